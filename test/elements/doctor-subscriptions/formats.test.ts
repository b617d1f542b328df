import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { column } from '../../support/elements/doctor-subscriptions/shown.ts'

const plain = (texts: string[]) => texts.map((text) => text.replaceAll(/\s/g, ' '))

describe('amounts and dates of doctor-subscriptions', () => {
  signedIn()

  it('show an amount as its currency asks', async () => {
    const amounts = [
      [49.9, 'usd'],
      [119, 'EUR'],
      [1260000, 'VND'],
      [39.75, 'KWD'],
      [0, 'JPY'],
      [5, 'points'],
    ] as const
    await answerWhole(amounts.map(([amount, currency], index) => sample({ id: index + 1, amount, currency })))
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(plain(column(element, 'Amount'))).to.deep.equal(['$49.90', '€119.00', '₫1,260,000', 'KWD 39.750', '¥0', '5 points'])
  })

  it('show dates as day, month and year, and a dash for no expiry', async () => {
    await answerWhole([sample({ createdAt: '2026-12-05T12:00:00.000Z', end_date: null })])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(column(element, 'Start Date')).to.deep.equal(['05/12/2026'])
    expect(column(element, 'Expiry Date')).to.deep.equal(['-'])
  })
})
