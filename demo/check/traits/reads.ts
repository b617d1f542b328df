import { AdminListItem, AdminProfile, listAdmins, readAdminProfile } from '../../../src/core/contract/admins.ts'
import { DoctorDetails, DoctorListItem, listDoctors, readDoctor } from '../../../src/core/contract/doctors.ts'
import { listPatients, PatientDetails, PatientListItem, readPatient } from '../../../src/core/contract/patients.ts'
import { listSubscriptions, Subscription } from '../../../src/core/contract/subscriptions.ts'
import { askList } from '../ask-list.ts'
import { nameOf, type AnyCall, type Sent } from '../backend.ts'
import { ask, countOf, rowsOf, type Row, type Session } from '../context.ts'
import { fieldsLine } from './fields.ts'
import { guide } from '../guide.ts'
import { fail, pass, skip, type Line, type Trait } from '../line.ts'

const trait = (call: AnyCall, wanted: string): Trait => ({ level: 'needed', name: nameOf(call), wanted, guide: guide.answers })

const list = 'JSON with a list in data; every row has an id'
const record = 'JSON with the record in data'

const traits = {
  profile: trait(readAdminProfile, record),
  doctors: trait(listDoctors, list),
  doctor: trait(readDoctor, record),
  patients: trait(listPatients, list),
  patient: trait(readPatient, record),
  subscriptions: trait(listSubscriptions, list),
  admins: trait(listAdmins, list),
}

/** Records that the reads found, for later checks. */
export interface Found {
  profile?: Readonly<Record<string, unknown>>
  doctors: readonly Row[]
  doctor?: Readonly<Record<string, unknown>>
  patients: readonly Row[]
  patient?: Readonly<Record<string, unknown>>
  subscriptions: readonly Row[]
  /** Names of the lists that refuse parameters of paging. */
  withoutPaging: Set<string>
  /** True if the backend announces `Idempotency-Key`. */
  acceptsKeys?: boolean
}

/** Lines of the reads for a backend without a session. */
export const unreadLines = (reason: string): Line[] => Object.values(traits).map((each) => skip(each, reason))

/** Reads every call of §7 that reads, and checks the fields of the records. */
export async function checkReads(session: Session): Promise<{ lines: Line[]; found: Found }> {
  const found: Found = { doctors: [], patients: [], subscriptions: [], withoutPaging: new Set() }
  const lines: Line[] = []

  const readList = async (one: Trait, call: AnyCall, fields: object, query?: Sent['query']): Promise<readonly Row[]> => {
    const { answer, problem, reply } = await askList(session, call, found.withoutPaging, query)
    if (!answer) {
      const isHidden = call === listAdmins && reply.status === 403 && session.role !== 'superadmin'
      lines.push(isHidden ? skip(one, 'the account may not list admins (403)') : fail(one, problem))
      return []
    }
    const rows = rowsOf(answer)
    const unreadable = Number(answer['unreadable'] ?? 0)
    const words = countOf(rows.length, 'row')
    lines.push(unreadable > 0 ? fail(one, `${words}; ${unreadable} more cannot be read`) : pass(one, words))
    lines.push(fieldsLine(nameOf(call), fields, rows, reply.text))
    return rows
  }

  const readRecord = async (one: Trait, call: AnyCall, fields: object, query?: Sent['query']) => {
    const { answer, problem, reply } = await ask(session, call, query ? { query } : {})
    if (!answer) {
      lines.push(fail(one, problem))
      return undefined
    }
    const data = answer['data'] as Readonly<Record<string, unknown>>
    lines.push(pass(one, 'the record'), fieldsLine(nameOf(call), fields, [data], reply.text))
    return data
  }

  const profile = await readRecord(traits.profile, readAdminProfile, AdminProfile.properties)
  if (profile) found.profile = profile

  found.doctors = await readList(traits.doctors, listDoctors, DoctorListItem.properties)
  const [first] = found.doctors
  if (first) {
    const doctor = await readRecord(traits.doctor, readDoctor, DoctorDetails.properties, { doctor_id: first.id })
    if (doctor) found.doctor = doctor
  } else lines.push(skip(traits.doctor, 'there is no doctor'))

  found.patients = await readList(traits.patients, listPatients, PatientListItem.properties)
  const [patient] = found.patients
  if (patient) {
    const details = await readRecord(traits.patient, readPatient, PatientDetails.properties, { patient_id: patient.id })
    if (details) found.patient = details
  } else lines.push(skip(traits.patient, 'there is no patient'))

  found.subscriptions = await readList(traits.subscriptions, listSubscriptions, Subscription.properties, { status: 'active' })
  await readList(traits.admins, listAdmins, AdminListItem.properties)
  return { lines, found }
}
