import { and, asc, eq, isNull } from 'drizzle-orm'
import type { ActivityAction } from '../../../src/core/contract/activity.ts'
import type { Role } from '../../../src/core/contract/session.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { useResets } from '../auth/password-resets-repository.ts'
import { endSessions } from '../auth/session-repository.ts'
import { clearWrongCodes } from '../auth/sign-in-limit.ts'
import type { Database } from '../database/database.ts'
import { admins } from '../database/schema.ts'
import { deleteSecondFactors } from '../second-factor/second-factors-repository.ts'
import { adminFields, updateAdmin, type Admin } from './admins-repository.ts'

/** When a change is made, and by which admin; without one, on the command line or by a visitor who is not signed in. */
export interface Change {
  at: Date
  adminId?: number
  /** Address of a visitor who is not signed in. */
  address?: string
}

const change = async (transaction: Database, admin: Admin, values: Partial<Admin>, entry: Change & { action: ActivityAction }) => {
  const { at, adminId, action } = entry
  await updateAdmin(transaction, admin.id, values)
  const changes = changedFields(admin, values, adminFields)
  await addAudit(transaction, { at, adminId, action, subject: 'admin', subjectId: admin.id, ...changes })
}

/**
 * Locks all superadmins who may sign in, so that two changes at once cannot take away the last two. Call it before other
 * admins are locked: two superadmins who change each other would wait for each other.
 */
export const lockSuperadmins = (transaction: Database) =>
  transaction
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(admins.role, 'superadmin'), isNull(admins.disabledAt)))
    .orderBy(asc(admins.id))
    .for('update')

const isLastSuperadmin = async (transaction: Database, { id }: Admin) => {
  const able = await lockSuperadmins(transaction)
  return able.length === 1 && able[0]?.id === id
}

/** Disables an account and ends its sessions. Returns false for the last superadmin who may sign in. */
export const disableAdmin = async (transaction: Database, admin: Admin, by: Change) => {
  if (await isLastSuperadmin(transaction, admin)) return false
  await change(transaction, admin, { disabledAt: by.at }, { ...by, action: 'admin-disabled' })
  await endSessions(transaction, admin.id)
  return true
}

/** Lets a disabled admin sign in again. */
export const enableAdmin = (transaction: Database, admin: Admin, by: Change) =>
  change(transaction, admin, { disabledAt: null }, { ...by, action: 'admin-enabled' })

/** Changes the role, which ends the sessions. Returns false for the last superadmin who may sign in. */
export const changeRole = async (transaction: Database, admin: Admin, role: Role, by: Change) => {
  if (role !== 'superadmin' && (await isLastSuperadmin(transaction, admin))) return false
  await change(transaction, admin, { role }, { ...by, action: `admin-role-${role}` })
  await endSessions(transaction, admin.id)
  return true
}

/** Ends all sessions of an admin, who may sign in again. */
export const endAllSessions = async (transaction: Database, { id }: Admin, { at, adminId }: Change) => {
  await endSessions(transaction, id)
  await addAudit(transaction, { at, adminId, action: 'admin-sessions-ended', subject: 'admin', subjectId: id })
}

/** Removes authenticator app, passkeys and recovery codes, ends the sessions and forgets wrong codes. */
export const resetSecondFactor = async (transaction: Database, { id }: Admin, { at, adminId }: Change) => {
  await deleteSecondFactors(transaction, id)
  await clearWrongCodes(transaction, id)
  await addAudit(transaction, { at, adminId, action: 'second-factor-reset', subject: 'admin', subjectId: id })
  await endSessions(transaction, id)
}

/** Sets another password; ends all sessions and links for a forgotten one. */
export const resetPassword = async (transaction: Database, admin: Admin, passwordHash: string, by: Change) => {
  await change(transaction, admin, { passwordHash }, { ...by, action: 'admin-password-reset' })
  await useResets(transaction, admin.id, by.at)
  await endSessions(transaction, admin.id)
}
