import { useEffect } from 'react'
import type { List } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import { useEmit, type CommonEvents } from '../../runtime/host.ts'

export interface ListEvents extends CommonEvents {
  /** Another page, size, sort, search or filter is shown. `state` as the attribute `list-state` shows the same again. */
  'list-change': { state: string }
}

/** Shows what the attribute `list-state` says, and tells what an admin makes of it. */
export function useListState<Item, Query extends PageQuery>({ restore, $state }: List<Item, Query>, listState = ''): void {
  const emit = useEmit<ListEvents>()
  useEffect(() => {
    // Before listening: what the attribute says needs no telling.
    restore(listState)
    return $state.listen((state) => emit('list-change', { state }))
  }, [restore, $state, listState, emit])
}
