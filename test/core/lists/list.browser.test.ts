import { expect } from '@open-wc/testing'
import { entryOf, isJustRead, refresh } from '../../../src/core/resources/cache.ts'
import { sameVisit } from '../../../src/core/resources/resource.ts'
import { preloadSubscriptionList, createSubscriptionList } from '../../../src/core/subscriptions.ts'
import { configure, signIn } from '../../../src/elements/index.ts'
import { spareData } from '../../support/elements/spare-data.ts'
import { clearFaults, fault, release, signIns } from '../../support/backend.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { until } from '../../support/until.ts'
import { asked, changed, freshLists, loaded, mine, names, page_size, shown, stops } from '../../support/core/shown-lists.ts'
import { freshWire } from '../../support/core/wire.ts'

describe('a list', () => {
  freshWire()
  freshLists()
  // No list of a test is of the visit of the one before.
  beforeEach(() => passTime(sameVisit))
  after(restoreClocks)
  // Turns off prefetching, which would add to the counted requests.
  beforeEach(() => void spareData())

  it('is asked for as soon as it is made, and not again when it is shown', async () => {
    createSubscriptionList({ page_size })
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    await loaded(shown({ page_size }))
    expect(await asked()).to.have.length(1)
  })

  it('that was begun is the next one that is made by the same words, and of no other', async () => {
    preloadSubscriptionList({ page_size })
    preloadSubscriptionList({ page_size })
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    const other = createSubscriptionList({ page_size }, 'q=Olivia')
    const list = createSubscriptionList({ page: 1, page_size, status: undefined })
    await until(() => names(list).length === page_size, 'It was not begun')
    expect(names(other)).not.to.deep.equal(names(list))
    expect(createSubscriptionList({ page_size })).not.to.equal(list)
    await loaded(other)
    expect(await asked()).to.have.length(2)
  })

  it('that was begun for a screen that never came is begun anew, and the next visit asks again', async () => {
    const { $cached } = entryOf('subscriptions', JSON.stringify({ page: 1, page_size }))
    preloadSubscriptionList({ page_size })
    // A visit would join a request that is not answered yet.
    await until(() => $cached.get().readAt > 0, 'It is not answered')
    passTime(60_000)
    preloadSubscriptionList({ page_size })
    await until(async () => (await asked()).length === 2, 'It is not begun anew')
    await until(() => isJustRead($cached.get().readAt), 'It is not answered again')
    passTime(60_000)
    await loaded(shown({ page_size }))
    await until(async () => (await asked()).length === 3, 'The visit does not ask')
  })

  it('whose element is rendered before it is begun ahead leaves no list to the next visit', async () => {
    const list = shown({ page_size })
    preloadSubscriptionList({ page_size })
    await loaded(list)
    passTime(sameVisit)
    await loaded(shown({ page_size }))
    await until(async () => (await asked()).length === 2, 'The next visit is not asked for')
  })

  it('that was known already is not listened to until it is shown', async () => {
    await loaded(shown({ page_size }))
    const known = createSubscriptionList({ page_size })
    expect(names(known)).to.have.length(page_size)
    expect(known.$view.lc).to.equal(0)
  })

  it('that is shown no more is not read for the next admin, unless it is shown again', async () => {
    const list = shown({ page_size })
    await loaded(list)
    stops.splice(0).forEach((stop) => stop())
    await signIn(signIns.admin)
    // A request of the first list would have been sent before this one.
    await loaded(shown({ page_size: page_size + 50 }))
    expect(await asked()).to.have.length(1)
    stops.push(list.$view.subscribe(() => undefined))
    await until(async () => (await asked()).length === 2, 'It is not read anew')
  })

  it('that began beyond its last page stays at the last one when it is told again what it began with', async () => {
    const state = `page=1000000&page_size=${page_size}`
    const list = shown({}, state)
    await until(() => list.$query.get().page < 1_000_000, 'It stays beyond')
    list.restore(state)
    await loaded(list)
    expect(list.$query.get().page).to.equal(Math.ceil(list.$view.get().page!.total / page_size))
  })

  it('that is shown twice is asked for once', async () => {
    const [one, other] = [shown({ page_size }), shown({ page_size })]
    await Promise.all([loaded(one), loaded(other)])
    expect(names(one)).to.deep.equal(names(other))
    expect(await asked()).to.have.length(1)
  })

  it('keeps its rows while the next page comes', async () => {
    const list = shown({ page_size })
    await loaded(list)
    const first = names(list)
    await fault({ ...mine, kind: 'hold' })
    list.setQuery({ page: 2 })
    await until(() => list.$view.get().loading, 'It never loads')
    expect(names(list)).to.deep.equal(first)
    await release()
    await changed(list, first)
    expect(names(list)).to.have.length(page_size)
  })

  it('shows what was asked for last, however late the rest comes', async () => {
    const list = shown({ page_size })
    await loaded(list)
    await fault({ kind: 'hold', path: /q=Olivia/ })
    list.setQuery({ q: 'Olivia' })
    await until(async () => (await asked()).length === 2, 'The first is not asked for')
    list.setQuery({ q: 'Camille' })
    await until(() => new Set(names(list)).has('Camille Dubois'), 'The last does not come')
    await release()
    await until(async () => (await asked()).every(({ status }) => status === 200), 'The first never comes')
    expect(new Set(names(list))).to.deep.equal(new Set(['Camille Dubois']))
  })

  it('starts at the first page when anything but the page changes', async () => {
    const list = shown({ page_size })
    list.setQuery({ page: 3 })
    list.setQuery({ q: 'a' })
    expect(list.$query.get().page).to.equal(1)
    list.setQuery({ page: 2 })
    list.setQuery({ sort: 'name', order: 'asc' })
    expect(list.$query.get().page).to.equal(1)
    await loaded(list)
  })

  it('is read anew after a change, wherever it is shown, and once', async () => {
    const lists = [shown({ page_size }), shown({ page_size }), shown({ page_size, status: 'canceled' })]
    await Promise.all(lists.map(loaded))
    expect(await asked()).to.have.length(2)
    refresh('subscriptions')
    await until(async () => (await asked()).length >= 4, 'They are not read anew')
    await Promise.all(lists.map(loaded))
    expect(await asked()).to.have.length(4)
  })

  it('that was being read when a change came is read again', async () => {
    await fault({ ...mine, kind: 'hold', times: 1 })
    const list = shown({ page_size })
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    refresh('subscriptions')
    await release()
    await until(async () => (await asked()).length === 2, 'It is not read again')
    await loaded(list)
  })

  it('comes also when the other list that asked for it wants something else by now', async () => {
    await fault({ ...mine, kind: 'hold', times: 1 })
    const [one, other] = [shown({ page_size }), shown({ page_size })]
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    one.setQuery({ q: 'Marcus' })
    await loaded(one)
    await release()
    await loaded(other)
  })

  it('comes also when the other list that asked for it is shown no more', async () => {
    await fault({ ...mine, kind: 'hold', times: 1 })
    const [, other] = [shown({ page_size }), shown({ page_size })]
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    stops.shift()!()
    await release()
    await loaded(other)
  })

  it('tells an error and forgets it after a retry', async () => {
    await fault({ ...mine, kind: 'status', status: 500 })
    const list = shown({ page_size })
    await until(() => list.$view.get().error !== undefined, 'No error')
    await clearFaults()
    list.retry()
    await loaded(list)
    expect(list.$view.get().error).to.be.undefined
  })

  it('shows no rows of another search when a search fails', async () => {
    const list = shown({ page_size })
    await loaded(list)
    await fault({ ...mine, kind: 'status', status: 500 })
    list.setQuery({ q: 'Olivia' })
    await until(() => list.$view.get().error !== undefined, 'It does not fail')
    expect(list.$view.get().page).to.be.undefined
    await clearFaults()
  })

  it('shows the next admin nothing that the last one has read', async () => {
    const list = shown({ page_size })
    await loaded(list)
    await fault({ ...mine, kind: 'hold' })
    await signIn(signIns.admin)
    expect(names(list)).to.be.empty
    await release()
    await loaded(list)
  })

  it('ends loading at an empty page of a backend that counts more rows', async () => {
    const meta = { total: 5, page: 1, page_size }
    await fault({ path: '/admin/doctor/subscriptions', kind: 'status', status: 200, body: { success: true, data: [], meta } })
    // An address of its own: the way of paging is remembered by address.
    configure({ apiBase: `${location.origin}/api/v1` })
    const list = shown({ page_size, plan: 'free' })
    await until(() => !list.$view.get().loading, 'It still loads')
    expect(list.$view.get().page?.rows).to.deep.equal([])
    expect(list.$view.get().error).to.be.undefined
    stops.splice(0).forEach((stop) => stop())
    await clearFaults()
    configure({ apiBase: '/api/v1' })
  })

  it('is shown at once where it was read before, and read anew behind that', async () => {
    const first = shown({ page_size })
    await loaded(first)
    const rows = names(first)
    shown({ page_size: page_size + 50 })
    stops.shift()!()
    // Simulates an admin who returns to the tab.
    document.dispatchEvent(new Event('visibilitychange'))
    await fault({ ...mine, kind: 'hold' })
    const again = shown({ page_size })
    await until(() => names(again).length > 0, 'It waits for the answer')
    expect(names(again)).to.deep.equal(rows)
    await until(async () => (await asked()).length === 2, 'It is not read anew')
    await release()
    await loaded(again)
  })
})
