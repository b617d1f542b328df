import { expect } from '@open-wc/testing'
import { notify } from '../../../src/elements/index.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { cancelButton, discard, focusReturned, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastElements, toastOutlet, toastSaying } from '../../support/elements/toasts.ts'

const list = '<doctor-subscriptions status="active" style="width: 700px"></doctor-subscriptions>'

/** Ways of a page to show an element in the top layer. */
const ways = {
  'a modal dialog': { html: `<dialog>${list}</dialog>`, show: (around: HTMLElement) => (around as HTMLDialogElement).showModal() },
  'a popover': { html: `<div popover="manual" style="height: 90vh">${list}</div>`, show: (around: HTMLElement) => around.showPopover() },
}

const ours = () => document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('dialog') ?? null

/** Returns the topmost element at the center of a part. */
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
      await discard(dialog)
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

describe('in a part of the page that is hidden', () => {
  signedIn()

  it('a dialog leaves the page usable, and comes back with what was typed', async () => {
    const around = await mount(`<div><button>Of the page</button><div>${list}</div></div>`)
    const [button, holder] = [around.querySelector('button')!, around.querySelector('div')!]
    const { dialog, reason } = await openCancelDialog(around.querySelector('doctor-subscriptions')!)
    await type('They moved away')
    holder.style.display = 'none'
    await until(() => seenAt(button) === button, 'The page stays inert')
    await click(button)
    expect(focused()).to.equal(button)
    await press('Escape')
    holder.style.display = ''
    await until(() => ours()?.matches(':modal'), 'It does not come back')
    expect(reason.value).to.equal('They moved away')
    expect(seenAt(ours()!)?.localName).to.equal('doctor-subscriptions')
    await discard(dialog)
    await until(() => !ours(), 'It stays open')
  })
})

describe('a toast', () => {
  signedIn()

  const isSeen = (toast: Element) => () => seenAt(toast)?.localName === 'pe-toast-outlet'
  const isIn = (around: Element) => () => toastOutlet()?.parentElement === around

  it('is in the popover of the page that has an element, wherever the focus is', async () => {
    const around = await mount(ways['a popover'].html.replace('manual', 'auto'))
    around.showPopover()
    notify('success', 'It is done')
    const toast = await toastSaying('It is done')
    await until(isIn(around), 'It is elsewhere')
    await until(isSeen(toast), 'It is not seen')
    await click(toast)
    await until(() => toastElements().length === 0, 'A click does not close it')
    expect(around.matches(':popover-open')).to.be.true
  })

  it('is in a dialog of the page that does without aria-modal', async () => {
    const around = await mount(`<div role="dialog" aria-label="Record">${list}</div>`)
    notify('success', 'It is done')
    await toastSaying('It is done')
    await until(isIn(around), 'It is elsewhere')
    await closeToasts()
  })

  it('that has the focus stays where it is as another comes', async () => {
    await mount(list)
    notify('success', 'It is done')
    await toastSaying('It is done')
    await press('Alt+t')
    await until(() => document.activeElement?.localName === 'pe-toast-outlet', 'It does not take the focus')
    notify('success', 'So is this')
    await toastSaying('So is this')
    expect(toastOutlet()!.parentElement === document.body).to.be.true
    await closeToasts()
  })

  it('hides a click on it from the page', async () => {
    const pressed: string[] = []
    const note = ({ type: kind }: Event) => pressed.push(kind)
    await mount(list)
    notify('success', 'It is done')
    const toast = await toastSaying('It is done')
    await until(isSeen(toast), 'It is not seen')
    document.addEventListener('pointerdown', note)
    await click(toast)
    await until(() => toastElements().length === 0, 'A click does not close it')
    document.removeEventListener('pointerdown', note)
    expect(pressed).to.deep.equal([])
  })
})
