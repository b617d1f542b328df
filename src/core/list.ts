import { computed, map, onMount, type MapStore, type ReadableAtom } from 'nanostores'
import { maximumPageSize, type List as ListAnswer } from './contract/list.ts'
import { nextPaint, isDataSaverOn, whenIdle } from './idle.ts'
import { readListState, writeListState, type ListChoices } from './list-state.ts'
import { loadChunk } from './load.ts'
import { createResource, isJustRead, type Domain } from './resource.ts'
import { reuse } from './reuse.ts'
import { hasAll, memoizeShallow } from './memoize-shallow.ts'
import { yieldToMain } from './yield-to-main.ts'
import type { Page, PageQuery, WholeList, WholeListRules } from './whole-list.ts'

/** What a list element shows. While another page loads, the rows of the last one stay; they go when what else was filtered or searched for fails. */
export interface ListView<Item> {
  page: Page<Item> | undefined
  /** Where the page begins, counted from 0. */
  start: number
  loading: boolean
  error: Error | undefined
}

export interface List<Item, Query extends PageQuery> {
  $query: MapStore<Query>
  $view: ReadableAtom<ListView<Item>>
  /** Changes what is asked for; anything but another page starts at the first one. */
  setQuery: (changes: Partial<Query>) => void
  /** Reads what `setQuery` would show, while a pointer is still pressed on what will ask for it. */
  prefetch: (changes: Partial<Query>) => void
  /** What of it an admin chose, as a query string for an address. */
  $state: ReadableAtom<string>
  /** Asks for what such a string says, unless it said so before. Gives it in the words of `$state`. */
  restore: (state: string) => string
  retry: () => void
  /** Where the rows come from. */
  source: Pick<ListOptions<Item, Query>, 'read' | 'rules'>
}

export interface ListOptions<Item, Query extends PageQuery> {
  domain: Domain
  /** What it asks for, unless somebody chooses something else. */
  query: Query
  read: (query: Query) => Promise<ListAnswer<Item>>
  rules: WholeListRules<Item, Query>
  choices: ListChoices
  /** What it starts with, as `$state` tells it. */
  state?: string | undefined
}

/** A page, what it answers, and when. */
interface Answered<Item, Query> {
  page: Page<Item>
  query: Query
  version: string
}

/** All rows of a short list, in the order in which the server gave them. */
interface ShortList<Item, Query> {
  version: string
  query: Query
  /** Milliseconds since 1970. */
  readAt: number
  page: (asked: Query) => Page<Item> | undefined
}

/** A sortable, searchable list, page by page, whose first page is asked for at once; a backend that answers every row is paged in the browser. */
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
    // What is here already is drawn before the server is asked whether it is still so, or whether there is more.
    if (known) await nextPaint()
    const { data, meta, unreadable = 0 } = await read(asked)
    // To read an answer and to draw it may each be long on a slow machine. The first rows can't come too soon.
    if (shown) await yieldToMain()
    if (!meta) return pageOf(await keepWhole({ data, unreadable }, asked, version), asked)
    const page = reuse(known, { rows: data, total: meta.total, ...(unreadable > 0 && { unreadable }), ...(meta.more && { more: true }) })
    // The list has changed since all of it was read. A search may find more on the server.
    if (page !== known && !asked.q && short === source) short = undefined
    return page
  }

  // Few backends answer so, and the others need none of it.
  async function keepWhole({ data, unreadable = 0 }: Pick<ListAnswer<Item>, 'data' | 'unreadable'>, query: Query, version: string) {
    const { wholeList } = await loadChunk(() => import('./whole-list.ts'))
    whole = { version, query, readAt: Date.now(), isShort: data.length <= maximumPageSize, list: wholeList(data, rules), unreadable }
    return whole
  }

  async function pageOf({ list, unreadable }: NonNullable<typeof whole>, asked: Query): Promise<Page<Item>> {
    return { ...(await list.page(asked)), unreadable }
  }

  /** Reads a short list that came whole anew, behind what it shows. A long one is too much to be read for a page. */
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

  /** A page of the rows that are here already, if they are as old as that. What a search finds among them stands until the server's answer is there. */
  function shortPage(asked: Query, version: string | undefined): Page<Item> | undefined {
    return short && short.version === version && isWithin(asked, short.query) ? short.page(asked) : undefined
  }

  const $answer = computed($page, ({ data, error, loading }): ListView<Item> => {
    // A page beyond the last one is not what was meant; the last one is on its way.
    const isBeyond = data !== undefined && data.page.rows.length === 0 && data.page.total > 0
    if (!isBeyond) shown = data
    if (!loading) failed = error !== undefined
    const query = shown?.query ?? $query.get()
    const isOutdated = failed && !isSameSearch($query.get(), query)
    return { page: isOutdated ? undefined : shown?.page, start: startOf(query), loading: loading || isBeyond, error }
  })

  const memoizeView = memoizeShallow<ListView<Item>>()

  const $view = computed([$answer, $query], (answer, asked): ListView<Item> => {
    // A search that failed has found nothing.
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
      // The last row of the last page may just have gone.
      if (page > last && !data.page.more) turnTo({ ...$query.get(), page: last })
      else callOff = prepareNext(data)
    })
    return () => {
      unsubscribe()
      callOff?.()
    }
  })

  /** What is likely to be asked for next, once there is nothing else to do. */
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

  /** All of a short list, or the next page of one that is longer or searched. */
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

  // Asked for while the program still draws, not after that; and listened to until it has come, so that it is not given up before.
  const stop = $view.listen(({ loading }) => loading || stop())
  if (!$view.get().loading) stop()

  const askedWith = (changes: Partial<Query>): Query => ({ ...$query.get(), page: 1, ...changes })

  function turnTo(asked: Query): void {
    $query.set(asked)
    // What is here is drawn first; and a page of a whole list would be made once more when the stores tell of it.
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

const startOf = ({ page, page_size }: PageQuery) => (page - 1) * page_size

const filtersOf = <Query extends PageQuery>({ page, page_size, sort, order, q, ...filters }: Query) => filters

/** Whether two queries find the same rows, in whatever order and on whatever page. */
const isSameSearch = <Query extends PageQuery>(one: Query, other: Query) =>
  isWithin(one, other) && isWithin(other, one) && one.q === other.q

/** Whether the answer to one query has all that another lets through: it may have fewer filters. */
const isWithin = <Query extends PageQuery>(query: Query, answered: Query) => hasAll(query, filtersOf(answered))
