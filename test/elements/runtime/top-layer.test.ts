import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { cancelButton, focusReturned, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastOutlet, toastSaying } from '../../support/elements/toasts.ts'

const list = '<doctor-subscriptions status="active" style="width: 700px"></doctor-subscriptions>'

/** Ways of a page to show an element in the top layer. */
const ways = {
  'a modal dialog': { html: `<dialog>${list}</dialog>`, show: (around: HTMLElement) => (around as HTMLDialogElement).showModal() },
  'a popover': { html: `<div popover="manual" style="height: 90vh">${list}</div>`, show: (around: HTMLElement) => around.showPopover() },
}

const ours = () => document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('dialog') ?? null

/** Returns the topmost element at the centre of a part. */
const seenAt = (part: Element) => {
  const { left, top, width, height } = part.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

for (const [name, { html, show }] of Object.entries(ways)) {
  describe(`in ${name} of the page`, () => {
    signedIn()

    let around: HTMLElement
    let element: HTMLElement
    beforeEach(async () => {
      around = await mount(html)
      element = around.querySelector('doctor-subscriptions')!
      show(around)
      await settled(element)
    })

    it('a dialog opens above it, takes what is typed, and Escape closes no other', async () => {
      const { dialog, reason } = await openCancelDialog(element)
      expect(seenAt(dialog)?.localName).to.equal('doctor-subscriptions')
      await type('They moved away')
      expect(reason.value).to.equal('They moved away')
      await press('Escape')
      await until(() => focused() === cancelButton(element), 'The focus does not come back')
      expect(ours()).to.be.null
      expect(around.matches(':modal, :popover-open')).to.be.true
    })

    it('a toast is seen, and stays when it is closed', async () => {
      const { submit } = await openCancelDialog(element)
      await type('They moved away')
      await click(submit)
      const toast = await toastSaying('The subscription has been canceled.')
      // `seenAt` cannot find the toast here: everything outside a modal dialog is inert.
      expect(toastOutlet()!.matches(':popover-open')).to.be.true
      around.remove()
      await until(() => seenAt(toast)?.localName === 'pe-toast-outlet', 'It goes as well')
      await closeToasts()
    })
  })
}

describe('after a dialog of the page', () => {
  signedIn()

  it('dialogs open on the page again', async () => {
    const around = await mount<HTMLDialogElement>(ways['a modal dialog'].html)
    around.showModal()
    await openCancelDialog(around.querySelector('doctor-subscriptions')!)
    await press('Escape')
    await until(() => !ours(), 'It stays open')
    around.close()
    const element = await mount(list)
    const { dialog } = await openCancelDialog(element)
    expect(seenAt(dialog)?.localName).to.equal('doctor-subscriptions')
    await press('Escape')
    await focusReturned(cancelButton(element))
  })
})
