import { useStore } from '@nanostores/react'
import { startTransition, useEffect, useState } from 'react'
import type { List, ListView } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'

/** So many rows are drawn at once. */
const fewRows = 20

/**
 * What is on screen of a list. Many rows that take the place of others are drawn in slices, and are loading until then:
 * on a slow machine all at once would hold up what is typed or clicked meanwhile.
 */
export function useListView<Item, Query extends PageQuery>({ $view }: List<Item, Query>): ListView<Item> {
  const { page, loading, ...rest } = useStore($view)
  const [drawn, setDrawn] = useState(page)
  const isFew = !page || page.rows.length <= fewRows
  // Not by `useDeferredValue`: it would draw everything twice for a few rows, too.
  if (isFew && drawn !== page) setDrawn(page)
  useEffect(() => {
    if (!isFew) startTransition(() => setDrawn(page))
  }, [isFew, page])
  const shown = isFew ? page : (drawn ?? page)
  return { page: shown, loading: loading || shown !== page, ...rest }
}
