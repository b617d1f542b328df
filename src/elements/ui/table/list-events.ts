import type { CommonEvents } from '../../runtime/common-events.ts'

/** Fired by every element with a list. */
export interface ListEvents extends CommonEvents {
  /** Another page, size, sort, search or filter is shown. `state` as the attribute `list-state` shows the same again. */
  'list-change': { state: string }
}
