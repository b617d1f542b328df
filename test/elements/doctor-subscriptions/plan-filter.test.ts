import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { changed, column, countIn, names } from '../../support/elements/doctor-subscriptions/shown.ts'

describe('the plan filter of doctor-subscriptions', () => {
  signedIn()

  it('narrows the list to each plan, and All shows every one', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const all = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    let before = await changed(element, all)
    within(element).getByShadowRole('combobox', { name: 'Plan' }).focus()

    const badges = { free: 'FREE', basic: 'APP ONLY', standard: 'GALLERY ONLY', premium: 'APP & GALLERY' }
    for (const [plan, badge] of Object.entries(badges)) {
      await press('ArrowDown')
      before = await changed(element, before)
      const [counted] = await query<{ total: number }>(
        "select count(*)::int as total from subscriptions where status = 'active' and plan::text = $1",
        [plan],
      )
      expect(new Set(column(element, 'Plan'))).to.deep.equal(new Set([badge]))
      expect(countIn(element)).to.equal(counted!.total)
    }

    await press('Home')
    expect(await changed(element, before)).to.deep.equal(all)
  })
})
