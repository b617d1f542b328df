import { useCallback, useEffect, useRef } from 'react'
import { replacePart, stateOfPart } from '../../../core/lists/list-state.ts'
import { useEmit } from '../../runtime/host.ts'
import type { ListEvents } from './list-events.ts'
import { useKeptListState } from './use-kept-list-state.ts'

type ListChange = CustomEvent<ListEvents['list-change']>

/**
 * Returns a function that gives the props of a named list with more attributes. All lists share the `list-state` of the element around them,
 * with their name as prefix, as in `patients.page=2`.
 */
export function useEmbeddedLists(given = '') {
  const emit = useEmit<ListEvents>()
  const states = useRef(given)
  const listState = useKeptListState(
    'embedded',
    given,
    useCallback(() => states.current, []),
  )
  useEffect(() => {
    states.current = listState
  }, [listState])

  return (name: string, attributes: Readonly<Record<string, string | number>>) => ({
    attributes: { ...attributes, 'list-state': stateOfPart(listState, name) },
    listeners: {
      'list-change': (event: ListChange) => {
        event.stopPropagation()
        states.current = replacePart(states.current, name, event.detail.state)
        emit('list-change', { state: states.current })
      },
    },
  })
}
