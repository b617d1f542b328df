import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import type { List, ListView } from '../../../core/lists/list.ts'
import type { PageQuery } from '../../../core/lists/whole-list.ts'

/** Maximum number of rows that render at once. */
const fewRows = 20

/**
 * Returns the visible state of a list. More than 20 new rows render in the background, and count as loading until then:
 * on a slow machine a synchronous render would block typing and clicks.
 */
export function useListView<Item, Query extends PageQuery>({ $view }: List<Item, Query>): ListView<Item> {
  const view = useStore($view)
  const deferred = useDeferredValue(view)
  const { page, loading, error } = view
  const shown = !page || page.rows.length <= fewRows ? view : deferred
  return { ...shown, loading: loading || shown.page !== page, error }
}
