import * as activity from '../../../src/core/contract/activity.ts'
import { changeAdminAccount, changeAdminAccountSchema } from '../../../src/core/contract/admin-accounts.ts'
import * as admins from '../../../src/core/contract/admins.ts'
import type { Call, CallSchema } from '../../../src/core/contract/call.ts'
import * as doctors from '../../../src/core/contract/doctors.ts'
import type { ServerErrorCode } from '../../../src/core/contract/errors.ts'
import { readOverview, readOverviewSchema } from '../../../src/core/contract/overview.ts'
import * as ownSessions from '../../../src/core/contract/own-sessions.ts'
import * as passwordReset from '../../../src/core/contract/password-reset.ts'
import * as passkeys from '../../../src/core/contract/passkeys.ts'
import * as patients from '../../../src/core/contract/patients.ts'
import * as portals from '../../../src/core/contract/portals.ts'
import * as secondFactor from '../../../src/core/contract/second-factor.ts'
import { signIn, signInSchema, signOut, signOutSchema } from '../../../src/core/contract/session.ts'
import * as subscriptions from '../../../src/core/contract/subscriptions.ts'
import * as verification from '../../../src/core/contract/verification.ts'

/** A call of the contract, with details for the document that its schemas lack. */
export interface DescribedCall {
  call: Call<CallSchema>
  schema: CallSchema
  tag: 'Session' | 'Admins' | 'Practices' | 'Patients' | 'Subscriptions' | 'Overview' | 'History' | 'Portals'
  summary: string
  description?: string
  /** Error codes in addition to those of every such call. */
  errors?: ServerErrorCode[]
  /** Text fields of a multipart form. The form takes a `profile_picture` too. */
  form?: readonly string[]
  /** For a call that the specification does not have: how the elements work without it. */
  extension?: string
  /** Takes the secret key of a portal as its bearer token. */
  byPortal?: true
  /** Accepts an `Idempotency-Key`. */
  once?: true
}

const listWords = 'Returns one page with `meta` if the query has a parameter of paging, order or search; otherwise all rows.'

/** All calls of the server, in document order. */
export const allCalls: DescribedCall[] = [
  {
    call: signIn,
    schema: signInSchema,
    tag: 'Session',
    summary: 'Sign in',
    description: 'Returns the bearer token for all other calls.',
    errors: ['wrong-credentials', 'second-factor', 'too-many-requests'],
  },
  {
    call: secondFactor.confirmSignIn,
    schema: secondFactor.confirmSignInSchema,
    tag: 'Session',
    summary: 'Confirm a sign-in by a second factor',
    description:
      'Takes the challenge of the error `second-factor`, and a code of the authenticator app, a recovery code, or the answer of a passkey. ' +
      'Without a second factor, the first code sets up the authenticator app of the error.',
    errors: ['otp-wrong', 'passkey-refused', 'challenge-expired', 'too-many-requests'],
    extension: 'only the error `second-factor` leads to it.',
  },
  {
    call: signOut,
    schema: signOutSchema,
    tag: 'Session',
    summary: 'Sign out',
    description: 'Ends the session of the bearer token.',
    extension: 'without it, Log Out forgets the token.',
  },
  {
    call: passwordReset.requestPasswordReset,
    schema: passwordReset.requestPasswordResetSchema,
    tag: 'Session',
    summary: 'Request a link for a forgotten password',
    description: `Mails a link that works once, for ${passwordReset.resetLinkLifetime} minutes. The answer is the same for unknown accounts.`,
    errors: ['too-many-requests'],
    extension: 'without it, the sign-in form says that no link could be sent.',
  },
  {
    call: passwordReset.resetPassword,
    schema: passwordReset.resetPasswordSchema,
    tag: 'Session',
    summary: 'Set a new password with the token of a link',
    description: 'Ends all sessions of the admin.',
    errors: ['reset-link-expired', 'too-many-requests'],
    extension: 'only links of the demo server lead to it.',
  },
  {
    call: ownSessions.listOwnSessions,
    schema: ownSessions.listOwnSessionsSchema,
    tag: 'Session',
    summary: 'List your own sessions',
    extension: 'without it, the profile shows no sessions.',
  },
  {
    call: ownSessions.endOwnSession,
    schema: ownSessions.endOwnSessionSchema,
    tag: 'Session',
    summary: 'End one of your own sessions',
    errors: ['not-found'],
    extension: 'without it, the profile shows no sessions.',
  },
  {
    call: ownSessions.endOtherSessions,
    schema: ownSessions.endOtherSessionsSchema,
    tag: 'Session',
    summary: 'End all your other sessions',
    extension: 'without it, the profile shows no sessions.',
  },
  {
    call: verification.startVerification,
    schema: verification.startVerificationSchema,
    tag: 'Session',
    summary: 'Begin a verification by passkey',
    extension: 'only the error `verification-required` leads to it.',
  },
  {
    call: verification.verify,
    schema: verification.verifySchema,
    tag: 'Session',
    summary: 'Verify that it is you',
    description: `By password or passkey. The session may make sensitive changes for ${verification.verificationLifetime} minutes.`,
    errors: ['wrong-credentials', 'passkey-refused', 'too-many-requests'],
    extension: 'only the error `verification-required` leads to it.',
  },
  {
    call: secondFactor.readSecondFactor,
    schema: secondFactor.readSecondFactorSchema,
    tag: 'Session',
    summary: 'Read your own second factors',
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: secondFactor.startTotp,
    schema: secondFactor.startTotpSchema,
    tag: 'Session',
    summary: 'Begin to set up an authenticator app',
    errors: ['verification-required', 'conflict'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: secondFactor.confirmTotp,
    schema: secondFactor.confirmTotpSchema,
    tag: 'Session',
    summary: 'Set up an authenticator app',
    errors: ['verification-required', 'otp-wrong', 'conflict'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: secondFactor.removeTotp,
    schema: secondFactor.removeTotpSchema,
    tag: 'Session',
    summary: 'Remove your authenticator app',
    errors: ['verification-required', 'not-found', 'second-factor-required'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: passkeys.startPasskey,
    schema: passkeys.startPasskeySchema,
    tag: 'Session',
    summary: 'Begin to add a passkey',
    errors: ['verification-required', 'conflict'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: passkeys.addPasskey,
    schema: passkeys.addPasskeySchema,
    tag: 'Session',
    summary: 'Add a passkey',
    errors: ['passkey-refused', 'challenge-expired'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: passkeys.removePasskey,
    schema: passkeys.removePasskeySchema,
    tag: 'Session',
    summary: 'Remove a passkey',
    errors: ['verification-required', 'not-found', 'second-factor-required'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: secondFactor.renewRecoveryCodes,
    schema: secondFactor.renewRecoveryCodesSchema,
    tag: 'Session',
    summary: 'Replace your recovery codes',
    errors: ['verification-required', 'conflict'],
    extension: 'without it, the profile shows no second factor.',
  },
  {
    call: readOverview,
    schema: readOverviewSchema,
    tag: 'Overview',
    summary: 'Read the overview',
    extension: 'after a 404 the elements compute the figures from the lists.',
  },
  {
    call: doctors.listDoctors,
    schema: doctors.listDoctorsSchema,
    tag: 'Practices',
    summary: 'List the practices',
    description: listWords,
  },
  {
    call: doctors.readDoctor,
    schema: doctors.readDoctorSchema,
    tag: 'Practices',
    summary: 'Read a practice',
    errors: ['not-found'],
  },
  {
    call: doctors.saveDoctorProfile,
    schema: doctors.saveDoctorProfileSchema,
    tag: 'Practices',
    summary: "Save a practice's profile and picture",
    description:
      'A field that is left out keeps its value. `password` changes it where it is not empty, and must equal `confirm_password`; `isActive` is 0 or 1. ' +
      'An answer with a body needs a `message`.',
    errors: ['not-found', 'conflict'],
    form: doctors.doctorProfileFields,
    once: true,
  },
  {
    call: doctors.changeDoctorCredentials,
    schema: doctors.changeDoctorCredentialsSchema,
    tag: 'Practices',
    summary: 'Change email, phone and password of a practice',
    errors: ['not-found', 'conflict'],
    once: true,
  },
  {
    call: doctors.changeDoctorPlan,
    schema: doctors.changeDoctorPlanSchema,
    tag: 'Practices',
    summary: 'Change the plan of a practice',
    description: 'Ends the current subscription and starts one with the new plan. Choosing the current plan changes nothing.',
    errors: ['not-found', 'conflict'],
    once: true,
  },
  {
    call: patients.listPatients,
    schema: patients.listPatientsSchema,
    tag: 'Patients',
    summary: 'List the patients of all practices or of one',
    description: listWords,
  },
  {
    call: patients.readPatient,
    schema: patients.readPatientSchema,
    tag: 'Patients',
    summary: 'Read a patient with all visits',
    errors: ['not-found'],
  },
  {
    call: subscriptions.listSubscriptions,
    schema: subscriptions.listSubscriptionsSchema,
    tag: 'Subscriptions',
    summary: 'List the subscriptions',
    description: listWords,
  },
  {
    call: subscriptions.changeSubscriptionStatus,
    schema: subscriptions.changeSubscriptionStatusSchema,
    tag: 'Subscriptions',
    summary: 'Cancel or reactivate a subscription',
    description:
      'Canceling requires a reason. Reactivating a subscription whose period is over starts a new period of the same length today. ' +
      'A doctor has at most one active subscription.',
    errors: ['not-found', 'status-changed', 'other-active'],
    once: true,
  },
  { call: admins.readAdminProfile, schema: admins.readAdminProfileSchema, tag: 'Admins', summary: 'Read your own profile' },
  {
    call: admins.saveAdminProfile,
    schema: admins.saveAdminProfileSchema,
    tag: 'Admins',
    summary: 'Save your own profile and picture',
    description: 'Omitted fields keep their values. A new email gets a code and changes when the code is confirmed.',
    errors: ['conflict', 'too-many-requests', 'verification-required'],
    form: admins.adminProfileFields,
    once: true,
  },
  {
    call: admins.listAdmins,
    schema: admins.listAdminsSchema,
    tag: 'Admins',
    summary: 'List the admins',
    description: `Superadmins only. ${listWords}`,
  },
  {
    call: admins.createAdmin,
    schema: admins.createAdminSchema,
    tag: 'Admins',
    summary: 'Add an admin',
    description: 'Superadmins only.',
    errors: ['verification-required'],
    once: true,
  },
  {
    call: changeAdminAccount,
    schema: changeAdminAccountSchema,
    tag: 'Admins',
    summary: "Change another admin's account",
    description:
      'Superadmins only. Disables or enables it, changes its role, mails a link for a new password, removes the second factor, or ends its sessions.',
    errors: ['verification-required', 'not-found', 'conflict', 'own-account', 'last-superadmin'],
    extension: 'without a `status` of the admins, the list has no actions.',
    once: true,
  },
  {
    call: admins.changePassword,
    schema: admins.changePasswordSchema,
    tag: 'Admins',
    summary: 'Change your own password',
    description: 'Ends all sessions of the admin.',
    errors: ['wrong-credentials', 'too-many-requests'],
    once: true,
  },
  {
    call: admins.changeEmail,
    schema: admins.changeEmailSchema,
    tag: 'Admins',
    summary: 'Request a code to change your own email',
    description: 'Sends the code to the new address. The email changes when the code is confirmed.',
    errors: ['verification-required', 'too-many-requests'],
    once: true,
  },
  {
    call: admins.confirmOtp,
    schema: admins.confirmOtpSchema,
    tag: 'Admins',
    summary: 'Confirm the new email with the code',
    errors: ['otp-wrong', 'otp-expired', 'otp-used-up'],
    once: true,
  },
  {
    call: activity.listActivity,
    schema: activity.listActivitySchema,
    tag: 'History',
    summary: 'List the history',
    description:
      'Superadmins read all entries. Others need `doctor_id`, and read the entries of the kinds `practice` and `subscription`. ' +
      listWords,
    extension: 'only the history uses it.',
  },
  {
    call: activity.recordExport,
    schema: activity.recordExportSchema,
    tag: 'History',
    summary: 'Record an export of a list',
    description: 'The browser makes the file. Embed sessions with `read` access may send it, too.',
    extension: 'only backends that accept an `Idempotency-Key` get it.',
  },
  {
    call: portals.createEmbedSession,
    schema: portals.createEmbedSessionSchema,
    tag: 'Portals',
    summary: "Open an embed session for a portal's user",
    description:
      "Called by the portal's server, with its secret key as bearer token. The returned token is for `getToken` in the page. " +
      'It gives the calls of the named elements, and the data of the named doctors. Other calls get 403.',
    errors: ['unauthorized', 'too-many-requests'],
    extension: 'without it, a portal needs tokens of another kind.',
    byPortal: true,
  },
  {
    call: portals.listPortalKeys,
    schema: portals.listPortalKeysSchema,
    tag: 'Portals',
    summary: 'List the secret keys of portals',
    description: 'Superadmins only. Newest first.',
    extension: 'only the panel uses it.',
  },
  {
    call: portals.createPortalKey,
    schema: portals.createPortalKeySchema,
    tag: 'Portals',
    summary: 'Create a secret key for a portal',
    description: 'Superadmins only. The secret is in this response only.',
    errors: ['verification-required'],
    extension: 'only the panel uses it.',
  },
  {
    call: portals.revokePortalKey,
    schema: portals.revokePortalKeySchema,
    tag: 'Portals',
    summary: 'Revoke a secret key',
    description: 'Superadmins only. Its embed sessions end at once.',
    errors: ['verification-required', 'not-found'],
    extension: 'only the panel uses it.',
  },
]
