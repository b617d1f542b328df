import { useEffect } from 'react'
import type { List } from '../../../core/lists/list.ts'
import type { PageQuery } from '../../../core/lists/whole-list.ts'
import { useEmit } from '../../runtime/host.ts'
import type { ListEvents } from './list-events.ts'

/** Applies the attribute `list-state` and fires `list-change` when the list's state changes. */
export function useListState<Item, Query extends PageQuery>({ restore, $state }: List<Item, Query>, listState = ''): void {
  const emit = useEmit<ListEvents>()
  useEffect(() => {
    const tell = (state: string) => emit('list-change', { state })
    const said = restore(listState)
    // The attribute's own state fires no event. But the first response may have moved the list already:
    // from beyond the last page to the last page.
    if ($state.get() !== said) tell($state.get())
    return $state.listen(tell)
  }, [restore, $state, listState, emit])
}
