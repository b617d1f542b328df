import { expect } from '@open-wc/testing'
import { refresh } from '../../../src/core/resources/resource.ts'
import { yieldToMain } from '../../../src/core/scheduling/yield-to-main.ts'
import type { SubscriptionList } from '../../../src/core/subscriptions.ts'
import { signIn } from '../../../src/elements/index.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { clearFaults, fault, release, signIns } from '../../support/backend.ts'
import { until } from '../../support/until.ts'
import { changed, freshLists, loaded, names, page_size, shown, stops } from '../../support/core/shown-lists.ts'
import { freshWire } from '../../support/core/wire.ts'

describe('a short list, whose rows all come with the first ones', () => {
  freshWire()
  freshLists()

  const subscriptionsPath = /\/admin\/doctor\/subscriptions\?/
  const all = { status: 'active', page: 1, page_size: 100 } as const

  /** Milliseconds after which the request is sent even if no frame is drawn. */
  const moment = 50

  /** Loads all active subscriptions, then holds all further requests to the server. */
  const here = async () => {
    const every = await newRequests({ path: /page_size=100&status=active/ })
    const list = shown({ page_size, status: 'active' })
    await loaded(list)
    await until(async () => (await every()).at(-1)?.status === 200, 'The others are not read')
    const rows = shown(all)
    await loaded(rows)
    // Waits until the module that cuts pages from the rows is loaded and has run.
    await import('../../../src/core/lists/short-list.ts')
    await yieldToMain()
    await fault({ path: subscriptionsPath, kind: 'hold' })
    return { list, every: rows.$view.get().page!.rows, asked: await newRequests({ path: subscriptionsPath }) }
  }
  const viewsOf = ({ $view }: SubscriptionList) => {
    const views: ReturnType<typeof $view.get>[] = []
    stops.push($view.listen((view) => views.push(view)))
    return views
  }

  it('its pages and filters are those of the server, and wait for nothing', async () => {
    const { list, every, asked } = await here()
    const views = viewsOf(list)
    let before = names(list)
    list.setQuery({ page: 2 })
    await changed(list, before)
    expect(list.$view.get()).to.deep.equal({
      page: { rows: every.slice(page_size, 2 * page_size), total: every.length },
      start: page_size,
      loading: false,
      error: undefined,
    })
    before = names(list)
    list.setQuery({ plan: 'premium' })
    await changed(list, before)
    const premium = every.filter(({ plan }) => plan === 'premium')
    expect(list.$view.get()).to.deep.equal({
      page: { rows: premium.slice(0, page_size), total: premium.length },
      start: 0,
      loading: false,
      error: undefined,
    })
    expect(await asked()).to.be.empty
    expect(views, 'It is drawn more than once').to.have.length(2)
  })

  it('what a search finds among them is drawn before the server is asked', async () => {
    const { list } = await here()
    await clearFaults()
    for (const q of ['o', 'a', 'e']) {
      // Directly after a frame there is time before the next one.
      await new Promise(requestAnimationFrame)
      await yieldToMain()
      list.setQuery({ q })
      const latest = performance.now() + moment
      const frame = await new Promise<number>(requestAnimationFrame)
      const sent = () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes(`page_size=${page_size}&status=active&q=${q}`))
      await until(() => sent() !== undefined, 'The server is not asked')
      expect(sent()!.startTime).to.be.at.least(Math.min(frame, latest))
    }
  })

  it('a search shows at once what it finds among them, and then what the server finds', async () => {
    const { list, every, asked } = await here()
    const before = names(list)
    list.setQuery({ q: 'o' })
    await changed(list, before)
    const found = every.filter(({ name }) => / o/i.test(` ${name}`)).map(({ name }) => name)
    expect(found).not.to.be.empty
    expect(names(list)).to.deep.equal(found.slice(0, page_size))
    expect(list.$view.get()).to.deep.include({ loading: true, start: 0 })
    await until(async () => (await asked()).length === 1, 'The server is not asked')

    // Other servers may search more fields than the name.
    await clearFaults()
    await fault({
      path: subscriptionsPath,
      kind: 'status',
      status: 200,
      body: { success: true, data: every.slice(0, 1), meta: { total: 1, page: 1, page_size } },
    })
    const views = viewsOf(list)
    list.setQuery({ q: 'zzz' })
    await until(() => names(list).join() === every[0]!.name, 'The answer does not come')
    expect(
      views.some(({ loading, page }) => loading && page?.total === 0),
      'It is not looked for here',
    ).to.be.true
  })

  it("another order is the server's", async () => {
    const { list } = await here()
    const before = names(list)
    list.setQuery({ sort: 'name', q: 'o' })
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
    list.setQuery({ q: 'o' })
    await until(() => list.$view.get().error !== undefined, 'It does not fail')
    expect(
      views.some(({ loading, page }) => loading && page && page.total < every.length),
      'It is not looked for here',
    ).to.be.true
    expect(list.$view.get().page).to.be.undefined
  })

  it('the next admin is shown none of them', async () => {
    const { list } = await here()
    await signIn(signIns.admin)
    list.setQuery({ q: 'o' })
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
