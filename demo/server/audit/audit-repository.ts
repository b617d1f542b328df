import type { ActivityAction, ActivityKind } from '../../../src/core/contract/activity.ts'
import type { Database } from '../database/database.ts'
import { audit } from '../database/schema.ts'

/** Stored subject of each kind of entry. The id is that of an admin, doctor, subscription or key, or 0 for a list. */
export const subjectOfKind = {
  'sign-in': 'sign-in',
  account: 'admin',
  practice: 'doctor',
  subscription: 'subscription',
  portal: 'portal-key',
  export: 'list',
} as const satisfies Record<ActivityKind, string>

/** Minimum of `AUDIT_DAYS`: a trigger of the database refuses to delete younger entries. */
export const fewestAuditDays = 30

type Inserted = typeof audit.$inferInsert

export interface AuditEntry extends Omit<Inserted, 'id' | 'action' | 'subject'> {
  action: ActivityAction
  subject: (typeof subjectOfKind)[ActivityKind]
}

/** Adds an entry to the audit. Call it in the transaction of the change itself. */
export const addAudit = async (transaction: Database, entry: AuditEntry) => {
  await transaction.insert(audit).values(entry)
}
