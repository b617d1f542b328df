import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-overview/admin-overview.element.ts'
import { saveDoctorProfile } from '../../../src/core/doctors.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { changeSubscriptionStatus } from '../../../src/core/subscriptions.ts'
import { clearFaults, fault, release, requests, type Fault } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { card, figures, mountOverview, overviewPath, readOverview, rows } from '../../support/elements/admin-overview/shown.ts'

const failures: [string, Omit<Fault, 'path'>, string, string][] = [
  ['a refusal by the server', { kind: 'status', status: 500 }, 'server', 'The server could not process this right now.'],
  ['a lost network', { kind: 'drop' }, 'network', 'The server could not be reached. Check your connection.'],
  ['a broken answer', { kind: 'malformed' }, 'contract', 'The server sent an unexpected response.'],
  [
    'an answer without figures',
    { kind: 'status', status: 200, body: { success: true } },
    'contract',
    'The server sent an unexpected response.',
  ],
]

const everything = (element: HTMLElement) => [
  figures(element),
  ...['Expiring in the Next 30 Days', 'Newest Practices'].map((name) => rows(element, name)),
  ...[...element.shadowRoot!.querySelectorAll('[role="img"]')].map((chart) => chart.getAttribute('aria-label')),
]

describe('admin-overview on a page', () => {
  signedIn()

  for (const [what, cause, code, message] of failures) {
    it(`for ${what} says why in its place, and Retry loads it`, async () => {
      await fault({ ...cause, path: overviewPath })
      const codes: unknown[] = []
      const note = (event: Event) => codes.push((event as CustomEvent<{ code: string }>).detail.code)
      document.addEventListener('load-error', note)
      const element = await mountOverview('load-error')
      document.removeEventListener('load-error', note)
      expect(codes).to.deep.equal([code])
      const alert = within(element).getByShadowRole('alert')
      expect([...alert.querySelectorAll('p')].at(-1)!.textContent).to.equal(message)
      await clearFaults()
      await click(within(alert).getByShadowRole('button', { name: 'Retry' }))
      await until(() => within(element).queryByShadowRole('group', { name: 'Patients' }), 'Retry does not load')
    })
  }

  it('has a skeleton until the figures arrive, and is ready then', async () => {
    await fault({ kind: 'hold', path: overviewPath })
    let ready = false
    document.addEventListener('ready', () => (ready = true), { once: true })
    const element = await mount('<admin-overview></admin-overview>', { until: null })
    await until(() => element.shadowRoot?.querySelectorAll('.pe-dashboard-skeleton .pe-card').length === 8, 'No skeleton')
    expect(within(element).getByShadowRole('status').textContent).to.equal('Loading...')
    expect(ready).to.be.false
    await release()
    await until(() => ready, 'Not ready')
    expect(within(element).getByShadowRole('group', { name: 'Patients' })).to.exist
  })

  it('shows the same figures with a backend that has only the lists', async () => {
    const before = everything(await mountOverview())
    document.querySelector('admin-overview')!.remove()
    await fault({ kind: 'status', status: 404, path: overviewPath })
    const asked = await newRequests({})
    refresh('overview')
    const element = await mountOverview()
    expect(everything(element)).to.deep.equal(before)
    const paths = new Set((await asked()).map(({ path }) => path.replace('/api/v1', '')))
    expect(paths).to.include.all.keys(overviewPath, '/admin/doctors', '/admin/patients', '/admin/doctor/subscriptions')
  })

  it('makes no figures of a list that came in part', async () => {
    await fault({ kind: 'status', status: 404, path: overviewPath })
    await fault({
      kind: 'status',
      status: 200,
      path: '/admin/patients',
      body: { success: true, data: [], meta: { total: 318, page: 1, page_size: 10 } },
    })
    const element = await mountOverview('load-error')
    expect(within(element).getByShadowRole('alert').textContent).to.contain('unexpected response')
  })

  it('says so where there is nothing yet', async () => {
    const joined = Array.from({ length: 12 }, (_month, index) => ({ month: `2026-${String(index + 1).padStart(2, '0')}`, count: 0 }))
    const none = { now: 0, before: 0 }
    const data = {
      practices: none,
      patients: none,
      activeSubscriptions: none,
      revenue: [],
      joined,
      subscriptions: [],
      expiring: { total: 0, first: [] },
      newest: [],
    }
    await fault({ kind: 'status', status: 200, path: overviewPath, body: { success: true, data } })
    const element = await mountOverview()
    for (const text of [
      'No paid subscriptions',
      'No subscriptions yet.',
      'No subscription expires in the next 30 days.',
      'No practices yet.',
    ])
      expect(within(element).getByShadowText(text)).to.exist
    expect(within(element).getByShadowRole('group', { name: 'No practice joined in the last 12 months.' })).to.exist
  })

  it('asks once for two on a page', async () => {
    const asked = await newRequests({ path: overviewPath })
    // Invalidates the response that the previous test may have cached.
    refresh('overview')
    const holder = await mount('<div><admin-overview></admin-overview><admin-overview></admin-overview></div>')
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    await until(() => [one, other].every((element) => within(element).queryByShadowRole('group', { name: 'Patients' })), 'No figures')
    expect(everything(one)).to.deep.equal(everything(other))
    expect(await asked()).to.have.length(1)
  })

  it('keeps what it shows when it is moved', async () => {
    const element = await mountOverview()
    const title = 'Subscriptions by Plan and Status'
    await click(within(element).getByShadowRole('button', { name: `Table: ${title}` }))
    await until(() => rows(element, title).length > 0, 'No table')
    const asked = await newRequests({ path: overviewPath })
    const elsewhere = document.createElement('section')
    element.parentElement!.append(elsewhere)
    elsewhere.append(element)
    expect(rows(element, title)).to.have.length(5)
    expect(await asked()).to.be.empty
  })

  it('follows a change of a subscription', async () => {
    const element = await mountOverview()
    const { activeSubscriptions, expiring } = await readOverview()
    await changeSubscriptionStatus(expiring.first[0]!, 'canceled', 'Moved away')
    await until(() => figures(element)['Active Subscriptions']![0] === String(activeSubscriptions.now - 1), 'The old figure stays')
    expect(rows(element, 'Expiring in the Next 30 Days')).to.have.length(Math.min(5, expiring.total - 1))
  })

  it('follows a change of a practice, and asks for it once', async () => {
    const element = await mountOverview()
    const { newest } = await readOverview()
    const asked = (await requests({ path: overviewPath })).length
    const form = new FormData()
    form.set('practice_name', 'Under a New Name')
    await saveDoctorProfile(newest[0]!.id, form)
    await until(() => card(element, 'Newest Practices').textContent.includes('Under a New Name'), 'The old name stays')
    expect((await requests({ path: overviewPath })).length).to.equal(asked + 1)
  })
})
