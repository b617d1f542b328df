import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-overview/admin-overview.element.ts'
import { formatDate } from '../../../src/core/format.ts'
import { accessible } from '../../support/accessible.ts'
import { focused, press } from '../../support/keyboard.ts'
import { click, hover, tap } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { card, figures, money, mountOverview, readOverview, rows } from '../../support/elements/admin-overview/shown.ts'

const joined = 'Practices Joining per Month'
const byPlan = 'Subscriptions by Plan and Status'

const signed = (more: number) => (more === 0 ? 'No change in 30 days' : `${Math.abs(more)} in 30 days`)

describe('admin-overview', () => {
  signedIn()

  it('shows practices, patients and active subscriptions with their change', async () => {
    const overview = await readOverview()
    const shown = figures(await mountOverview())
    for (const [name, { now, before }] of [
      ['Practices', overview.practices],
      ['Patients', overview.patients],
      ['Active Subscriptions', overview.activeSubscriptions],
    ] as const)
      expect(shown[name]).to.deep.equal([String(now), signed(now - before)])
    expect(overview.patients.now).to.be.greaterThan(overview.patients.before)
  })

  it('shows the revenue of the currency that most pay in, and that of each in a dialog', async () => {
    const { revenue } = await readOverview()
    const element = await mountOverview()
    expect(figures(element)['Revenue']![0]).to.equal(money(revenue[0]!.now, revenue[0]!.currency))
    const opener = within(element).getByShadowRole('button', { name: `${revenue.length - 1} more currencies` })
    await click(opener)
    const dialog = await openedDialog('Revenue by Currency')
    const shown = [...dialog.querySelectorAll('tbody tr')].map((row) => [...row.children].slice(0, 2).map(({ textContent }) => textContent))
    expect(shown).to.deep.equal(revenue.map(({ currency, now }) => [currency, money(now, currency)]))
    const colorOf = (button: Element) => getComputedStyle(button).color
    const [close] = within(dialog).getAllByShadowRole('button', { name: 'Close' })
    expect(colorOf(close!), 'The dialog looks like the figure').to.not.equal(colorOf(opener))
    await press('Escape')
    await dialogClosed()
  })

  it('draws who joined in each of twelve months, and tells it in a sentence and in a table', async () => {
    const overview = await readOverview()
    const element = await mountOverview()
    const total = overview.joined.reduce((sum, { count }) => sum + count, 0)
    const chart = within(card(element, joined)).getByShadowRole('group', { name: /practices joined/ })
    expect(chart.getAttribute('aria-label')).to.match(
      new RegExp(
        `^${total} practices joined in the last 12 months, most of them in .+: ${Math.max(...overview.joined.map(({ count }) => count))}\\.$`,
      ),
    )
    const toggle = within(element).getByShadowRole('button', { name: `Table: ${joined}` })
    toggle.focus()
    await press('Enter')
    await until(() => rows(element, joined).length === 12, 'No table')
    expect(rows(element, joined).map(([, count]) => Number(count))).to.deep.equal(overview.joined.map(({ count }) => count))
    await press('Enter')
    await until(() => within(card(element, joined)).queryByShadowRole('group', { name: /practices joined/ }), 'No chart')
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`names each mark of a chart in a tooltip, by keyboard and pointer, ${dir}`, async () => {
      document.documentElement.dir = dir
      const element = await mountOverview()
      const chart = within(card(element, joined)).getByShadowRole('group', { name: /practices joined/ })
      const marks = within(chart).getAllByShadowRole('img')
      const tip = () => element.shadowRoot!.querySelector('.pe-tip')
      const told = (mark: HTMLElement) =>
        until(() => tip()?.textContent === mark.getAttribute('aria-label'), `${mark.ariaLabel} is not told`)
      expect(marks).to.have.length(12)
      within(element)
        .getByShadowRole('button', { name: `Table: ${joined}` })
        .focus()
      await press('Tab')
      await told(marks[0]!)
      // The first focus loads the code of the keys.
      do await press('End')
      while (focused() !== marks[11])
      await press('Home')
      await told(marks[0]!)
      await press(dir === 'ltr' ? 'ArrowRight' : 'ArrowLeft')
      await told(marks[1]!)
      await press('End')
      await told(marks[11])
      const [{ bottom }, { top }] = [tip()!.getBoundingClientRect(), marks[11].firstElementChild!.getBoundingClientRect()]
      expect(bottom <= top + marks[11].offsetHeight, 'The tooltip is not above the figure').to.equal(true)
      await press('Escape')
      await until(() => tip() === null, 'Escape keeps the tooltip')
      await press('Tab')
      await press('Shift+Tab')
      await told(marks[11])
      await hover(marks[5]!)
      await told(marks[5]!)
      await press('Escape')
      await tap(marks[3]!)
      await told(marks[3]!)
      await accessible(element)
    })
  }

  it('draws the subscriptions by plan and status, and tells them in words and in a table with totals', async () => {
    const { subscriptions } = await readOverview()
    const element = await mountOverview()
    const sum = (matches: (row: (typeof subscriptions)[number]) => boolean) =>
      subscriptions.filter(matches).reduce((all, { count }) => all + count, 0)
    const active = sum(({ status }) => status === 'active')
    expect(within(card(element, byPlan)).getByShadowRole('group', { name: new RegExp(`Active: ${active}`) })).to.exist
    expect(within(card(element, byPlan)).getByShadowText(`Active: ${active}`)).to.exist
    await click(within(element).getByShadowRole('button', { name: `Table: ${byPlan}` }))
    const countsOf = (plan?: string) => {
      const counts = ['active', 'canceled', 'expired'].map((status) => sum((row) => row.status === status && (!plan || row.plan === plan)))
      return [...counts, counts.reduce((all, count) => all + count)].map(String)
    }
    await until(() => rows(element, byPlan).length === 5, 'No table')
    expect(rows(element, byPlan)).to.deep.equal([
      ['Free', ...countsOf('free')],
      ['App Only', ...countsOf('basic')],
      ['Gallery Only', ...countsOf('standard')],
      ['App & Gallery', ...countsOf('premium')],
      ['Total', ...countsOf()],
    ])
  })

  it('lists what expires in the next 30 days and the newest practices', async () => {
    const { expiring, newest } = await readOverview()
    const element = await mountOverview()
    expect(expiring.total).to.be.greaterThan(1)
    expect(rows(element, 'Expiring in the Next 30 Days').map(([name, , date]) => [name, date])).to.deep.equal(
      expiring.first.map(({ name, end_date }) => [name, formatDate(end_date)]),
    )
    expect(rows(element, 'Newest Practices')).to.deep.equal(
      newest.map(({ name, practice_name, createdAt }) => [name, practice_name, formatDate(createdAt)]),
    )
  })

  it('leads from figures to lists and from names to practices, unless the page prevents it', async () => {
    const { newest } = await readOverview()
    const element = await mountOverview()
    element.addEventListener('navigate', (event) => event.preventDefault())
    for (const [name, to, id, href] of [
      ['Practices', 'doctors', undefined, '/doctors'],
      ['Patients', 'patients', undefined, '/patients'],
      ['Active Subscriptions', 'subscriptions', undefined, '/subscription/active'],
      [newest[0]!.name, 'doctor', newest[0]!.id, `/doctor?id=${encodeURIComponent(btoa(String(newest[0]!.id)))}`],
    ] as const) {
      const told: Promise<CustomEvent> = oneEvent(element, 'navigate')
      const link = within(element).getAllByShadowRole('link', { name })[0]!
      expect(link.getAttribute('href')).to.equal(href)
      await click(link)
      expect((await told).detail).to.deep.equal({ to, id, href })
    }
  })
})
