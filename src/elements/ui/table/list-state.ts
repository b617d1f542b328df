import { useEffect } from 'react'
import type { List } from '../../../core/list.ts'
import type { PageQuery } from '../../../core/whole-list.ts'
import { useEmit } from '../../runtime/host.ts'
import type { ListEvents } from './list-events.ts'

/** Shows what the attribute `list-state` says, and tells what an admin makes of it. */
export function useListState<Item, Query extends PageQuery>({ restore, $state }: List<Item, Query>, listState = ''): void {
  const emit = useEmit<ListEvents>()
  useEffect(() => {
    const tell = (state: string) => emit('list-change', { state })
    const said = restore(listState)
    // What the attribute says needs no telling. But the first answer may have come before this, and led from beyond the last page to it.
    if ($state.get() !== said) tell($state.get())
    return $state.listen(tell)
  }, [restore, $state, listState, emit])
}
