import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { mount } from '../../support/mount.ts'
import { press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { screen, within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { focusReturned, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample, wideLogo } from '../../support/elements/doctor-subscriptions/samples.ts'
import { until } from '../../support/until.ts'

const openInvoice = (element: HTMLElement) => click(within(element).getByShadowRole('button', { name: 'Invoice of Olivia Bennett' }))

const cellsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('table tr')].map((row) => [...row.children].map((cell) => cell.textContent))

const factsOf = (dialog: HTMLElement) =>
  Object.fromEntries([...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling!.textContent]))

const openInvoiceDialog = async () => {
  await answerWhole([sample()])
  await openInvoice(await mount('<doctor-subscriptions></doctor-subscriptions>'))
  return openedDialog('Invoice')
}

describe('the invoice of a subscription', () => {
  signedIn()

  afterEach(() => configure({ logo: undefined }))

  it('has the logo of the issuer, in its shape', async () => {
    configure({ logo: wideLogo })
    const image = (await openInvoiceDialog()).querySelector('img')!
    await image.decode()
    const { width, height } = image.getBoundingClientRect()
    expect([image.alt, width, height]).to.deep.equal(['', 72, 36])
  })

  it('has the letter of the issuer in place of a logo that does not load', async () => {
    configure({ logo: '/api/v1/no-logo.png' })
    const dialog = await openInvoiceDialog()
    await until(() => dialog.querySelector('.pe-invoice-mark')?.textContent === 'P', 'No letter')
    expect(dialog.querySelector('img')).to.be.null
  })

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
    expect(factsOf(dialog)).to.deep.equal({
      'Issued by': 'Practice Elements',
      'Billed to': 'Olivia Bennett',
      Status: 'Canceled',
      'Payment reference': 'pi_3sample',
      Currency: 'EUR',
    })
    expect(cellsOf(dialog)).to.deep.equal([
      ['Plan', 'Period', 'Amount'],
      ['App Only', '01/03/2026 – 01/03/2027', '€49.90'],
      ['Total', '€49.90'],
    ])
  })

  it('is there for a plan and a status that nobody knows', async () => {
    await answerWhole([sample({ plan: 'gold', status: 'paused', end_date: null, stripe_payment_intent_id: null })])
    await openInvoice(await mount('<doctor-subscriptions></doctor-subscriptions>'))
    const dialog = await openedDialog('Invoice')
    expect(factsOf(dialog)).to.include({ Status: 'Unknown', 'Payment reference': '-' })
    expect(cellsOf(dialog)[1]).to.include.members(['Unknown', '01/03/2026 – -'])
  })

  for (const status of ['active', 'expired'])
    it(`of a subscription that is ${status} is paid`, async () => {
      await answerWhole([sample({ status })])
      await openInvoice(await mount('<doctor-subscriptions></doctor-subscriptions>'))
      expect(factsOf(await openedDialog('Invoice'))).to.include({ Status: 'Paid' })
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
