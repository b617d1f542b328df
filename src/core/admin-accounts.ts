import { request } from './api/http.ts'
import { changeAdminAccount as changeCall, type AccountChange } from './contract/admin-accounts.ts'
import type { Id } from './contract/as-read.ts'
import type { AdminListItem } from './contract/admins.ts'
import { refresh } from './resources/cache.ts'

/** Returns the changes that fit an account's status and role; none if the backend tells no status. */
export function accountChangesOf({ status, role, second_factor }: AdminListItem): AccountChange[] {
  if (status === 'disabled') return ['enable']
  if (status !== 'active') return []
  const reset = second_factor ? (['reset-second-factor'] as const) : []
  return ['send-reset-link', ...reset, 'end-sessions', role === 'superadmin' ? 'demote' : 'promote', 'disable']
}

/**
 * Changes another admin's account. For superadmins only.
 * Errors: `forbidden`, `verification-required`, `not-found`, `own-account`, `last-superadmin`, `conflict`.
 */
export async function changeAdminAccount(id: Id, change: AccountChange): Promise<void> {
  await request(changeCall, { body: { admin_id: id, change } })
  refresh('admins')
}
