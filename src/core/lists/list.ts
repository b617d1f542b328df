import { atom, computed, map, type MapStore, type ReadableAtom } from 'nanostores'
import { loadChunk } from '../chunks/load-chunk.ts'
import { maximumPageSize, type List as ListAnswer, type SortOrder } from '../contract/list.ts'
import { isJustRead, type Domain } from '../resources/cache.ts'
import { memoizeShallow } from '../resources/memoize-shallow.ts'
import { createResource, sameVisit } from '../resources/resource.ts'
import { whileListened } from '../resources/while-listened.ts'
import { isDataSaverOn, whenIdle } from '../scheduling/idle.ts'
import { yieldToMain } from '../scheduling/yield-to-main.ts'
import { isSameSearch, isWithin, startOf } from './list-query.ts'
import { readListState, writeListState, type ListChoices } from './list-state.ts'
import { chosenPageSize } from './page-size.ts'
import type { Page, PageQuery, WholeList, WholeListRules } from './whole-list.ts'

/**
 * State of a list element. The rows of the last page stay while another page loads.
 * They are removed if a request with another filter or search fails.
 */
export interface ListView<Item> {
  page: Page<Item> | undefined
  /** Index of the page's first row, counted from 0. */
  start: number
  /** Order of the rows on screen; the default order only if the backend tells it. */
  sort: string | undefined
  order: SortOrder | undefined
  loading: boolean
  error: Error | undefined
}

export interface List<Item, Query extends PageQuery> {
  $query: MapStore<Query>
  $view: ReadableAtom<ListView<Item>>
  /** Changes the query. Resets to page 1 unless `changes` sets the page. Stores a page size for the next lists of this kind. */
  setQuery: (changes: Partial<Query>) => void
  /** Prefetches the page that `setQuery` would show, for example on pointer down. */
  prefetch: (changes: Partial<Query>) => void
  /** The query's differences from the defaults, as a query string for a URL. */
  $state: ReadableAtom<string>
  /** Applies a state string, unless it equals the current state or the last restored one. Returns it in the form of `$state`. */
  restore: (state: string) => string
  retry: () => void
  /** Fetch function and rules, for reading rows beyond the current page. */
  source: Pick<ListOptions<Item, Query>, 'domain' | 'read' | 'rules'>
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
}

/** All rows of a backend without paging. */
interface Whole<Item, Query extends PageQuery> {
  rows: WholeList<Item, Query>
  unreadable: number
  query: Query
  version: string
  /** Milliseconds since 1970. */
  readAt: number
  isShort: boolean
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
  let whole: Whole<Item, Query> | undefined

  const $page = createResource(
    domain,
    computed($query, (asked) => JSON.stringify(asked)),
    async (key, version): Promise<Answered<Item, Query>> => {
      const query = JSON.parse(key) as Query
      return { query, page: await readPage(query, version) }
    },
  )

  async function readPage(asked: Query, version: string): Promise<Page<Item>> {
    if (whole?.version === version && isWithin(asked, whole.query)) {
      if (whole.isShort && !isJustRead(whole.readAt)) renewWhole(whole)
      return pageOf(whole, asked)
    }
    const { data, meta, unreadable = 0 } = await read(asked)
    // On a slow machine, parsing and rendering a response may each take long, so yield in between. The first rows do not wait.
    if (shown) await yieldToMain()
    if (!meta) return pageOf(await keepWhole({ data, unreadable }, asked, version), asked)
    const { total, more, sort, order } = meta
    return { rows: data, total, ...(sort && { sort, order }), ...(unreadable > 0 && { unreadable }), ...(more && { more: true }) }
  }

  // Few backends return whole lists, so the code is loaded on demand.
  async function keepWhole({ data, unreadable = 0 }: Pick<ListAnswer<Item>, 'data' | 'unreadable'>, query: Query, version: string) {
    const { wholeList } = await loadChunk(() => import('./whole-list.ts'))
    whole = { rows: wholeList(data, rules), unreadable, query, version, readAt: Date.now(), isShort: data.length <= maximumPageSize }
    return whole
  }

  async function pageOf({ rows, unreadable }: Whole<Item, Query>, asked: Query): Promise<Page<Item>> {
    return { ...(await rows.page(asked)), unreadable }
  }

  /** Reads a short whole list again in the background. A long one is too large to read again for a page. */
  function renewWhole(old: Whole<Item, Query>): void {
    old.readAt = Date.now()
    read(old.query)
      .then(async ({ meta, ...answer }) => {
        if (meta || whole !== old) return
        await keepWhole(answer, old.query, old.version)
        $page.revalidate()
      })
      .catch((error: unknown) => console.error(error))
  }

  const orderOf = (query: Query, page?: Page<Item>) => {
    const { sort, order } = query.sort ? query : (page ?? query)
    return { sort, order }
  }
  const $view = atom<ListView<Item>>({
    page: undefined,
    start: startOf($query.get()),
    ...orderOf($query.get()),
    loading: true,
    error: undefined,
  })
  let shown: Answered<Item, Query> | undefined
  let failed = false
  let cancelPreparation: (() => void) | undefined
  const memoize = memoizeShallow<ListView<Item>>()

  function show({ data, error, loading }: ReturnType<typeof $page.get>): void {
    cancelPreparation?.()
    const last = data && lastPageOf(data)
    // The only row of the last page may have been removed. Do not show a page beyond the last one, which loads next.
    const isBeyond = last !== undefined && data !== undefined && data.query.page > last
    if (!isBeyond) shown = data
    if (!loading) failed = error !== undefined
    const asked = $query.get()
    const query = shown?.query ?? asked
    const isOutdated = failed && !isSameSearch(asked, query)
    const page = isOutdated ? undefined : shown?.page
    $view.set(memoize({ page, start: startOf(query), ...orderOf(query, page), loading: loading || isBeyond, error }))
    if (!data || loading) return
    if (isBeyond) $query.set({ ...asked, page: last })
    else cancelPreparation = prepareNext(data)
  }

  whileListened($view, () => {
    const hide = $page.subscribe(show)
    return () => {
      hide()
      cancelPreparation?.()
    }
  })

  /** Prepares the next likely query when the browser is idle. Returns a function that cancels it. */
  function prepareNext({ query, page: { total, more } }: Answered<Item, Query>): () => void {
    const over = new AbortController()
    const stop = whenIdle(() => {
      if (whole) void whole.rows.prepare(choices.sorts, over.signal)
      else if (!isDataSaverOn() && (more || query.page * query.page_size < total))
        $page.prefetch(JSON.stringify({ ...query, page: query.page + 1 }))
    })
    return () => {
      over.abort()
      stop()
    }
  }

  // Subscribing starts the request during the first render instead of after it.
  // The subscription lasts until loading ends, so that the request is not dropped. An error belongs to this visit, whose element
  // may mount after it: the refusal of a session would otherwise be asked for again, without a token.
  const stop = $view.listen(({ loading, error }) => {
    if (error) setTimeout(stop, sameVisit)
    else if (!loading) stop()
  })
  if (!$view.get().loading) stop()

  const askedWith = (changes: Partial<Query>): Query => ({ ...$query.get(), page: 1, ...changes })

  return {
    $query,
    $view,
    setQuery: (changes) => {
      if (changes.page_size !== undefined) chosenPageSize(domain).set(changes.page_size)
      $query.set(askedWith(changes))
    },
    prefetch: (changes) => $page.prefetch(JSON.stringify(askedWith(changes))),
    $state,
    restore: (state) => {
      const asked = readListState(state, usual, choices)
      const said = writeListState(asked, usual, choices)
      if (said !== restored && said !== $state.get()) $query.set(asked)
      restored = said
      return said
    },
    retry: $page.retry,
    source: { domain, read, rules },
  }
}

/** Returns the number of the last page; undefined if the backend does not know it. */
const lastPageOf = <Item, Query extends PageQuery>({ query, page: { total, more } }: Answered<Item, Query>) =>
  more ? undefined : Math.max(1, Math.ceil(total / query.page_size))
