import { readAdminProfile } from '../../../src/core/contract/admins.ts'
import { readDoctor } from '../../../src/core/contract/doctors.ts'
import { readOverview } from '../../../src/core/contract/overview.ts'
import { roleOf } from '../../../src/core/contract/session.ts'
import { nameOf } from '../backend.ts'
import { ask, unknownId, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { judge, pass, skip, type Line, type Trait } from '../line.ts'
import { pictureLine } from './pictures.ts'
import { describeReply } from '../read-as-client.ts'
import type { Found } from './reads.ts'

export const recommended = (name: string, wanted: string, section: string): Trait => ({
  level: 'recommended',
  name,
  wanted,
  guide: section,
})

/** Checks parts of the responses that make the screens better: role, pictures, versions, errors, keys and the overview. */
export async function checkAnswers(session: Session, found: Found): Promise<Line[]> {
  const { profile, doctors, doctor, patients, subscriptions } = found
  return [
    roleLine(session, profile),
    await pictureLine(session.backend.base, [profile, ...doctors, ...patients, ...subscriptions]),
    versionLine({ doctor, profile, subscription: subscriptions[0] }),
    await checkUnknownId(session, found),
    await checkIdempotency(session, found),
    await checkOverview(session),
  ]
}

function roleLine({ role }: Session, profile: Found['profile']): Line {
  const trait = recommended('role', 'role in the login or the profile: superadmin or admin', guide.role)
  const known = roleOf(profile?.['role']) ?? role
  return judge(trait, known !== undefined, known ?? 'none, so every account counts as admin')
}

function versionLine(records: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>): Line {
  const trait = recommended('version', 'a version in each record, so that no save overwrites another', guide.changes)
  const known = Object.entries(records).flatMap(([name, record]) => (record ? [{ name, has: typeof record['version'] === 'number' }] : []))
  const without = known.filter(({ has }) => !has).map(({ name }) => name)
  if (known.length === 0) return skip(trait, 'there is no record')
  return judge(trait, without.length === 0, without.length === 0 ? 'in each record' : `none in ${without.join(', ')}`)
}

async function checkUnknownId(session: Session, { doctors }: Found): Promise<Line> {
  const trait = recommended(`${nameOf(readDoctor)} of an unknown id`, '404 or 422', guide.requests)
  const [doctor] = doctors
  if (!doctor) return skip(trait, 'there is no doctor')
  const { reply } = await ask(session, readDoctor, { query: { doctor_id: unknownId(doctor.id) } })
  return judge(trait, [404, 422].includes(reply.status), describeReply(reply))
}

async function checkIdempotency(session: Session, found: Found): Promise<Line> {
  const trait = recommended(
    'Idempotency-Key',
    'header Idempotency-Key-Accepted: true, so that a repeated change applies once',
    guide.changes,
  )
  const { reply } = await ask(session, readAdminProfile)
  const isAccepted = reply.headers.get('idempotency-key-accepted') === 'true'
  found.acceptsKeys = isAccepted
  return judge(trait, isAccepted, isAccepted ? 'announced' : 'not announced; the elements send no key')
}

async function checkOverview(session: Session): Promise<Line> {
  const trait = recommended(nameOf(readOverview), 'figures; or 404, after which the browser computes them', guide.optional)
  const { answer, reply, problem } = await ask(session, readOverview)
  if (answer) return pass(trait, 'figures')
  return judge(trait, reply.status === 404, reply.status === 404 ? '404' : problem)
}
