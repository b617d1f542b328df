import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { isoDate } from '../../../src/core/format.ts'
import { accessible } from '../../support/accessible.ts'
import { query } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { column, countIn, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { admins, answerWhole, doctors, doctorsPath, names, patients, sampleDoctor } from '../../support/elements/account-list/shown.ts'

const countOf = async (table: string, where: string) =>
  (await query<{ total: number }>(`select count(*)::int as total from ${table} where ${where}`))[0]!.total

async function opened(element: HTMLElement): Promise<[HTMLInputElement, HTMLInputElement]> {
  await click(within(element).getByShadowRole('button', { name: /^Joined/ }))
  await until(() => element.shadowRoot!.querySelectorAll('[type=date]').length === 2, 'No days')
  return [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('[type=date]')] as [HTMLInputElement, HTMLInputElement]
}

/** Chooses a day, as the calendar of the browser does. */
function choose(input: HTMLInputElement, day: string): void {
  // React listens to changes by its own setter.
  Reflect.set(HTMLInputElement.prototype, 'value', day, input)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('the filters of account-list', () => {
  signedIn()

  it('find practices by plan and status, and are all cleared at once', async () => {
    const element = await mount(doctors)
    const all = countIn(element)
    within(element).getByShadowRole('combobox', { name: 'Status' }).focus()
    await press('End')
    const inactive = await countOf('doctors', 'not is_active')
    await until(() => countIn(element) === inactive, 'All are shown')
    expect(new Set(column(element, 'Status'))).to.deep.equal(new Set(['Inactive']))
    within(element).getByShadowRole('combobox', { name: 'Current Plan' }).focus()
    await press('ArrowDown')
    const free = await countOf('doctors', "not is_active and plan = 'free'")
    await until(() => (countIn(element) || 0) === free, 'All plans are shown')
    await accessible(element)
    await click(within(parts(element, 'toolbar')[0]!).getByShadowRole('button', { name: 'Clear all' }))
    await until(() => countIn(element) === all, 'The filters stay')
    expect(within(element).queryByShadowRole('button', { name: 'Clear all' })).to.equal(null)
  })

  for (const [html, table] of [
    [doctors, 'doctors'],
    [patients, 'patients'],
    [admins, 'admins'],
  ] as const)
    it(`find ${table} by the days on which they joined, both included`, async () => {
      const [row] = await query<{ at: string }>(`select created_at as at from ${table} order by created_at limit 1 offset 1`)
      const day = isoDate(new Date(row!.at).toISOString())
      const element = await mount(html)
      const [from, to] = await opened(element)
      choose(from, day)
      choose(to, day)
      const times = [`${day}T00:00:00.000`, `${day}T23:59:59.999`].map((time) => new Date(time).toISOString())
      const own = await countOf(table, `created_at between '${times[0]}' and '${times[1]}'`)
      expect(own).to.be.above(0)
      await until(() => countIn(element) === own, 'Others are shown')
      const shown = day.split('-').reverse().join('/')
      expect(new Set(column(element, 'Joining Date'))).to.deep.equal(new Set([shown]))
      await press('Escape')
      expect(within(element).getByShadowRole('button', { name: /^Joined/ }).textContent).to.contain(`${shown} – ${shown}`)
    })

  it('show in their color that they are used, but not in their menu', async () => {
    const element = await mount('<account-list key-prop="patients" list-state="joined_from=2020-01-01"></account-list>')
    await opened(element)
    const colorOf = (name: RegExp) => getComputedStyle(within(element).getByShadowRole('button', { name })).backgroundColor
    expect(colorOf(/^Joined/)).not.to.equal(colorOf(/^Export CSV/))
    expect(colorOf(/^Any day/)).not.to.equal(colorOf(/^Joined/))
  })

  it('say in what nothing was found', async () => {
    const element = await mount('<account-list key-prop="doctors" list-state="q=zz&plan=free"></account-list>')
    expect(parts(element, 'empty')[0]!.querySelector('p')!.textContent).to.equal("Nothing matches 'zz' in Free.")
    await click(within(parts(element, 'empty')[0]!).getByShadowRole('button', { name: 'Clear all' }))
    await until(() => names(element).length === 10, 'The filter stays')
  })

  it('apply in the browser where the backend does not know them', async () => {
    await answerWhole(doctorsPath, [
      sampleDoctor(),
      sampleDoctor({ id: 43, name: 'Marcus Whitfield', isActive: '0', subscriptionPlan: 'free' }),
      sampleDoctor({ id: 44, name: 'Camille Dubois', createdAt: '2025-01-01T12:00:00.000Z' }),
    ])
    const state = (text: string) => `<account-list key-prop="doctors" list-state="${text}"></account-list>`
    for (const [text, found] of [
      ['status=inactive', 'Marcus Whitfield'],
      ['plan=free', 'Marcus Whitfield'],
      ['joined_from=2024-12-31', 'Camille Dubois'],
      ['joined_to=2024-03-05&status=active', 'Olivia Bennett'],
    ] as const) {
      const element = await mount(state(text))
      await settled(element)
      expect(names(element), text).to.deep.equal([found])
    }
  })

  for (const state of ['plan=gold', 'status=0', 'joined_from=yesterday', 'joined_to=2024-3-5'])
    it(`ignore ${state}`, async () => {
      const element = await mount(`<account-list key-prop="doctors" list-state="${state}"></account-list>`)
      expect(names(element)).to.have.length(10)
    })
})
