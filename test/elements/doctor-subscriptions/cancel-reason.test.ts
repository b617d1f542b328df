import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { accessible } from '../../support/accessible.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click, clickAt } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { cancelButton, focusReturned, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { changePath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { column, names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
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
      if (way !== 'Cancel') await click(await within(dialog).findByShadowRole('button', { name: 'Discard' }))
      await focusReturned(opener)
      const { reason } = await openCancelDialog(element)
      expect(reason.value).to.equal('')
      await press('Escape')
      await focusReturned(opener)
    })
  }

  for (const way of ['Escape', 'the close button', 'a click beside the dialog']) {
    it(`is kept from ${way} by a question, whose safe answer has the focus`, async () => {
      const opener = cancelButton(element)
      const { dialog, reason } = await openCancelDialog(element)
      const leave = {
        Escape: () => press('Escape'),
        'the close button': () => click(within(dialog).getByShadowRole('button', { name: 'Close' })),
        'a click beside the dialog': () => clickAt(5, 5),
      }[way]!
      await type('half a sent')
      await leave()
      const question = await within(dialog).findByShadowRole('group', { name: 'Discard your changes?' })
      const keep = within(question).getByShadowRole('button', { name: 'Keep editing' })
      await until(() => focused() === keep, 'The safe answer has not the focus')
      await accessible(dialog)
      await press('Escape')
      await until(() => focused() === reason, 'A second Escape does not lead back')
      expect(within(dialog).queryByShadowRole('group', { name: 'Discard your changes?' })).to.be.null
      await type('ence')
      expect(reason.value).to.equal('half a sentence')

      await leave()
      await click(await within(dialog).findByShadowRole('button', { name: 'Discard' }))
      await focusReturned(opener)
    })
  }

  it('keeps the color of an error where it has the focus', async () => {
    const { dialog, reason, submit, cancel } = await openCancelDialog(element)
    const colors = () => {
      const { borderBlockStartColor, outlineColor } = getComputedStyle(reason.closest('.pe-text-area')!)
      return [borderBlockStartColor, outlineColor]
    }
    await media({ motion: 'reduce' })
    const [, unharmed] = colors()
    await click(submit)
    await within(dialog).findByShadowText('Reason is required.')
    await until(() => focused() === reason, 'The field does not get the focus')
    const [border, ring] = colors()
    cancel.focus()
    expect([border, ring]).to.deep.equal([colors()[0], colors()[0]])
    expect(ring).to.not.equal(unharmed)
    await press('Escape')
    await focusReturned(cancelButton(element))
  })

  it('is asked for beside the plan and the amount, with the button that cancels at the end', async () => {
    const [row] = parts(element, 'row')
    const { dialog, submit, cancel } = await openCancelDialog(element)
    const text = dialog.querySelector(`[id='${dialog.getAttribute('aria-describedby')}']`)!.textContent
    const [plan, amount] = ['Plan', 'Amount'].map((name) => column(element, name)[0]!)
    expect(row!.textContent).to.contain(amount)
    expect(text.toLowerCase())
      .to.contain(plan!.toLowerCase())
      .and.to.contain(amount!.toLowerCase())
      .and.to.contain(names(element)[0]!.toLowerCase())
    expect(submit.getBoundingClientRect().left).to.be.above(cancel.getBoundingClientRect().right)
    await press('Escape')
    await focusReturned(cancelButton(element))
  })

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
