import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { screen, within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { focusReturned, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'

const openInvoice = (element: HTMLElement) => click(within(element).getByShadowRole('button', { name: 'Invoice of Olivia Bennett' }))

const linesOf = (dialog: HTMLElement) =>
  Object.fromEntries([...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling!.textContent]))

describe('the invoice of a subscription', () => {
  signedIn()

  it('is refused for a free plan by the warning of the specification, with no dialog and no request', async () => {
    await answerWhole([sample({ plan: 'free', amount: 0, stripe_payment_intent_id: null })])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const opened: Event[] = []
    element.addEventListener('invoice-open', (event) => opened.push(event))
    const asked = await newRequests({ path: /^\/api\// })
    await openInvoice(element)
    await toastSaying('Free plan not have invoice!')
    expect(screen.queryByShadowRole('dialog')).to.be.null
    expect(opened).to.be.empty
    expect(await asked()).to.be.empty
  })

  it('opens with all that an invoice says, and tells the page', async () => {
    const subscription = sample({ amount: 49.9, currency: 'eur', plan: 'basic', status: 'canceled' })
    await answerWhole([subscription])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const opened: Promise<CustomEvent> = oneEvent(element, 'invoice-open')
    await openInvoice(element)
    expect((await opened).detail).to.deep.equal({ subscription })

    const dialog = await openedDialog('Invoice')
    expect(within(dialog).getByShadowText('INV-000007')).to.exist
    expect(within(dialog).getByShadowText('01/03/2026')).to.exist
    expect(linesOf(dialog)).to.deep.equal({
      'Issued by': 'Practice Elements',
      Practice: 'Olivia Bennett',
      Plan: 'App Only',
      Period: '01/03/2026 – 01/03/2027',
      Status: 'Canceled',
      'Payment reference': 'pi_3sample',
      Currency: 'EUR',
      Total: '€49.90',
    })
  })

  it('is there for a plan and a status that nobody knows', async () => {
    await answerWhole([sample({ plan: 'gold', status: 'paused', end_date: null, stripe_payment_intent_id: null })])
    await openInvoice(await mount('<doctor-subscriptions></doctor-subscriptions>'))
    const lines = linesOf(await openedDialog('Invoice'))
    expect(lines).to.include({ Plan: 'Unknown', Status: 'Unknown', Period: '01/03/2026 – -', 'Payment reference': '-' })
  })

  it('closes by Esc and gives the focus back', async () => {
    await answerWhole([sample()])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const opener = within(element).getByShadowRole('button', { name: 'Invoice of Olivia Bennett' })
    opener.focus()
    await press('Enter')
    await openedDialog('Invoice')
    await press('Escape')
    await focusReturned(opener)
  })
})
