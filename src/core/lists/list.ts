import { computed, map, onMount, type MapStore, type ReadableAtom } from 'nanostores'
import { maximumPageSize, type List as ListAnswer } from '../contract/list.ts'
import { nextPaint, isDataSaverOn, whenIdle } from '../scheduling/idle.ts'
import { isSameSearch, isWithin, startOf } from './list-query.ts'
import { readListState, writeListState, type ListChoices } from './list-state.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { createResource, isJustRead, type Domain } from '../resources/resource.ts'
import { reuse } from '../resources/reuse.ts'
import { memoizeShallow } from '../resources/memoize-shallow.ts'
import { yieldToMain } from '../scheduling/yield-to-main.ts'
import type { Page, PageQuery, WholeList, WholeListRules } from './whole-list.ts'

/**
 * State of a list element. The rows of the last page stay while another page loads.
 * They are removed if a request with another filter or search fails.
 */
export interface ListView<Item> {
  page: Page<Item> | undefined
  /** Index of the page's first row, counted from 0. */
  start: number
  loading: boolean
  error: Error | undefined
}

export interface List<Item, Query extends PageQuery> {
  $query: MapStore<Query>
  $view: ReadableAtom<ListView<Item>>
  /** Changes the query. Resets to page 1 unless `changes` sets the page. */
  setQuery: (changes: Partial<Query>) => void
  /** Prefetches the page that `setQuery` would show, for example on pointer down. */
  prefetch: (changes: Partial<Query>) => void
  /** The query's differences from the defaults, as a query string for a URL. */
  $state: ReadableAtom<string>
  /** Applies a state string, unless it equals the current state or the last restored one. Returns it in the form of `$state`. */
  restore: (state: string) => string
  retry: () => void
  /** Fetch function and rules, for reading rows beyond the current page. */
  source: Pick<ListOptions<Item, Query>, 'read' | 'rules'>
}

export interface ListOptions<Item, Query extends PageQuery> {
  domain: Domain
  /** Default query. */
  query: Query
  read: (query: Query) => Promise<ListAnswer<Item>>
  rules: WholeListRules<Item, Query>
  choices: ListChoices
  /** Initial state, in the form of `$state`. */
  state?: string | undefined
}

interface Answered<Item, Query> {
  page: Page<Item>
  query: Query
  version: string
}

/** All rows of a short list, in the server's order. */
interface ShortList<Item, Query> {
  version: string
  query: Query
  /** Milliseconds since 1970. */
  readAt: number
  page: (asked: Query) => Page<Item> | undefined
}

/**
 * Creates a sortable, searchable, paged list and requests its first page at once.
 * If the backend returns all rows, the list sorts, searches and pages them in the browser.
 */
export function createList<Item, Query extends PageQuery>(options: ListOptions<Item, Query>): List<Item, Query> {
  const { domain, query: usual, read, rules, choices, state: first = '' } = options
  const $query = map(readListState(first, usual, choices))
  const $state = computed($query, (asked) => writeListState(asked, usual, choices))
  let restored = $state.get()
  let shown: Answered<Item, Query> | undefined
  let failed = false
  let whole:
    { version: string; query: Query; readAt: number; isShort: boolean; list: WholeList<Item, Query>; unreadable: number } | undefined
  let short: ShortList<Item, Query> | undefined

  const $page = createResource(
    domain,
    computed($query, (asked) => JSON.stringify(asked)),
    async (key, version): Promise<Answered<Item, Query>> => {
      const query = JSON.parse(key) as Query
      return { query, page: await readPage(query, version), version }
    },
  )

  async function readPage(asked: Query, version: string): Promise<Page<Item>> {
    if (whole?.version === version && isWithin(asked, whole.query)) {
      const { query, isShort, readAt } = whole
      const page = await pageOf(whole, asked)
      if (isShort && !isJustRead(readAt)) renewWhole(query, version)
      return page
    }
    const known = shortPage(asked, version)
    const source = short
    if (known && !asked.q && isJustRead(source?.readAt)) return known
    // Render the rows in memory before asking the server for changes and further matches.
    if (known) await nextPaint()
    const { data, meta, unreadable = 0 } = await read(asked)
    // On a slow machine, parsing and rendering a response may each take long, so yield in between. The first rows do not wait.
    if (shown) await yieldToMain()
    if (!meta) return pageOf(await keepWhole({ data, unreadable }, asked, version), asked)
    const page = reuse(known, { rows: data, total: meta.total, ...(unreadable > 0 && { unreadable }), ...(meta.more && { more: true }) })
    // The list has changed since all its rows were read. A search does not prove this: the server may find more matches.
    if (page !== known && !asked.q && short === source) short = undefined
    return page
  }

  // Few backends return whole lists, so the code is loaded on demand.
  async function keepWhole({ data, unreadable = 0 }: Pick<ListAnswer<Item>, 'data' | 'unreadable'>, query: Query, version: string) {
    const { wholeList } = await loadChunk(() => import('./whole-list.ts'))
    whole = { version, query, readAt: Date.now(), isShort: data.length <= maximumPageSize, list: wholeList(data, rules), unreadable }
    return whole
  }

  async function pageOf({ list, unreadable }: NonNullable<typeof whole>, asked: Query): Promise<Page<Item>> {
    return { ...(await list.page(asked)), unreadable }
  }

  /** Revalidates a short whole list in the background. A long one is too large to refetch for a page. */
  function renewWhole(query: Query, version: string): void {
    if (whole) whole.readAt = Date.now()
    read(query)
      .then(async ({ meta, ...answer }) => {
        if (meta || whole?.version !== version) return
        await keepWhole(answer, query, version)
        $page.revalidate()
      })
      .catch((error: unknown) => console.error(error))
  }

  /** Returns a page of the rows in memory if they have this version. Search results from memory show until the server responds. */
  function shortPage(asked: Query, version: string | undefined): Page<Item> | undefined {
    return short && short.version === version && isWithin(asked, short.query) ? short.page(asked) : undefined
  }

  const $answer = computed($page, ({ data, error, loading }): ListView<Item> => {
    // Do not show a page beyond the last one; the last page is about to load.
    const isBeyond = data !== undefined && data.page.rows.length === 0 && data.page.total > 0
    if (!isBeyond) shown = data
    if (!loading) failed = error !== undefined
    const query = shown?.query ?? $query.get()
    const isOutdated = failed && !isSameSearch($query.get(), query)
    return { page: isOutdated ? undefined : shown?.page, start: startOf(query), loading: loading || isBeyond, error }
  })

  const memoizeView = memoizeShallow<ListView<Item>>()

  const $view = computed([$answer, $query], (answer, asked): ListView<Item> => {
    // Do not show matches from memory after a failed search.
    const isAnswered = JSON.stringify(shown?.query) === JSON.stringify(asked) || (answer.error !== undefined && Boolean(asked.q))
    const page = isAnswered ? undefined : shortPage(asked, shown?.version)
    return memoizeView(page ? { page, start: startOf(asked), loading: Boolean(asked.q), error: answer.error } : answer)
  })
  $page.shownBy($view)

  onMount($view, () => {
    let callOff: (() => void) | undefined
    const unsubscribe = $page.subscribe(({ data, loading }) => {
      callOff?.()
      if (!data || loading) return
      const { page, page_size } = $query.get()
      const last = Math.max(1, Math.ceil(data.page.total / page_size))
      // The only row of the last page may have been removed.
      if (page > last && !data.page.more) turnTo({ ...$query.get(), page: last })
      else callOff = prepareNext(data)
    })
    return () => {
      unsubscribe()
      callOff?.()
    }
  })

  /** Prepares the next likely query when the browser is idle. Returns a function that cancels it. */
  function prepareNext(answered: Answered<Item, Query>): () => void {
    const over = new AbortController()
    const stop = whenIdle(() => {
      if (whole) void whole.list.prepare(choices.sorts, over.signal)
      else if (!isDataSaverOn() && !shortPage(answered.query, answered.version))
        prefetchNext(answered).catch((error: unknown) => console.error(error))
    })
    return () => {
      over.abort()
      stop()
    }
  }

  /** Prefetches all rows of a short list (up to 100), or the next page of a longer or searched one. */
  async function prefetchNext(answered: Answered<Item, Query>): Promise<void> {
    const {
      query,
      page: { rows, total, more },
    } = answered
    const ahead = (changes: Partial<Query>) => $page.prefetch(JSON.stringify({ ...query, ...changes }))
    if (!query.q && !more && total <= maximumPageSize) {
      const all = rows.length === total ? answered : await ahead({ page: 1, page_size: maximumPageSize } as Partial<Query>)
      if (all?.page.rows.length !== total) return
      const { pagesOf } = await loadChunk(() => import('./short-list.ts'))
      short = { version: all.version, query: all.query, readAt: Date.now(), page: pagesOf(all.page.rows, all.query, rules) }
    } else if (more || query.page * query.page_size < total) {
      await ahead({ page: query.page + 1 } as Partial<Query>)
    }
  }

  // Subscribing starts the request during the first render instead of after it.
  // The subscription lasts until loading ends, so that the request is not dropped.
  const stop = $view.listen(({ loading }) => loading || stop())
  if (!$view.get().loading) stop()

  const askedWith = (changes: Partial<Query>): Query => ({ ...$query.get(), page: 1, ...changes })

  function turnTo(asked: Query): void {
    $query.set(asked)
    // Do not preload rows in memory: they render before the request starts.
    // Do not preload a page of a whole list: it would be computed again when the stores update.
    if (!whole && !shortPage(asked, shown?.version)) $page.preload(JSON.stringify(asked))
  }

  return {
    $query,
    $view,
    setQuery: (changes) => turnTo(askedWith(changes)),
    prefetch: (changes) => void $page.prefetch(JSON.stringify(askedWith(changes))),
    $state,
    restore: (state) => {
      const asked = readListState(state, usual, choices)
      const said = writeListState(asked, usual, choices)
      if (said !== restored && said !== $state.get()) turnTo(asked)
      restored = said
      return said
    },
    retry: $page.retry,
    source: { read, rules },
  }
}
