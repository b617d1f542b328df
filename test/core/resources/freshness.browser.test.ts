import { expect } from '@open-wc/testing'
import type { ReadableAtom } from 'nanostores'
import type { Id } from '../../../src/core/contract/as-read.ts'
import { $connection } from '../../../src/core/api/connection.ts'
import { profileResource } from '../../../src/core/admins.ts'
import { doctorResource, createDoctorList } from '../../../src/core/doctors.ts'
import { overviewResource } from '../../../src/core/overview.ts'
import { patientResource } from '../../../src/core/patients.ts'
import { yieldToMain } from '../../../src/core/scheduling/yield-to-main.ts'
import { signIn } from '../../../src/elements/index.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { spareData } from '../../support/elements/spare-data.ts'
import { clearFaults, fault, query, release, signIns } from '../../support/backend.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { until } from '../../support/until.ts'
import { freshWire } from '../../support/core/wire.ts'

/** Milliseconds after which the next visit revalidates a list, and after which a page that becomes visible does. */
const nextVisit = 1_000
const turned = 5_000

const listPath = /\/admin\/doctors\?/
const page_size = 10

describe('what was read before', () => {
  freshWire()

  const stops: (() => void)[] = []
  beforeEach(() => signIn(signIns.superadmin))
  afterEach(() => {
    stops.splice(0).forEach((stop) => stop())
    restoreClocks()
  })

  const listen = ($store: ReadableAtom<unknown>) => {
    let count = 0
    stops.push($store.listen(() => (count += 1)))
    return () => count
  }
  const leave = () => stops.splice(0).forEach((stop) => stop())

  const details = [
    ['a doctor', () => doctorResource(3), /\/admin\/doctor\?/],
    ['a patient', () => patientResource(3), /\/admin\/patient\?/],
    ['the own profile', () => profileResource(), /\/admin\/profile$/],
    ['the overview', () => overviewResource(), /\/admin\/overview$/],
  ] as const
  for (const [what, create, path] of details)
    it(`shows at once, and each visit reads it anew, once, and draws nothing where it is the same: ${what}`, async () => {
      const first = create()
      listen(first)
      await until(() => first.get().data !== undefined && !first.get().loading, 'It does not come')
      leave()
      passTime(nextVisit)
      const asked = await newRequests({ path })
      const [second, third] = [create(), create()]
      const told = [listen(second), listen(third)]
      expect(second.get()).to.deep.equal({ data: first.get().data, error: undefined, loading: false })
      // The store announces the value that its start has found.
      await Promise.resolve()
      const before = told.map((count) => count())
      await until(async () => (await asked())[0]?.status === 200, 'It is not read anew')
      await yieldToMain()
      expect(await asked()).to.have.length(1)
      expect(told.map((count) => count())).to.deep.equal(before)
    })

  const rename = (id: Id, name: string) => query('update doctors set first_name = $2 where id = $1', [id, name])
  const shown = (sort = 'createdAt') => {
    const list = createDoctorList({ page_size }, `sort=${sort}`)
    const views = listen(list.$view)
    return { list, views, rows: () => list.$view.get().page?.rows ?? [] }
  }
  type Shown = ReturnType<typeof shown>
  const settled = ({ list, rows }: Shown) => until(() => rows().length > 0 && !list.$view.get().loading, 'No rows come')

  for (const page of [1, 2])
    it(`is read anew by the next visit of a list: page ${page}`, async () => {
      const first = shown()
      await settled(first)
      first.list.setQuery({ page })
      await settled(first)
      const { id } = first.rows()[0]!
      leave()
      passTime(nextVisit)
      await rename(id, `Changed ${page}`)
      const second = shown()
      if (page > 1) second.list.setQuery({ page })
      await until(() => second.rows().some(({ name }) => name.startsWith(`Changed ${page} `)), 'The change is not seen')
    })

  /** Shows a list, turns to its second page and back, and lets time pass. */
  const turnedBack = async () => {
    // A prefetch would make the second page fresh.
    stops.push(spareData())
    const one = shown()
    await settled(one)
    const first = one.rows()[0]?.id
    one.list.setQuery({ page: 2 })
    await until(() => one.rows()[0]?.id !== first && !one.list.$view.get().loading, 'The second page does not come')
    const second = one.rows()[0]!.id
    one.list.setQuery({ page: 1 })
    await settled(one)
    passTime(turned)
    return { ...one, second }
  }

  it('is shown at once on a page that is turned to again, and read anew behind it, and draws nothing where it is the same', async () => {
    const { list, rows, views } = await turnedBack()
    await fault({ path: listPath, kind: 'hold' })
    const asked = await newRequests({ path: listPath })
    const before = rows()
    const count = views()
    list.setQuery({ page: 2 })
    expect(rows()).to.have.length(page_size).and.not.deep.equal(before)
    expect(list.$view.get()).to.include({ loading: false, start: page_size })
    await until(async () => (await asked()).length === 1, 'It is not read anew')
    await release()
    await until(async () => (await asked())[0]?.status === 200, 'It does not come')
    await yieldToMain()
    await yieldToMain()
    expect(views() - count).to.equal(1)
  })

  it('gives way to a change that somebody else has made', async () => {
    const { list, rows, second } = await turnedBack()
    await rename(second, 'Elsewhere')
    list.setQuery({ page: 2 })
    await until(() => rows()[0]?.name.startsWith('Elsewhere '), 'The change is not seen')
  })

  it('stays where it cannot be read anew', async () => {
    const { list, rows } = await turnedBack()
    await fault({ path: listPath, kind: 'status', status: 500 })
    list.setQuery({ page: 2 })
    const second = rows()
    await until(() => list.$view.get().error !== undefined, 'It does not fail')
    expect(rows()).to.equal(second)
    expect(list.$view.get()).to.include({ loading: false, start: page_size })
    await clearFaults()
  })

  const returns: readonly [string, () => void][] = [
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the network is back', () => ['offline', 'online'].forEach((name) => window.dispatchEvent(new Event(name)))],
  ]
  for (const [when, happen] of returns)
    it(`is read anew when ${when}, unless it was read just now`, async () => {
      stops.push(spareData())
      const one = shown('name')
      await settled(one)
      const asked = await newRequests({ path: listPath })
      happen()
      await yieldToMain()
      expect(await asked()).to.be.empty
      passTime(turned)
      happen()
      await until(async () => (await asked())[0]?.status === 200, 'It is not read anew')
      expect(await asked()).to.have.length(1)
    })

  it('is read anew by a screen that comes when the network is back', async () => {
    stops.push(
      spareData(),
      $connection.listen(() => undefined),
    )
    await fault({ kind: 'drop', path: listPath })
    const list = createDoctorList({ page_size }, 'sort=name')
    await until(() => $connection.get() === 'unreachable', 'It does not fail')
    await clearFaults()
    for (const name of ['offline', 'online']) window.dispatchEvent(new Event(name))
    listen(list.$view)
    await until(() => list.$view.get().page, 'No rows come')
    expect(list.$view.get().error).to.be.undefined
  })

  it('is read anew behind a short list that came whole', async () => {
    const doctor = {
      id: 1,
      name: 'Ann',
      email: 'a@b.cd',
      phone: null,
      countryCode: null,
      practice_name: null,
      profile_picture: null,
      totalPatient: 0,
      isActive: '1',
      subscriptionPlan: 'free',
      createdAt: '2026-01-01T00:00:00.000Z',
    }
    const doctors = Array.from({ length: 20 }, (_doctor, index) => ({ ...doctor, id: index + 1, name: `Ann ${index}` }))
    const answer = (data: unknown[]) => fault({ path: listPath, kind: 'status', status: 200, body: { success: true, data } })
    await answer(doctors)
    const one = shown('email')
    await settled(one)
    await answer(doctors.map(({ name, ...rest }) => ({ ...rest, name: `${name} Other` })))
    const asked = await newRequests({ path: listPath })
    one.list.setQuery({ page: 2 })
    await until(() => one.list.$view.get().start === page_size, 'It is not turned')
    expect(await asked()).to.be.empty
    passTime(turned)
    one.list.setQuery({ page: 1 })
    await until(() => one.rows()[0]?.name.endsWith(' Other'), 'The change is not seen')
    expect(one.list.$view.get().start).to.equal(0)
    expect(await asked()).to.have.length(1)
  })
})
