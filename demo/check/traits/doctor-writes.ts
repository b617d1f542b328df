import {
  changeDoctorCredentials,
  changeDoctorPlan,
  doctorProfileFields,
  readDoctor,
  saveDoctorProfile,
} from '../../../src/core/contract/doctors.ts'
import type { Id } from '../../../src/core/contract/as-read.ts'
import { changeSubscriptionStatus, listSubscriptions, plans, reactivationReason } from '../../../src/core/contract/subscriptions.ts'
import { nameOf, type AnyCall } from '../backend.ts'
import { ask, rowsOf, type Row, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, judge, pass, skip, type Line, type Trait } from '../line.ts'
import { describeReply } from '../read-as-client.ts'
import { recommended } from './answers.ts'
import type { Found } from './reads.ts'

export const change = (call: AnyCall, wanted: string): Trait => ({ level: 'needed', name: nameOf(call), wanted, guide: guide.writes })

export type Fields = Readonly<Record<string, unknown>>

/** Returns a multipart form of the fields that have a value. */
export function formOf(fields: readonly string[], values: Fields): FormData {
  const form = new FormData()
  for (const field of fields) {
    const value = values[field]
    if (typeof value === 'string' || typeof value === 'number') form.append(field, String(value))
  }
  return form
}

/** Names of the fields that differ between two readings of a record. */
export const changedFields = (before: Fields, after: Fields): string[] =>
  Object.keys(before).filter(
    (field) => !['version', 'profile_picture'].includes(field) && JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  )

/** Saves a doctor's profile with its own values, changes the plan and a status there and back, and replaces the password if allowed. */
export async function checkDoctorWrites(session: Session, found: Found, testDoctor: Id | undefined): Promise<Line[]> {
  const id = testDoctor ?? found.doctors[0]?.id
  const traits = {
    profile: change(saveDoctorProfile, 'success with a message; an unchanged form changes nothing'),
    status: change(changeSubscriptionStatus, 'success; the list then has the new status'),
    plan: change(changeDoctorPlan, 'success; the doctor then has the new plan'),
    outdated: recommended(`${nameOf(changeDoctorPlan)} of an old version`, '409; nothing changes', guide.changes),
    credentials: change(changeDoctorCredentials, 'success'),
  }
  const details = id === undefined ? undefined : await doctorOf(session, id)
  if (id === undefined || !details) return Object.values(traits).map((trait) => skip(trait, 'there is no doctor'))
  return [
    await saveUnchanged(session, traits.profile, id, details),
    await cancelAndReactivate(session, traits.status, found, testDoctor),
    await changePlanAndBack(session, traits.plan, id, details),
    await changeOldVersion(session, traits.outdated, id, details),
    testDoctor === undefined
      ? skip(traits.credentials, "it replaces a doctor's password; allow it by --doctor")
      : await replacePassword(session, traits.credentials, testDoctor, details),
  ]
}

const doctorOf = async (session: Session, id: Id) =>
  (await ask(session, readDoctor, { query: { doctor_id: id } })).answer?.['data'] as Fields | undefined

async function saveUnchanged(session: Session, trait: Trait, id: Id, before: Fields): Promise<Line> {
  const fields = doctorProfileFields.filter((field) => !['password', 'confirm_password'].includes(field))
  const { answer, problem, reply } = await ask(session, saveDoctorProfile, { query: { doctor_id: id }, body: formOf(fields, before) })
  if (!answer) return fail(trait, problem)
  if (reply.text.trim() !== '' && (typeof answer['message'] !== 'string' || !answer['message']))
    return fail(trait, 'success without a message')
  const changed = changedFields(before, (await doctorOf(session, id)) ?? {})
  return judge(trait, changed.length === 0, changed.length === 0 ? 'saved' : `success, but it changes ${changed.join(', ')}`)
}

async function statusOf(session: Session, { id, user_id }: Row): Promise<unknown> {
  const ofDoctor = user_id === null || user_id === undefined ? {} : { query: { doctor_id: user_id as Id } }
  const { answer } = await ask(session, listSubscriptions, ofDoctor)
  return answer && rowsOf(answer).find((row) => String(row.id) === String(id))?.['status']
}

async function cancelAndReactivate(session: Session, trait: Trait, { subscriptions }: Found, doctor: Id | undefined): Promise<Line> {
  const own = doctor === undefined ? undefined : (await ask(session, listSubscriptions, { query: { doctor_id: doctor } })).answer
  const row = (own ? rowsOf(own) : subscriptions).find(({ status }) => status === 'active')
  if (!row) return skip(trait, 'there is no active subscription')
  const changeTo = async (status: string, reason: string) => {
    const body = { subscription_id: row.id, user_id: row['user_id'], status, reason }
    const { problem } = await ask(session, changeSubscriptionStatus, { body })
    return { problem, now: await statusOf(session, row) }
  }
  const canceled = await changeTo('canceled', 'Check of the backend')
  if (canceled.problem !== undefined) return fail(trait, `to canceled: ${canceled.problem}`)
  const restored = await changeTo('active', reactivationReason)
  if (canceled.now !== 'canceled') return fail(trait, `success, but the status stays ${String(canceled.now)}`)
  if (restored.problem !== undefined) return fail(trait, `to active: ${restored.problem}. Subscription ${row.id} stays canceled`)
  return judge(
    trait,
    restored.now === 'active',
    restored.now === 'active' ? 'canceled and reactivated' : `reactivated, but ${String(restored.now)}`,
  )
}

async function changePlanAndBack(session: Session, trait: Trait, id: Id, { subscriptionPlan: before }: Fields): Promise<Line> {
  const own = plans.find((plan) => plan === before)
  if (!own) return skip(trait, `the doctor has no known plan, but ${JSON.stringify(before)}`)
  const other = own === 'basic' ? 'standard' : 'basic'
  const changeTo = async (plan: string) => {
    const { problem } = await ask(session, changeDoctorPlan, { body: { user_id: id, subscriptionPlan: plan } })
    return { problem, now: (await doctorOf(session, id))?.['subscriptionPlan'] }
  }
  const there = await changeTo(other)
  if (there.problem !== undefined) return fail(trait, there.problem)
  const back = await changeTo(own)
  if (there.now !== other) return fail(trait, `success, but the plan stays ${String(there.now)}`)
  return back.problem === undefined && back.now === own
    ? pass(trait, `to ${other} and back`)
    : fail(trait, `back to ${own}: ${back.problem ?? String(back.now)}`)
}

/** Changes the plan with the version that the doctor had before it was changed. */
async function changeOldVersion(session: Session, trait: Trait, id: Id, { version: before }: Fields): Promise<Line> {
  const now = await doctorOf(session, id)
  const own = plans.find((plan) => plan === now?.['subscriptionPlan'])
  if (typeof before !== 'number') return skip(trait, 'the doctor has no version')
  if (!own) return skip(trait, 'the doctor has no known plan')
  if (now?.['version'] === before) return fail(trait, `the version stays ${before} after a change`)
  const sent = { user_id: id, subscriptionPlan: own === 'basic' ? 'standard' : 'basic', version: before }
  const { answer, reply } = await ask(session, changeDoctorPlan, { body: sent })
  if (!answer) return judge(trait, reply.status === 409, describeReply(reply))
  await ask(session, changeDoctorPlan, { body: { user_id: id, subscriptionPlan: own } })
  return fail(trait, `${reply.status}: it overwrites the change of another admin`)
}

async function replacePassword(session: Session, trait: Trait, id: Id, { email, phone }: Fields): Promise<Line> {
  const password = `Check-${crypto.randomUUID()}`
  const { problem } = await ask(session, changeDoctorCredentials, { body: { user_id: id, email, phone: phone ?? '', password } })
  return problem === undefined ? pass(trait, 'changed') : fail(trait, problem)
}
