import { sql, type Column } from 'drizzle-orm'
import type { CallName } from '../../../src/core/contract/calls.ts'
import { embedElements, type Access, type EmbedElement } from '../../../src/core/contract/portals.ts'

/** Doctors whose data a session holds. Every query of several rows takes it. */
export type DoctorScope = 'all' | readonly number[]

/** Rights of an embed session. */
export interface Scope {
  elements: readonly string[]
  doctors: DoctorScope
  access: Access
}

const practice = ['doctor-profile', 'doctor-editor'] as const

/** Elements that send a call. An embed session may send the calls of its elements only. */
export const elementsOfCall: Readonly<Record<CallName, readonly EmbedElement[]>> = {
  signIn: [],
  signOut: [],
  confirmSignIn: [],
  startVerification: [],
  verify: [],
  readSecondFactor: [],
  startTotp: [],
  confirmTotp: [],
  removeTotp: [],
  renewRecoveryCodes: [],
  startPasskey: [],
  addPasskey: [],
  removePasskey: [],
  requestPasswordReset: [],
  resetPassword: [],
  listOwnSessions: [],
  endOwnSession: [],
  endOtherSessions: [],
  readAdminProfile: embedElements,
  saveAdminProfile: [],
  listAdmins: [],
  createAdmin: [],
  changeAdminAccount: [],
  changePassword: [],
  changeEmail: [],
  confirmOtp: [],
  listDoctors: ['account-list'],
  readDoctor: practice,
  saveDoctorProfile: ['doctor-editor'],
  changeDoctorCredentials: ['doctor-profile'],
  changeDoctorPlan: ['doctor-editor'],
  // A practice's profile embeds its patients and its subscriptions.
  listPatients: ['account-list', 'doctor-profile'],
  readPatient: ['patient-detail'],
  listSubscriptions: ['doctor-subscriptions', 'doctor-profile'],
  changeSubscriptionStatus: ['doctor-subscriptions', 'doctor-profile'],
  readOverview: ['admin-overview'],
  listPortalKeys: [],
  createPortalKey: [],
  revokePortalKey: [],
  listActivity: ['doctor-profile'],
  // Elements with lists that can be exported.
  recordExport: ['account-list', 'doctor-profile', 'doctor-subscriptions'],
}

/** Returns the elements that send a call by its name; none for an unknown call. */
export const elementsThatSend = (call = ''): readonly string[] =>
  (elementsOfCall as Readonly<Record<string, readonly string[] | undefined>>)[call] ?? []

/** Returns a condition that limits a column of doctor ids to a scope; undefined for all doctors. */
export const inScope = (column: Column, doctors: DoctorScope) =>
  doctors === 'all' ? undefined : sql`${column} = ANY(${`{${doctors.join(',')}}`}::int[])`
