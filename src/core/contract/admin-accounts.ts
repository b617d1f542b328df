import { Type, type Static } from 'typebox'
import type { Call } from './call.ts'
import { Identifier } from './fields.ts'
import { Success } from './success.ts'

/** `disabled` admins cannot sign in. */
export const adminStatuses = ['active', 'disabled'] as const
export type AdminStatus = (typeof adminStatuses)[number]

/** Changes of another admin's account. `promote` makes a superadmin, `demote` an admin. */
export const accountChanges = ['disable', 'enable', 'promote', 'demote', 'send-reset-link', 'reset-second-factor', 'end-sessions'] as const
export type AccountChange = (typeof accountChanges)[number]

export const ChangeAdminAccountBody = Type.Object({ admin_id: Identifier, change: Type.Enum(accountChanges) })
export type ChangeAdminAccountBody = Static<typeof ChangeAdminAccountBody>

export const changeAdminAccountSchema = { body: ChangeAdminAccountBody, response: { 200: Success } }

/**
 * Changes another admin's account. For superadmins only. All changes but `enable` and `send-reset-link` end the admin's sessions.
 * `reset-second-factor` removes authenticator app, passkeys and recovery codes.
 * Errors: `forbidden`, `verification-required`, `not-found`, `own-account`, `last-superadmin`, `conflict` (a link for a disabled admin).
 */
export const changeAdminAccount: Call<typeof changeAdminAccountSchema> = {
  name: 'changeAdminAccount',
  method: 'POST',
  path: '/admin/account',
}
