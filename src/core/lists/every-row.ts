import type { Id } from '../contract/as-read.ts'
import { maximumPageSize } from '../contract/list.ts'
import type { List } from './list.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { PageQuery } from './whole-list.ts'

interface Progress {
  done: number
  total: number
}

interface EveryRowOptions {
  tell: (progress: Progress) => void
  signal: AbortSignal
}

const attempts = 3

/**
 * Fetches all rows that match the list's search and filters, page by page, in the list's order.
 * Rejects when aborted, or when the list changes during all 3 attempts.
 */
export async function readEveryRow<Item, Query extends PageQuery>(
  list: Pick<List<Item, Query>, '$query' | 'source'>,
  options: EveryRowOptions,
): Promise<Item[]> {
  const asked = { ...list.$query.get(), page_size: maximumPageSize }
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const rows = await readPages(list, asked, options)
    if (rows) return rows
  }
  throw new Error('The list changed again and again while it was read')
}

/** Returns undefined if rows were added or removed during the read, because a row may then have moved between pages. */
async function readPages<Item, Query extends PageQuery>(
  { source: { read, rules } }: Pick<List<Item, Query>, 'source'>,
  asked: Query,
  { tell, signal }: EveryRowOptions,
): Promise<Item[] | undefined> {
  const rows = new Map<Id, Item>()
  let total: number | undefined
  let skipped = 0
  for (let page = 1; ; page++) {
    const { data, meta, unreadable = 0 } = await read({ ...asked, page })
    signal.throwIfAborted()
    if (!meta) {
      const { wholeList } = await loadChunk(() => import('./whole-list.ts'))
      const sorted = await wholeList(data, rules).page({ ...asked, page: 1, page_size: data.length })
      signal.throwIfAborted()
      return sorted.rows
    }
    if (!meta.more && meta.total !== (total ??= meta.total)) return undefined
    for (const item of data) rows.set(rules.id(item), item)
    skipped += unreadable
    tell({ done: rows.size, total: meta.total })
    if (meta.more && data.length > 0) continue
    if (rows.size + skipped >= meta.total) return [...rows.values()]
    if (data.length === 0 || page * asked.page_size >= meta.total) return undefined
  }
}
