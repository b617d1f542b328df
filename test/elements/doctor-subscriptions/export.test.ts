import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { noteSavedFiles } from '../../support/elements/saved-files.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toasts } from '../../support/elements/toasts.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { headings, names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

const button = (element: HTMLElement, name: string) => within(element).getByShadowRole('button', { name })

describe('the tools of doctor-subscriptions', () => {
  signedIn()
  const files = noteSavedFiles()

  it('save the amount as a number with its currency beside it, over a backend that answers the whole list', async () => {
    await answerWhole([
      sample({
        id: 1,
        name: 'Anna',
        plan: 'premium',
        amount: 1234.5,
        currency: 'eur',
        createdAt: '2024-03-05T12:00:00.000Z',
        end_date: null,
      }),
      sample({ id: 2, name: 'Bob', plan: 'free', amount: 0, currency: 'usd' }),
    ])
    const element = await mount('<doctor-subscriptions status="active" list-state="plan=premium"></doctor-subscriptions>')
    await click(button(element, 'Export CSV'))
    await until(() => files.length === 1, 'No file')
    await until(() => toasts().includes('Rows exported: 1'), 'No toast')
    expect(files[0]!.name).to.match(/^active-subscriptions-\d{4}-\d\d-\d\d\.csv$/)
    expect(await files[0]!.text()).to.equal(
      '\uFEFFName,Plan,Amount,Currency,Start Date,Expiry Date\r\nAnna,App & Gallery,1234.5,EUR,2024-03-05,\r\n',
    )
  })

  it('hide a column, and are not there in the embedded table, which shows all', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    await click(button(element, 'Columns'))
    const plan = () =>
      [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[part~=menu] input')].find(({ labels }) =>
        labels![0]!.textContent.startsWith('Plan'),
      )
    // The menu takes the focus when it has opened.
    await until(() => element.shadowRoot!.querySelector('[part~=menu] input:focus'), 'No choices')
    plan()!.focus()
    await press('Space')
    expect(headings(element)).to.not.include('Plan')
    expect(localStorage.getItem('columns.subscriptions')).to.equal('["plan"]')
    const embedded = await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')
    expect(headings(embedded)).to.include('Plan')
    expect(parts(embedded, 'toolbar')).to.be.empty
  })

  it('lead out of a filter that lets nothing through', async () => {
    await answerWhole([sample({ name: 'Bob', plan: 'free' })])
    const element = await mount('<doctor-subscriptions list-state="plan=premium"></doctor-subscriptions>')
    const isOff = () => button(element, 'Export CSV').getAttribute('aria-disabled')
    expect(isOff(), 'There is nothing to export').to.equal('true')
    await click(within(parts(element, 'empty')[0]!).getByShadowRole('button', { name: 'Clear all' }))
    await until(() => names(element).join() === 'Bob', 'The filter stays')
    expect(isOff()).to.be.null
  })
})
