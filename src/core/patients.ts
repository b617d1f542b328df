import { atom } from 'nanostores'
import { notFoundForInvalidId } from './api/api-error.ts'
import type { AsSent, Id } from './contract/as-read.ts'
import {
  listPatients,
  patientSorts,
  readPatient,
  type ListPatientsQuery,
  type PatientDetails,
  type PatientListItem,
  type PatientSort,
  type Visit,
} from './contract/patients.ts'
import { request } from './api/http.ts'
import { isJoinedWithin, joinedDays, withJoinedTimes } from './lists/joined.ts'
import { listsOf } from './lists/list-factory.ts'
import { readList, type ListSource } from './lists/read-list.ts'
import { createResource } from './resources/resource.ts'
import type { PageQuery, WholeListRules } from './lists/whole-list.ts'

export type PatientQuery = PageQuery & Omit<AsSent<ListPatientsQuery>, keyof PageQuery> & { sort?: PatientSort }

const rules: WholeListRules<PatientListItem, PatientQuery> = {
  keeps: ({ createdAt }, query) => isJoinedWithin(createdAt, query),
  texts: ({ name, email }) => [name, email],
  value: (patient, sort) => patient[sort as PatientSort] || null,
  id: ({ id }) => id,
}

export const patientSource: ListSource<PatientListItem, PatientQuery> = {
  domain: 'patients',
  send: (query, signal) => request(listPatients, { query: withJoinedTimes(query), signal }),
  rules,
}

/** Creates the list of all patients, or of one doctor's with `doctor_id`. */
export const { create: createPatientList, preload: preloadPatientList } = listsOf<PatientListItem, PatientQuery>('patients', () => ({
  rules,
  choices: { sorts: patientSorts, filters: joinedDays },
  read: (asked) => notFoundForInvalidId(asked.doctor_id, readList(patientSource, asked)),
}))

/** Returns visits with the newest first. Those without a date are last. */
export const newestFirst = (visits: readonly Visit[]): Visit[] =>
  [...visits].sort((one, other) => (Date.parse(other.createdAt) || 0) - (Date.parse(one.createdAt) || 0))

/** Creates the resource of one patient with the visits. Errors: `not-found`. */
export const patientResource = (id: Id) =>
  createResource<PatientDetails>(
    'patients',
    atom(String(id)),
    async () => (await notFoundForInvalidId(id, request(readPatient, { query: { patient_id: id } }))).data,
  )
