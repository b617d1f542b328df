import { expect } from '@open-wc/testing'
import { refresh } from '../../src/core/resource.ts'
import { beginSubscriptionList, createSubscriptionList, type SubscriptionList } from '../../src/core/subscriptions.ts'
import { signIn } from '../../src/elements/index.ts'
import { clearFaults, fault, release, signIns } from '../support/backend.ts'
import { newRequests } from '../elements/new-requests.ts'
import { spareData } from '../elements/spare-data.ts'
import { until } from '../support/until.ts'
import { freshWire } from './wire.ts'

const names = ({ $view }: SubscriptionList) => $view.get().page?.rows.map(({ name }) => name) ?? []
const loaded = (list: SubscriptionList) => until(() => names(list).length > 0 && !list.$view.get().loading, 'No rows come')

describe('a list', () => {
  freshWire()

  const stops: (() => void)[] = []
  const shown = (...parameters: Parameters<typeof createSubscriptionList>) => {
    const list = createSubscriptionList(...parameters)
    stops.push(list.$view.subscribe(() => undefined))
    return list
  }

  // Each test has pages of a size of its own, by which its requests are known.
  let page_size = 2
  let mine: { path: RegExp }
  let asked: Awaited<ReturnType<typeof newRequests>>

  let sparesNothing: () => void

  beforeEach(async () => {
    sparesNothing = spareData()
    await signIn(signIns.superadmin)
    page_size += 1
    mine = { path: new RegExp(`page_size=${page_size}(&|$)`) }
    asked = await newRequests(mine)
  })
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  it('is asked for as soon as it is made, and not again when it is shown', async () => {
    createSubscriptionList({ page_size })
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    await loaded(shown({ page_size }))
    expect(await asked()).to.have.length(1)
  })

  it('that was begun is the next one that is made by the same words, and of no other', async () => {
    beginSubscriptionList({ page_size })
    beginSubscriptionList({ page_size })
    await until(async () => (await asked()).length === 1, 'It is not asked for')
    const other = createSubscriptionList({ page_size }, 'q=Olivia')
    const list = createSubscriptionList({ page: 1, page_size, status: undefined })
    await until(() => names(list).length === page_size, 'It was not begun')
    expect(names(other)).not.to.deep.equal(names(list))
    expect(createSubscriptionList({ page_size })).not.to.equal(list)
    await loaded(other)
    expect(await asked()).to.have.length(2)
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
    // What it would ask for would have come before this.
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
    list.ask({ page: 2 })
    await until(() => list.$view.get().loading, 'It never loads')
    expect(names(list)).to.deep.equal(first)
    await release()
    await until(() => names(list).join() !== first.join(), 'The next page never comes')
    expect(names(list)).to.have.length(page_size)
  })

  it('shows what was asked for last, however late the rest comes', async () => {
    const list = shown({ page_size })
    await loaded(list)
    await fault({ kind: 'hold', path: /q=Olivia/ })
    list.ask({ q: 'Olivia' })
    await until(async () => (await asked()).length === 2, 'The first is not asked for')
    list.ask({ q: 'Camille' })
    await until(() => new Set(names(list)).has('Camille Dubois'), 'The last does not come')
    await release()
    await until(async () => (await asked()).every(({ status }) => status === 200), 'The first never comes')
    expect(new Set(names(list))).to.deep.equal(new Set(['Camille Dubois']))
  })

  it('starts at the first page when anything but the page changes', async () => {
    const list = shown({ page_size })
    list.ask({ page: 3 })
    list.ask({ q: 'a' })
    expect(list.$query.get().page).to.equal(1)
    list.ask({ page: 2 })
    list.ask({ sort: 'name', order: 'asc' })
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
    one.ask({ q: 'Marcus' })
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

  it('is shown at once where it was read before, and read anew behind that', async () => {
    const first = shown({ page_size })
    await loaded(first)
    const rows = names(first)
    shown({ page_size: page_size + 50 })
    stops.shift()!()
    // As when somebody comes back to the page.
    document.dispatchEvent(new Event('visibilitychange'))
    await fault({ ...mine, kind: 'hold' })
    const again = shown({ page_size })
    await until(() => names(again).length > 0, 'It waits for the answer')
    expect(names(again)).to.deep.equal(rows)
    await until(async () => (await asked()).length === 2, 'It is not read anew')
    await release()
    await loaded(again)
  })

  describe('where bytes are no matter', () => {
    beforeEach(() => sparesNothing())

    const pagesAsked = async () => (await asked()).map(({ url }) => Number(new URL(url, location.href).searchParams.get('page')))

    it('has its next page before anybody asks for it, and asks once', async () => {
      const list = shown({ page_size })
      await until(async () => (await asked()).at(1)?.status === 200, 'Nothing is read ahead')
      await fault({ ...mine, kind: 'hold' })
      const first = names(list)
      list.ask({ page: 2 })
      await until(() => names(list).join() !== first.join(), 'The next page waits for the server')
      expect((await pagesAsked()).filter((page) => page === 2)).to.have.length(1)
    })

    it('waits for the page that is on its way, and asks once', async () => {
      await fault({ kind: 'hold', path: new RegExp(`page=2&page_size=${page_size}(&|$)`) })
      const list = shown({ page_size })
      await until(async () => (await asked()).length === 2, 'Nothing is read ahead')
      const first = names(list)
      list.ask({ page: 2 })
      await until(() => list.$view.get().loading, 'It does not wait')
      expect(names(list)).to.deep.equal(first)
      await release()
      await until(() => names(list).join() !== first.join(), 'The next page never comes')
      expect((await pagesAsked()).filter((page) => page === 2)).to.have.length(1)
    })

    it('asks for nothing beyond its last page', async () => {
      const one = shown({ page_size, doctor_id: 42 })
      await loaded(one)
      const last = Math.ceil(one.$view.get().page!.total / page_size)
      one.ask({ page: last })
      await loaded(one)
      const other = shown({ page_size }, 'sort=name')
      await loaded(other)
      // The other list is read ahead after this one could have been.
      await until(async () => (await asked()).some(({ url }) => url.includes('sort=name') && url.includes('page=2')), 'Nothing is read ahead')
      expect((await asked()).filter(({ url }) => url.includes('doctor_id=42') && url.includes(`page=${last + 1}&`))).to.be.empty
    })

    it('says nothing of a page that could not be read ahead, and reads it when it is asked for', async () => {
      await fault({ kind: 'status', status: 500, path: new RegExp(`page=2&page_size=${page_size}(&|$)`) })
      const list = shown({ page_size })
      await until(async () => (await asked()).at(1)?.status === 500, 'Nothing is read ahead')
      expect(list.$view.get().error).to.be.undefined
      await clearFaults()
      const first = names(list)
      list.ask({ page: 2 })
      await until(() => names(list).join() !== first.join(), 'The next page never comes')
      expect(list.$view.get().error).to.be.undefined
    })

    describe('and all rows of a short list come with the first ones', () => {
      const subscriptionsPath = /\/admin\/doctor\/subscriptions\?/
      const all = { status: 'active', page: 1, page_size: 100 } as const

      /** Of the active ones all are here now, and what else is asked of the server waits. */
      const here = async () => {
        const every = await newRequests({ path: /page_size=100&status=active/ })
        const list = shown({ page_size, status: 'active' })
        await loaded(list)
        await until(async () => (await every()).at(-1)?.status === 200, 'The others are not read')
        const rows = shown(all)
        await loaded(rows)
        await fault({ path: subscriptionsPath, kind: 'hold' })
        return { list, every: rows.$view.get().page!.rows, asked: await newRequests({ path: subscriptionsPath }) }
      }
      const viewsOf = ({ $view }: SubscriptionList) => {
        const views: ReturnType<typeof $view.get>[] = []
        stops.push($view.listen((view) => views.push(view)))
        return views
      }
      const changed = (list: SubscriptionList, before: string[]) => until(() => names(list).join() !== before.join(), 'Nothing comes')

      it('its pages and filters are those of the server, and wait for nothing', async () => {
        const { list, every, asked } = await here()
        let before = names(list)
        list.ask({ page: 2 })
        await changed(list, before)
        expect(list.$view.get()).to.deep.equal({ page: { rows: every.slice(page_size, 2 * page_size), total: every.length }, start: page_size, loading: false, error: undefined })
        before = names(list)
        list.ask({ plan: 'premium' })
        await changed(list, before)
        const premium = every.filter(({ plan }) => plan === 'premium')
        expect(list.$view.get()).to.deep.equal({ page: { rows: premium.slice(0, page_size), total: premium.length }, start: 0, loading: false, error: undefined })
        expect(await asked()).to.be.empty
      })

      it('a search shows at once what it finds among them, and then what the server finds', async () => {
        const { list, every, asked } = await here()
        const before = names(list)
        list.ask({ q: 'o' })
        await changed(list, before)
        const found = every.filter(({ name }) => / o/i.test(` ${name}`)).map(({ name }) => name)
        expect(found).not.to.be.empty
        expect(names(list)).to.deep.equal(found.slice(0, page_size))
        expect(list.$view.get()).to.deep.include({ loading: true, start: 0 })
        await until(async () => (await asked()).length === 1, 'The server is not asked')

        // Another server may look through more than names.
        await clearFaults()
        await fault({ path: subscriptionsPath, kind: 'status', status: 200, body: { success: true, data: every.slice(0, 1), meta: { total: 1, page: 1, page_size } } })
        const views = viewsOf(list)
        list.ask({ q: 'zzz' })
        await until(() => names(list).join() === every[0]!.name, 'The answer does not come')
        expect(views.some(({ loading, page }) => loading && page?.total === 0), 'It is not looked for here').to.be.true
      })

      it('another order is the server\'s', async () => {
        const { list } = await here()
        const before = names(list)
        list.ask({ sort: 'name', q: 'o' })
        await until(() => list.$view.get().loading, 'It is not asked for')
        expect(names(list)).to.deep.equal(before)
        await release()
        await changed(list, before)
      })

      it('a search that fails shows none of them', async () => {
        const { list, every } = await here()
        await clearFaults()
        await fault({ path: subscriptionsPath, kind: 'status', status: 500 })
        const views = viewsOf(list)
        list.ask({ q: 'o' })
        await until(() => list.$view.get().error !== undefined, 'It does not fail')
        expect(views.some(({ loading, page }) => loading && page && page.total < every.length), 'It is not looked for here').to.be.true
        expect(list.$view.get().page).to.be.undefined
      })

      it('the next admin is shown none of them', async () => {
        const { list } = await here()
        await signIn(signIns.admin)
        list.ask({ q: 'o' })
        await until(() => list.$view.get().loading, 'It is not asked for')
        expect(names(list)).to.be.empty
      })

      it('what has changed is read anew', async () => {
        const { list } = await here()
        await clearFaults()
        const every = await newRequests({ path: /page_size=100&status=active/ })
        refresh('subscriptions')
        await until(async () => (await every()).some(({ status }) => status === 200), 'They are not read anew')
        await loaded(list)
      })
    })
  })

  for (const network of [{ saveData: true }, { effectiveType: '3g' }])
    it(`is not read ahead where bytes are dear: ${JSON.stringify(network)}`, async () => {
      spareData(network)
      const sparing = shown({ page_size })
      await loaded(sparing)
      await new Promise((resolve) => requestIdleCallback(resolve))
      sparesNothing()
      // A later list is read ahead; by then the first one would have been.
      await loaded(shown({ page_size }, 'sort=name'))
      await until(async () => (await asked()).some(({ url }) => url.includes('page=2')), 'Nothing is read ahead')
      expect((await asked()).filter(({ url }) => url.includes('page=2')).every(({ url }) => url.includes('sort=name'))).to.be.true
    })
})
