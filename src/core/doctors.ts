import { atom } from 'nanostores'
import { ApiError, notFoundForInvalidId } from './api/api-error.ts'
import type { Id } from './contract/as-read.ts'
import {
  changeDoctorCredentials as credentialsCall,
  changeDoctorPlan as planCall,
  doctorSorts,
  listDoctors,
  practiceStatuses,
  readDoctor,
  saveDoctorProfile as profileCall,
  type DoctorDetails,
  type DoctorListItem,
} from './contract/doctors.ts'
import { plans, type Plan } from './contract/subscriptions.ts'
import { doctorRules, type DoctorQuery } from './doctor-rules.ts'
import { request } from './api/http.ts'
import { emptyAnswer } from './api/responses/read-answer.ts'
import { joinedDays, withJoinedTimes } from './lists/joined.ts'
import { listsOf } from './lists/list-factory.ts'
import { readList, type ListSource } from './lists/read-list.ts'
import { refresh } from './resources/cache.ts'
import { createResource, refreshOnConflict } from './resources/resource.ts'

export const doctorSource: ListSource<DoctorListItem, DoctorQuery> = {
  domain: 'doctors',
  send: (query, signal) => request(listDoctors, { query: withJoinedTimes(query), signal }),
  rules: doctorRules,
}

export const { create: createDoctorList, preload: preloadDoctorList } = listsOf<DoctorListItem, DoctorQuery>('doctors', () => ({
  rules: doctorRules,
  choices: { sorts: doctorSorts, filters: { plan: plans, status: practiceStatuses, ...joinedDays } },
  read: (asked) => readList(doctorSource, asked),
}))

/** Creates the resource of one doctor. Errors: `not-found`. */
export const doctorResource = (id: Id) =>
  createResource<DoctorDetails>(
    'doctors',
    atom(String(id)),
    async () => (await notFoundForInvalidId(id, request(readDoctor, { query: { doctor_id: id } }))).data,
  )

// Lists of subscriptions also show the doctor's name, picture and plan.
const shown = ['doctors', 'subscriptions'] as const

/**
 * Saves a doctor's profile. `form` holds the fields in `doctorProfileFields`, `profile_picture` and `version`.
 * Returns the server's message; undefined if the response is empty.
 * Errors: `validation`, `conflict`, `too-large`, `unsupported-media`, and `contract` for a response without a message, §8.
 */
export async function saveDoctorProfile(id: Id, form: FormData): Promise<string | undefined> {
  const answer = await refreshOnConflict(request(profileCall, { query: { doctor_id: id }, form }), ...shown)
  refresh(...shown)
  if (answer === emptyAnswer) return undefined
  if (!answer.message || typeof answer.message !== 'string') throw new ApiError('contract', 'The answer has no message')
  return answer.message
}

/**
 * Changes email, phone and password in one call.
 * Errors: `validation`, `not-found`, and `conflict` if the doctor has changed since `version`.
 */
export async function changeDoctorCredentials(
  id: Id,
  credentials: { email: string; phone: string; password: string; version?: number },
): Promise<void> {
  await refreshOnConflict(request(credentialsCall, { body: { user_id: id, ...credentials } }), ...shown)
  refresh(...shown)
}

/** Changes the doctor's plan. Errors: `not-found`, and `conflict` if the doctor has changed since `version`. */
export async function changeDoctorPlan(id: Id, plan: Plan, version?: number): Promise<void> {
  await refreshOnConflict(request(planCall, { body: { user_id: id, subscriptionPlan: plan, ...(version && { version }) } }), ...shown)
  refresh(...shown)
}
