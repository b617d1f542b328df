import { useCallback, useEffect, useRef, useState } from 'react'
import type { List } from '../../../core/lists/list.ts'
import type { PageQuery } from '../../../core/lists/whole-list.ts'
import { useEmit } from '../../runtime/host.ts'
import type { ListEvents } from './list-events.ts'
import { useKeptListState } from './use-kept-list-state.ts'

type Create<Item, Query extends PageQuery> = (query: Partial<Query>, state?: string) => List<Item, Query>

/** Creates a list, applies the attribute `list-state` to it, and fires `list-change` when its state changes. */
export function useList<Item, Query extends PageQuery>(
  create: Create<Item, Query>,
  query: Partial<Query>,
  listState = '',
): List<Item, Query> {
  const emit = useEmit<ListEvents>()
  const latest = useRef('')
  const state = useKeptListState(
    JSON.stringify(query),
    listState,
    useCallback(() => latest.current, []),
  )
  const [list] = useState(() => create(query, state))
  const { restore, $state } = list
  useEffect(() => {
    const tell = (changed: string) => emit('list-change', { state: changed })
    const said = restore(state)
    // The attribute's own state fires no event. But the first response may have moved the list already:
    // from beyond the last page to the last page.
    if ($state.get() !== said) tell($state.get())
    return $state.listen(tell)
  }, [restore, $state, state, emit])
  useEffect(() => $state.subscribe((now) => void (latest.current = now)), [$state])
  return list
}
