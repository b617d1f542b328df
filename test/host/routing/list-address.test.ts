import { expect } from '@open-wc/testing'
import { query } from '../../support/backend.ts'
import { focused, type } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList, shownList } from '../../support/host/signed-in-panel.ts'

/** Returns queries within the list's shadow root. */
const inside = (list: HTMLElement) => within(parts(list, 'card')[0]!)
const next = (list: HTMLElement) => inside(list).getByRole('button', { name: 'Next page' })
const range = (list: HTMLElement) => parts(list, 'pager')[0]?.querySelector('.pe-pager-steps bdi')?.textContent
const firstNames = (list: HTMLElement) =>
  parts(list, 'row')
    .map((row) => row.querySelector('bdi')?.textContent)
    .join()

async function accounts(panel: Panel): Promise<HTMLElement> {
  const list = () => panel.document.querySelector<HTMLElement>('account-list')
  await until(() => list()?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
  return list()!
}

/** Opens the practices on page 3, sorted by name in descending order. */
async function sortedPanel(): Promise<{ panel: Panel; list: HTMLElement; shown: string }> {
  const panel = await openPanel('/doctors')
  const list = await accounts(panel)
  for (const state of ['sort=name', 'sort=name&order=desc']) {
    await click(inside(list).getByRole('button', { name: 'Name' }))
    await panel.at(`/doctors?${state}`)
    // Other rows have other heights and move the buttons below.
    await settled(list)
  }
  for (const page of [2, 3]) {
    await click(next(list))
    await panel.at(`/doctors?page=${page}&sort=name&order=desc`)
    await settled(list)
  }
  await until(() => range(list)?.startsWith('21–') === true)
  await settled(list)
  return { panel, list, shown: firstNames(list) }
}

describe('the state of lists in the address', () => {
  signedIn()

  it('comes without a new history entry, with the same element, and leaves focus and scrolling alone', async () => {
    const panel = await openPanel('/doctors', { width: 1280, height: 500 })
    const list = await accounts(panel)
    const { length } = panel.window.history
    panel.window.scrollTo(0, 100)
    next(list).focus()
    await click(next(list))
    await panel.at('/doctors?page=2')
    await settled(list)
    expect(panel.document.querySelector('account-list')).to.equal(list)
    expect(list.getAttribute('list-state')).to.equal('page=2')
    expect(focused()).to.equal(next(list))
    expect(panel.window.history.length).to.equal(length)
    expect(panel.window.scrollY).to.be.above(0)
  })

  it('survives a reload, and is the same from a sent link', async () => {
    const { panel, shown } = await sortedPanel()
    const sent = panel.path()
    await panel.go(sent)
    expect(firstNames(await accounts(panel))).to.equal(shown)
    const other = await openPanel(sent)
    expect(firstNames(await accounts(other))).to.equal(shown)
    expect(other.path()).to.equal(sent)
  })

  it('is there again after View and Back, and Back once more leaves the list', async () => {
    const panel = await openList()
    await click(panel.screen.getByRole('link', { name: 'Doctors' }))
    const list = await accounts(panel)
    await click(next(list))
    await panel.at('/doctors?page=2')
    await settled(list)
    const shown = firstNames(list)
    await click(inside(list).getAllByRole('link', { name: /^View/ })[0]!)
    await until(() => panel.document.querySelector('doctor-profile'), 'No profile')
    panel.window.history.back()
    await panel.at('/doctors?page=2')
    expect(firstNames(await accounts(panel))).to.equal(shown)
    panel.window.history.back()
    await panel.at('/subscription/active')
    await shownList(panel)
  })

  it('goes with the link of the menu, which shows the list from its beginning', async () => {
    const { panel, list, shown } = await sortedPanel()
    await click(panel.screen.getByRole('link', { name: 'Doctors' }))
    await panel.at('/doctors')
    await until(() => range(list)?.startsWith('1–10 ') === true, 'The page stays')
    await settled(list)
    expect(firstNames(list)).to.not.equal(shown)
    panel.window.history.back()
    await panel.at('/doctors?page=3&sort=name&order=desc')
    await until(() => firstNames(list) === shown, 'The rows do not come back')
  })

  it('is where the breadcrumb of a doctor and of a patient leads back to', async () => {
    const { panel, shown } = await sortedPanel()
    await click(panel.screen.getAllByShadowRole('link', { name: /^View / })[0]!)
    // The name of the doctor moves the steps before it.
    await until(() => panel.document.querySelector('doctor-profile')?.shadowRoot?.querySelector('[part~=name]'), 'No profile')
    const crumb = within(panel.screen.getByRole('navigation', { name: 'Breadcrumb' })).getByRole('link', { name: 'Practices' })
    await click(crumb)
    await panel.at('/doctors?page=3&sort=name&order=desc')
    const list = await accounts(panel)
    await until(() => firstNames(list) === shown, 'Other rows')
    await click(panel.screen.getByRole('link', { name: 'Patients' }))
    await headed(panel, 'Patients')
    expect(panel.path()).to.equal('/patients')
  })

  it('is where the link back of a screen leads to, but not the link of the menu', async () => {
    const { panel, shown } = await sortedPanel()
    await click(panel.screen.getAllByShadowRole('link', { name: /^Edit / })[0]!)
    await click(await panel.screen.findByShadowRole('link', { name: 'Back to Practices' }))
    await panel.at('/doctors?page=3&sort=name&order=desc')
    const list = await accounts(panel)
    await until(() => firstNames(list) === shown, 'Other rows')
    await click(panel.screen.getAllByShadowRole('link', { name: /^Edit / })[0]!)
    await until(() => panel.path().startsWith('/doctors/edit'), 'The editor does not open')
    await click(panel.screen.getByRole('link', { name: 'Doctors' }))
    await panel.at('/doctors')
  })

  it('is not where a figure of the overview leads to', async () => {
    const { panel } = await sortedPanel()
    await click(panel.screen.getByRole('link', { name: 'Overview' }))
    await click(await panel.screen.findByShadowRole('link', { name: /Practices/ }))
    await panel.at('/doctors')
  })

  it('is read again by a click on the current row of the menu', async () => {
    const panel = await openPanel('/doctors')
    const list = await accounts(panel)
    const [before] = firstNames(list).split(',')
    await query("update doctors set first_name = 'Renamed' where first_name || ' ' || last_name = $1", [before])
    await click(panel.screen.getByRole('link', { name: 'Doctors' }))
    await until(() => firstNames(list).startsWith('Renamed '), 'The old name stays')
  })

  it('is not carried into another list', async () => {
    const panel = await openList()
    const list = await shownList(panel)
    await click(next(list))
    await panel.at('/subscription/active?page=2')
    await click(panel.screen.getByRole('link', { name: 'Inactive' }))
    await panel.at('/subscription/inactive')
    await until(() => range(list)?.startsWith('1–10 ') === true, 'The page stays')
  })

  it('holds a search as it was typed, and what was meant by nonsense is left alone', async () => {
    const panel = await openPanel('/doctors?page=x&sort=nothing&utm=1')
    const list = await accounts(panel)
    expect(range(list)).to.match(/^1–10 /)
    expect(panel.path()).to.equal('/doctors?page=x&sort=nothing&utm=1')
    await click(inside(list).getByRole('searchbox', { name: 'Search' }))
    await type('lefèvre & f/?#')
    await until(() => panel.path() === '/doctors?q=lef%C3%A8vre+%26+f%2F%3F%23', 'The search is not in the address')
    await panel.go(panel.path())
    const again = () => panel.document.querySelector<HTMLElement>('account-list')
    await until(
      () => again()?.shadowRoot?.querySelector<HTMLInputElement>('[type=search]')?.value === 'lefèvre & f/?#',
      'The search is another',
    )
  })

  it('keeps two lists of a screen apart, beside the id of the doctor', async () => {
    const [doctor] = await query<{ id: number }>(
      'select d.id from doctors d where (select count(*) from patients p where p.doctor_id = d.id) > 10 and (select count(*) from subscriptions s where s.doctor_id = d.id) > 10 limit 1',
    )
    const address = `/doctor?id=${encodeURIComponent(btoa(String(doctor!.id)))}`
    const panel = await openPanel(address)
    const lists = async () => {
      const inProfile = (tag: string) => panel.document.querySelector('doctor-profile')?.shadowRoot?.querySelector<HTMLElement>(tag)
      for (const tag of ['doctor-subscriptions', 'account-list'])
        await until(() => inProfile(tag)?.shadowRoot?.querySelector('[part~=row]'), `No ${tag}`)
      return [inProfile('doctor-subscriptions')!, inProfile('account-list')!] as const
    }
    const [subscriptions, patients] = await lists()
    await click(next(subscriptions))
    await panel.at(`${address}&subscriptions.page=2`)
    await until(() => range(subscriptions)?.startsWith('11–') === true)
    await settled(subscriptions)
    await click(inside(patients).getByRole('button', { name: 'Name' }))
    await panel.at(`${address}&subscriptions.page=2&patients.sort=name`)
    await settled(subscriptions)
    await settled(patients)
    const shown = [firstNames(subscriptions), range(subscriptions), firstNames(patients)]
    await panel.go(panel.path())
    const [subscriptionsAgain, patientsAgain] = await lists()
    await settled(subscriptionsAgain)
    expect([firstNames(subscriptionsAgain), range(subscriptionsAgain), firstNames(patientsAgain)]).to.deep.equal(shown)
  })
})
