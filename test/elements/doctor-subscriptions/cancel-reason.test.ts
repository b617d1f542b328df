import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { cancelButton, focusReturned, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { until } from '../../support/until.ts'

describe('the reason of a cancellation', () => {
  signedIn()

  let element: HTMLElement
  let asked: Awaited<ReturnType<typeof newRequests>>
  beforeEach(async () => {
    element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    asked = await newRequests({ path: changePath })
  })
  afterEach(async () => expect(await asked()).to.be.empty)

  for (const blank of ['', '   ']) {
    it(`is required: ${JSON.stringify(blank)} is refused at the field, which gets the focus`, async () => {
      const { dialog, reason, submit } = await openCancelDialog(element)
      if (blank) await type(blank)
      await click(submit)
      await within(dialog).findByShadowText('Reason is required.')
      await until(() => focused() === reason, 'The field does not get the focus')
      expect(reason.getAttribute('aria-invalid')).to.equal('true')
      expect(reason.value).to.equal(blank)
      await press('Escape')
      await focusReturned(cancelButton(element))
    })
  }

  it('loses its message as soon as something is typed, and gets it back when that is taken away', async () => {
    const { dialog, submit, cancel } = await openCancelDialog(element)
    await click(submit)
    await within(dialog).findByShadowText('Reason is required.')
    await press('Tab')
    await press('Shift+Tab')
    await type('x')
    await until(() => !within(dialog).queryByShadowText('Reason is required.'), 'The message stays')
    await press('Backspace')
    await within(dialog).findByShadowText('Reason is required.')
    await click(cancel)
    await focusReturned(cancelButton(element))
  })

  for (const way of ['Escape', 'Cancel', 'Close']) {
    it(`is asked for no more after ${way}, and the focus goes back to its opener`, async () => {
      const opener = cancelButton(element)
      const { dialog } = await openCancelDialog(element)
      await type('half a sent')
      if (way === 'Escape') await press('Escape')
      else await click(within(dialog).getByShadowRole('button', { name: way }))
      await focusReturned(opener)
      const { reason } = await openCancelDialog(element)
      expect(reason.value).to.equal('')
      await press('Escape')
      await focusReturned(opener)
    })
  }

  it('keeps the focus in its dialog, both ways round', async () => {
    const { dialog, reason } = await openCancelDialog(element)
    const forth = new Set<Element | null>()
    for (let step = 0; step < 6; step++) {
      await press('Tab')
      expect(dialog.contains(focused()), `Tab ${step + 1} leaves the dialog`).to.be.true
      forth.add(focused())
    }
    expect(forth.size).to.equal(4)
    for (let step = 0; step < 6; step++) {
      await press('Shift+Tab')
      expect(dialog.contains(focused()), `Shift+Tab ${step + 1} leaves the dialog`).to.be.true
    }
    expect(forth.has(reason)).to.be.true
    await press('Escape')
    await focusReturned(cancelButton(element))
  })
})
