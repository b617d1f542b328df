import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { countIn, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

const countOf = async (...statuses: string[]) => {
  const rows = await query<{ status: string; total: number }>('select status, count(*)::int as total from subscriptions group by status')
  return rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { total }) => sum + total, 0)
}

const shown = async (status: string) => {
  const element = await mount(`<doctor-subscriptions ${status && `status="${status}"`}></doctor-subscriptions>`)
  return [parts(element, 'title')[0]!.textContent, countIn(element)]
}

describe('the status of doctor-subscriptions', () => {
  signedIn()

  for (const status of ['active', 'canceled', 'expired']) {
    it(`narrows the list to ${status}`, async () => {
      const title = `${status.charAt(0).toUpperCase()}${status.slice(1)} Subscriptions`
      expect(await shown(status)).to.deep.equal([title, await countOf(status)])
    })
  }

  it('takes canceled and expired for inactive', async () => {
    expect(await shown('inactive')).to.deep.equal(['Inactive Subscriptions', await countOf('canceled', 'expired')])
  })

  it('shows all when it is absent', async () => {
    expect(await shown('')).to.deep.equal(['Subscriptions', await countOf('active', 'canceled', 'expired')])
  })
})
