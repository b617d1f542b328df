import type { Static } from 'typebox'
import type { listActivitySchema, recordExportSchema } from './activity.ts'
import type { changeAdminAccountSchema } from './admin-accounts.ts'
import type {
  changeEmailSchema,
  changePasswordSchema,
  confirmOtpSchema,
  createAdminSchema,
  listAdminsSchema,
  readAdminProfileSchema,
  saveAdminProfileSchema,
} from './admins.ts'
import type { Body, CallSchema, Query } from './call.ts'
import type {
  changeDoctorCredentialsSchema,
  changeDoctorPlanSchema,
  listDoctorsSchema,
  readDoctorSchema,
  saveDoctorProfileSchema,
} from './doctors.ts'
import type { readOverviewSchema } from './overview.ts'
import type { endOtherSessionsSchema, endOwnSessionSchema, listOwnSessionsSchema } from './own-sessions.ts'
import type { requestPasswordResetSchema, resetPasswordSchema } from './password-reset.ts'
import type { addPasskeySchema, removePasskeySchema, startPasskeySchema } from './passkeys.ts'
import type { listPatientsSchema, readPatientSchema } from './patients.ts'
import type { createPortalKeySchema, listPortalKeysSchema, revokePortalKeySchema } from './portals.ts'
import type {
  confirmSignInSchema,
  confirmTotpSchema,
  readSecondFactorSchema,
  removeTotpSchema,
  renewRecoveryCodesSchema,
  startTotpSchema,
} from './second-factor.ts'
import type { signInSchema, signOutSchema } from './session.ts'
import type { changeSubscriptionStatusSchema, listSubscriptionsSchema } from './subscriptions.ts'
import type { startVerificationSchema, verifySchema } from './verification.ts'

/** Schemas of all calls, by the name of the call. */
interface CallSchemas {
  signIn: typeof signInSchema
  signOut: typeof signOutSchema
  confirmSignIn: typeof confirmSignInSchema
  startVerification: typeof startVerificationSchema
  verify: typeof verifySchema
  readSecondFactor: typeof readSecondFactorSchema
  startTotp: typeof startTotpSchema
  confirmTotp: typeof confirmTotpSchema
  removeTotp: typeof removeTotpSchema
  renewRecoveryCodes: typeof renewRecoveryCodesSchema
  startPasskey: typeof startPasskeySchema
  addPasskey: typeof addPasskeySchema
  removePasskey: typeof removePasskeySchema
  requestPasswordReset: typeof requestPasswordResetSchema
  resetPassword: typeof resetPasswordSchema
  listOwnSessions: typeof listOwnSessionsSchema
  endOwnSession: typeof endOwnSessionSchema
  endOtherSessions: typeof endOtherSessionsSchema
  readAdminProfile: typeof readAdminProfileSchema
  saveAdminProfile: typeof saveAdminProfileSchema
  listAdmins: typeof listAdminsSchema
  createAdmin: typeof createAdminSchema
  changeAdminAccount: typeof changeAdminAccountSchema
  changePassword: typeof changePasswordSchema
  changeEmail: typeof changeEmailSchema
  confirmOtp: typeof confirmOtpSchema
  listDoctors: typeof listDoctorsSchema
  readDoctor: typeof readDoctorSchema
  saveDoctorProfile: typeof saveDoctorProfileSchema
  changeDoctorCredentials: typeof changeDoctorCredentialsSchema
  changeDoctorPlan: typeof changeDoctorPlanSchema
  listPatients: typeof listPatientsSchema
  readPatient: typeof readPatientSchema
  listSubscriptions: typeof listSubscriptionsSchema
  changeSubscriptionStatus: typeof changeSubscriptionStatusSchema
  readOverview: typeof readOverviewSchema
  listPortalKeys: typeof listPortalKeysSchema
  createPortalKey: typeof createPortalKeySchema
  revokePortalKey: typeof revokePortalKeySchema
  listActivity: typeof listActivitySchema
  recordExport: typeof recordExportSchema
}

/** Name of a call of the contract, such as `listDoctors`. */
export type CallName = keyof CallSchemas

type SchemaOf<Name extends CallName> = CallSchemas[Name] extends infer Schema extends CallSchema ? Schema : never

/** Request of a call before it is sent. */
export interface MappedRequest<Name extends CallName> {
  query: Query<SchemaOf<Name>>
  body: Body<SchemaOf<Name>>
  /** Fields and files of a multipart call. */
  form: FormData | undefined
}

/** Changes to the request of a call. What is left out is sent as it is. */
export interface RequestChanges {
  query?: Readonly<Record<string, string | number | undefined>>
  /** JSON, or `FormData` for a multipart body. */
  body?: unknown
}

/** Parts of a response of the contract; what is left out counts as missing. */
export type Loose<Value> = Value extends readonly (infer Item)[]
  ? Loose<Item>[]
  : Value extends object
    ? { [Field in keyof Value]?: Loose<Value[Field]> | null }
    : Value extends boolean
      ? boolean
      : Value extends number
        ? number | string
        : Value extends string
          ? string | number
          : Value

/** Response of a call as a mapping returns it. It is then read like any other response. */
export type MappedAnswer<Name extends CallName> = Loose<Static<SchemaOf<Name>['response'][200]>>

/** Functions by call name that change a request before it is sent. */
export type RequestMappings = { [Name in CallName]?: (request: MappedRequest<Name>) => RequestChanges | Promise<RequestChanges> }

/** Functions by call name that bring the response of a backend (parsed JSON) into the form of the contract. */
export type AnswerMappings = { [Name in CallName]?: (answer: never) => MappedAnswer<Name> | Promise<MappedAnswer<Name>> }

/** Parameters of the lists that a backend may name otherwise. */
export type ListParameter =
  | 'page'
  | 'page_size'
  | 'sort'
  | 'order'
  | 'q'
  | 'status'
  | 'plan'
  | 'joined_from'
  | 'joined_to'
  | 'doctor_id'
  | 'kind'
  | 'admin_id'
  | 'at_from'
  | 'at_to'
