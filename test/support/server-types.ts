import type { Static } from 'typebox'
import type * as admins from '../../src/core/contract/admins.ts'
import type * as doctors from '../../src/core/contract/doctors.ts'
import type * as overview from '../../src/core/contract/overview.ts'
import type * as patients from '../../src/core/contract/patients.ts'
import type * as subscriptions from '../../src/core/contract/subscriptions.ts'

/** Response types of the demo server, as strict as its schemas. A client must accept less strict responses. */
export type AdminListItem = Static<typeof admins.AdminListItem>
export type AdminProfile = Static<typeof admins.AdminProfile>
export type DoctorListItem = Static<typeof doctors.DoctorListItem>
export type DoctorDetails = Static<typeof doctors.DoctorDetails>
export type Figure = Static<typeof overview.Figure>
export type Overview = Static<typeof overview.Overview>
export type PatientListItem = Static<typeof patients.PatientListItem>
export type PatientDetails = Static<typeof patients.PatientDetails>
export type Subscription = Static<typeof subscriptions.Subscription>
