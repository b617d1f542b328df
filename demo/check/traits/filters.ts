import { listPatients } from '../../../src/core/contract/patients.ts'
import { listSubscriptions, subscriptionStatuses } from '../../../src/core/contract/subscriptions.ts'
import { nameOf, type Sent } from '../backend.ts'
import type { Id } from '../../../src/core/contract/as-read.ts'
import { isSameId } from '../../../src/core/ids.ts'
import { askList } from '../ask-list.ts'
import { countOf, rowsOf, totalOf, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, judge, skip, type Level, type Line } from '../line.ts'
import type { Found } from './reads.ts'

/** Checks that `status` and `doctor_id` select rows. */
export async function checkFilters(session: Session, found: Found): Promise<Line[]> {
  const lines = [await checkPatientsOfDoctor(session, found)]
  for (const status of [...subscriptionStatuses, 'inactive']) {
    const fits = (row: Readonly<Record<string, unknown>>) =>
      status === 'inactive' ? row['status'] !== 'active' : row['status'] === status || row['status'] === ''
    lines.push(await checkSubscriptions(session, found, { status }, fits))
  }
  const [doctor] = found.doctors
  if (doctor) {
    const isOwn = ({ user_id: user }: Readonly<Record<string, unknown>>) => user === null || isSameId(user as Id, doctor.id)
    lines.push(await checkSubscriptions(session, found, { doctor_id: doctor.id }, isOwn))
  }
  return lines
}

/** A backend that sends all rows leaves the filter to the elements. One that sends pages has to apply it. */
async function checkSubscriptions(
  session: Session,
  { withoutPaging }: Found,
  filter: NonNullable<Sent['query']>,
  fits: (row: Readonly<Record<string, unknown>>) => boolean,
): Promise<Line> {
  const [[parameter, value] = ['', '']] = Object.entries(filter)
  const traitOf = (level: Level) => ({
    level,
    name: `${nameOf(listSubscriptions)}?${parameter}=${parameter === 'status' ? value : '…'}`,
    wanted: parameter === 'status' ? `${value} subscriptions only` : 'subscriptions of this doctor only',
    guide: guide.requests,
  })
  const { answer, problem } = await askList(session, listSubscriptions, withoutPaging, filter)
  if (!answer) return fail(traitOf('recommended'), problem)
  const rows = rowsOf(answer)
  const others = rows.filter((row) => !fits(row)).length
  const level = answer['meta'] ? 'needed' : 'recommended'
  return judge(
    traitOf(level),
    others === 0,
    others === 0 ? countOf(rows.length, 'such row') : `${others} of ${rows.length} rows are others`,
  )
}

/** Patients carry no doctor, so the elements cannot filter them: only the backend can. */
async function checkPatientsOfDoctor(session: Session, { doctors, patients, withoutPaging }: Found): Promise<Line> {
  const trait = {
    level: 'needed' as const,
    name: `${nameOf(listPatients)}?doctor_id=…`,
    wanted: 'patients of this doctor only',
    guide: guide.requests,
  }
  const [doctor] = [...doctors].sort((one, other) => Number(one['totalPatient']) - Number(other['totalPatient']))
  if (!doctor || patients.length === 0) return skip(trait, doctor ? 'there is no patient' : 'there is no doctor')
  const whole = await askList(session, listPatients, withoutPaging)
  const own = await askList(session, listPatients, withoutPaging, { doctor_id: doctor.id })
  if (!own.answer) return fail(trait, own.problem)
  const all = whole.answer ? totalOf(whole.answer) : patients.length
  const some = totalOf(own.answer)
  const isIgnored = some === all && doctor['totalPatient'] !== null && Number(doctor['totalPatient']) < all
  return judge(
    trait,
    !isIgnored,
    isIgnored ? `all ${all} patients, for a doctor with ${String(doctor['totalPatient'])}` : `${some} of ${all}`,
  )
}
