import { Type, type Static } from 'typebox'
import type { AsRead, Id } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Day, Identifier, ImageUrl, Picture, Text } from './fields.ts'
import { JoinedFrom, JoinedTo, listOf, listQueryOf } from './list.ts'

export const patientSorts = ['name', 'email', 'dob', 'createdAt'] as const
export type PatientSort = (typeof patientSorts)[number]

/** Row of the list of patients. `dob` is a date (YYYY-MM-DD) without a time. */
export const PatientListItem = Type.Object({
  id: Identifier,
  name: Type.String(),
  email: Type.String(),
  dob: Day,
  profile_picture: Picture,
  createdAt: DateTime,
})
export type PatientListItem = AsRead<Static<typeof PatientListItem>>

export const ListPatientsQuery = listQueryOf(patientSorts, {
  doctor_id: Type.Optional(Identifier),
  joined_from: JoinedFrom,
  joined_to: JoinedTo,
})
export type ListPatientsQuery = Static<typeof ListPatientsQuery>

export const listPatientsSchema = { querystring: ListPatientsQuery, response: { 200: listOf(PatientListItem) } }
export const listPatients: Call<typeof listPatientsSchema> = { name: 'listPatients', method: 'GET', path: '/admin/patients' }

export const Visit = Type.Object({
  id: Identifier,
  visit: Type.Integer({ description: 'Number of the visit.' }),
  visit_type: Type.String(),
  createdAt: DateTime,
  images: Type.Array(ImageUrl, { description: 'Picture URLs, which expire.' }),
})
/** Visit of a patient. Unlike a list row, it may have no id. */
export type Visit = Omit<AsRead<Static<typeof Visit>>, 'id'> & { id: Id | null }

export const PatientDetails = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  profile_picture: Picture,
  createdAt: DateTime,
  dob: Day,
  country: Text,
  description: Text,
  doctor: Type.Optional(Type.Object({ id: Identifier, name: Type.String() })),
  visits: Type.Array(Visit),
})
/** Details of a patient. The specification's response has no doctor. */
export type PatientDetails = Omit<AsRead<Static<typeof PatientDetails>>, 'visits' | 'doctor'> & {
  visits: Visit[]
  doctor?: { id: Id | null; name: string }
}

export const readPatientSchema = {
  querystring: Type.Object({ patient_id: Identifier }),
  response: { 200: Type.Object({ success: Type.Boolean(), data: PatientDetails }) },
}

/** Returns one patient. Errors: `not-found`. */
export const readPatient: Call<typeof readPatientSchema> = { name: 'readPatient', method: 'GET', path: '/admin/patient' }
