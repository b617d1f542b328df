import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { makeReactivatable } from '../../support/reactivatable.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { countIn, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

describe('the last page of doctor-subscriptions', () => {
  signedIn()

  it('gives way to the one before when its only row has left the list', async () => {
    await makeReactivatable()
    const [canceled] = await query<{ total: number }>("select count(*)::int as total from subscriptions where status = 'canceled'")
    const size = canceled!.total - 1
    const element = await mount(`<doctor-subscriptions status="canceled" page-size="${size}"></doctor-subscriptions>`)
    await settled(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    await until(() => parts(element, 'row').length === 1, 'Not its last row')

    await click(within(element).getByShadowRole('button', { name: /^Reactivate/ }))
    await until(() => countIn(element) === size, 'The count stays')
    await settled(element)
    expect(parts(element, 'empty')).to.be.empty
    expect(parts(element, 'row')).to.have.length(size)
  })
})
