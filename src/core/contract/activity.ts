import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier, Text } from './fields.ts'
import { listOf, listQueryOf } from './list.ts'
import { Success } from './success.ts'

/** Kinds of entries of the history, and the actions of each kind. Stored entries keep their names: rename none. */
export const activityActions = {
  'sign-in': ['signed-in', 'second-factor-due', 'sign-in-refused', 'verified', 'verification-refused', 'signed-out'],
  account: [
    'admin-created',
    'admin-profile',
    'admin-email',
    'admin-password',
    'admin-password-reset',
    'admin-reset-link',
    'admin-sessions-ended',
    'admin-disabled',
    'admin-enabled',
    'admin-role-admin',
    'admin-role-superadmin',
    'totp-added',
    'totp-removed',
    'passkey-added',
    'passkey-removed',
    'second-factor-reset',
    'recovery-codes-renewed',
    'recovery-code-used',
  ],
  practice: [
    'doctor-profile',
    'doctor-credentials',
    'doctor-plan-free',
    'doctor-plan-basic',
    'doctor-plan-standard',
    'doctor-plan-premium',
  ],
  subscription: ['subscription-active', 'subscription-canceled', 'subscription-renewed'],
  portal: ['portal-key-created', 'portal-key-revoked'],
  export: ['export-doctors', 'export-patients', 'export-subscriptions', 'export-admins', 'export-activity'],
} as const

export type ActivityKind = keyof typeof activityActions
export type ActivityAction = (typeof activityActions)[ActivityKind][number]

export const activityKinds = ['sign-in', 'account', 'practice', 'subscription', 'portal', 'export'] as const satisfies ActivityKind[]

/** Kinds that everybody who may see a practice can read. */
export const kindsOfPractice = ['practice', 'subscription'] as const satisfies ActivityKind[]

const NoId = Type.Union([Identifier, Type.Null()])

/** Author of an entry. */
export const ActivityAuthor = Type.Object({
  kind: Type.String({ description: '`admin`, `portal`, `command-line`, or `unknown` for a visitor who is not signed in.' }),
  admin_id: NoId,
  name: Type.Union([Type.String(), Type.Null()], { description: "Name of the admin or the portal's user." }),
  portal: Type.Union([Type.String(), Type.Null()], { description: 'Name of the portal.' }),
})

/** Record that an entry is about. */
export const ActivitySubject = Type.Object({
  kind: Type.Union([Type.String(), Type.Null()], { description: '`admin`, `doctor` or `portal-key`; null if there is none.' }),
  subject_id: NoId,
  name: Text,
})

export const ActivityChange = Type.Object({
  field: Type.String({ description: 'Name of the field in other calls.' }),
  before: Text,
  after: Text,
})

/** Entry of the history. A change without values is of a field that is not shown, such as a password. */
export const ActivityEntry = Type.Object({
  id: Identifier,
  at: DateTime,
  kind: Type.String(),
  action: Type.String(),
  who: ActivityAuthor,
  whom: ActivitySubject,
  doctor_id: Type.Union([Identifier, Type.Null()], { description: 'Practice that the entry belongs to.' }),
  reason: Text,
  changes: Type.Array(ActivityChange),
  address: Type.Union([Type.String(), Type.Null()], { description: 'Address of a sign-in, for superadmins.' }),
})
export type ActivityEntry = AsRead<Static<typeof ActivityEntry>>

export const activitySorts = ['at'] as const
export type ActivitySort = (typeof activitySorts)[number]

export const ListActivityQuery = listQueryOf(activitySorts, {
  doctor_id: Type.Optional(Identifier),
  admin_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Entries by this admin or about it.' })),
  kind: Type.Optional(Type.Enum(activityKinds)),
  at_from: Type.Optional(Type.String({ format: 'date-time', description: 'Earliest `at`.' })),
  at_to: Type.Optional(Type.String({ format: 'date-time', description: 'Latest `at`.' })),
})
export type ListActivityQuery = Static<typeof ListActivityQuery>

export const listActivitySchema = { querystring: ListActivityQuery, response: { 200: listOf(ActivityEntry) } }

/**
 * Lists the history. Superadmins read all of it. Others read the kinds `practice` and `subscription` of one practice: they need
 * `doctor_id`, and may not name `admin_id`. Errors: `forbidden`.
 */
export const listActivity: Call<typeof listActivitySchema> = { name: 'listActivity', method: 'GET', path: '/admin/activity' }

export const exportedLists = ['doctors', 'patients', 'subscriptions', 'admins', 'activity'] as const
export type ExportedList = (typeof exportedLists)[number]

export const RecordExportBody = Type.Object({
  list: Type.Enum(exportedLists),
  rows: Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: 'Number of exported rows.' }),
  doctor_id: Type.Optional(Identifier),
})
export type RecordExportBody = Static<typeof RecordExportBody>

export const recordExportSchema = { body: RecordExportBody, response: { 200: Success } }

/**
 * Records that the user has exported a list: the browser makes the file from the responses of list calls.
 * Sent to backends that accept an `Idempotency-Key`. Not part of the specification; optional for a backend.
 */
export const recordExport: Call<typeof recordExportSchema> = { name: 'recordExport', method: 'POST', path: '/admin/export' }
