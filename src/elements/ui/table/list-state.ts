import { useEffect } from 'react'
import type { List } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import { useEmit } from '../../runtime/host.ts'
import type { ListEvents } from './list-events.ts'

/** Shows what the attribute `list-state` says, and tells what an admin makes of it. */
export function useListState<Item, Query extends PageQuery>({ restore, $state }: List<Item, Query>, listState = ''): void {
  const emit = useEmit<ListEvents>()
  useEffect(() => {
    // Before listening: what the attribute says needs no telling.
    restore(listState)
    return $state.listen((state) => emit('list-change', { state }))
  }, [restore, $state, listState, emit])
}
