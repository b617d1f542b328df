import type { CommonEvents } from '../../runtime/common-events.ts'

/** Events of every element with a list. */
export interface ListEvents extends CommonEvents {
  /**
   * Fires when page, page size, sort order, search or filters change.
   * Set the attribute `list-state` to `state` to restore the list.
   */
  'list-change': { state: string }
}
