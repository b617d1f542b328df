import type { AccountChange } from '../../core/contract/admin-accounts.ts'
import type { Id } from '../../core/contract/as-read.ts'
import type { ListEvents } from '../ui/list/list-events.ts'

export interface AccountListEvents extends ListEvents {
  /** Fires before the request that changes an admin's account. Cancelable: `preventDefault()` stops the request. */
  'before-admin-change': { adminId: Id; change: AccountChange }
  /** Fires after an admin's account is changed. */
  'admin-change': { adminId: Id; change: AccountChange }
}
