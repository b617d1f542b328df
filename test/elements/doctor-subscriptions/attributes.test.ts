import { expect, oneEvent } from '@open-wc/testing'
import type { DoctorSubscriptionsElement } from '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { listPath, startDates } from '../../support/elements/doctor-subscriptions/samples.ts'
import { column, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

describe('the attributes of doctor-subscriptions', () => {
  signedIn()

  const faults = [
    ['doctor-id="undefined"', 'The attribute doctor-id is not an id.'],
    ['doctor-id="null"', 'The attribute doctor-id is not an id.'],
    ['doctor-id="NaN"', 'The attribute doctor-id is not an id.'],
    ['doctor-id="1.5"', 'The attribute doctor-id is not an id.'],
    ['doctor-id="0"', 'The attribute doctor-id is not an id.'],
    ['doctor-id=""', 'The attribute doctor-id is not an id.'],
    ['doctor-id="-1"', 'The attribute doctor-id is not an id.'],
    ['status="paused"', 'The attribute status must be active, canceled, expired or inactive.'],
  ] as const

  for (const [attribute, message] of faults) {
    it(`says what is wrong with ${attribute} and asks the server nothing`, async () => {
      const asked = await newRequests({ path: listPath })
      const error: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount(`<doctor-subscriptions ${attribute}></doctor-subscriptions>`, { until: 'load-error' })
      expect((await error).detail).to.deep.equal({ code: 'config', message })
      expect(within(element).getByShadowRole('alert').textContent).to.contain(message)
      expect(await asked()).to.be.empty
    })
  }

  it('finds nothing by an id that no doctor has, and not everybody', async () => {
    const error: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
    const element = await mount('<doctor-subscriptions doctor-id="abc"></doctor-subscriptions>', { until: 'load-error' })
    expect((await error).detail.code).to.equal('not-found')
    expect(parts(element, 'row')).to.be.empty
  })

  it('shows another doctor when doctor-id changes, and the table again after a wrong one', async () => {
    const element = await mount<DoctorSubscriptionsElement>('<doctor-subscriptions doctor-id="0"></doctor-subscriptions>', {
      until: 'load-error',
    })
    const [first, second] = [await startDates(1), await startDates(2)]
    expect(first).to.not.deep.equal(second)
    element.doctorId = '1'
    await until(() => column(element, 'Start Date').join() === first.join(), 'Not the first')
    element.setAttribute('doctor-id', '2')
    await until(() => column(element, 'Start Date').join() === second.join(), 'Not the second')
  })

  const sizes = [
    ['20', '20'],
    ['7', '7'],
    ['500', '100'],
    ['many', '10'],
    ['', '10'],
  ] as const
  for (const [given, used] of sizes) {
    it(`page-size="${given}" makes pages of ${used} rows`, async () => {
      const element = await mount(`<doctor-subscriptions page-size="${given}"></doctor-subscriptions>`)
      await settled(element)
      expect(parts(element, 'row')).to.have.length(Number(used))
      expect(within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }).value).to.equal(used)
    })
  }
})
