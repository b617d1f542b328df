import { createAdmin, listAdmins, readAdminProfile } from '../../../src/core/contract/admins.ts'
import { listDoctors, readDoctor } from '../../../src/core/contract/doctors.ts'
import { listPatients, readPatient } from '../../../src/core/contract/patients.ts'
import { signIn, signOut } from '../../../src/core/contract/session.ts'
import { listSubscriptions } from '../../../src/core/contract/subscriptions.ts'
import { nameOf, type AnyCall, type Sent } from '../backend.ts'
import { ask, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, judge, pass, skip, type Line, type Trait } from '../line.ts'
import { describeReply, readAsClient } from '../read-as-client.ts'
import type { Found } from './reads.ts'

export const security = (name: string, wanted: string): Trait => ({ level: 'security', name, wanted, guide: guide.security })

/** Checks that tokens are required, and wrong ones and wrong passwords refused. */
export async function checkTokens(session: Session, { doctors, patients }: Found): Promise<Line[]> {
  const reads: [AnyCall, Sent['query']?][] = [
    [readAdminProfile],
    [listDoctors],
    ...(doctors[0] ? [[readDoctor, { doctor_id: doctors[0].id }] as [AnyCall, Sent['query']]] : []),
    [listPatients],
    ...(patients[0] ? [[readPatient, { patient_id: patients[0].id }] as [AnyCall, Sent['query']]] : []),
    [listSubscriptions],
    [listAdmins],
  ]
  const lines = [transportLine(session.backend.base), await checkWrongPassword(session)]
  for (const [call, query] of reads) lines.push(await checkToken(session, call, query))
  return lines
}

const isLocal = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host)

function transportLine(base: string): Line {
  const { protocol, hostname } = new URL(base)
  const trait = security('transport', 'HTTPS, except on this machine')
  return judge(trait, protocol === 'https:' || isLocal(hostname), protocol === 'https:' ? 'HTTPS' : `HTTP to ${hostname}`)
}

async function checkToken({ backend }: Session, call: AnyCall, query: Sent['query'] = {}): Promise<Line> {
  const trait = security(`${nameOf(call)} without a valid token`, '401')
  for (const [token, words] of [
    [undefined, 'without a token'],
    ['not-a-token', 'with a wrong token'],
  ] as const) {
    const reply = await backend.send(call, { query, token })
    const { answer } = await readAsClient(call, reply)
    if (answer) return fail(trait, `${reply.status} with data, ${words}`)
    if (reply.status !== 401) return fail(trait, `${describeReply(reply)}, ${words}`)
  }
  return pass(trait, '401')
}

async function checkWrongPassword({ backend, account }: Session): Promise<Line> {
  const trait = security(`${nameOf(signIn)} with a wrong password`, 'an error status without a token, such as 401')
  const reply = await backend.send(signIn, { body: { email: account.email, password: `${account.password}-wrong` } })
  const { answer } = await readAsClient(signIn, reply)
  return answer
    ? fail(trait, `${reply.status} with a token`)
    : judge(trait, reply.status >= 400 && reply.status < 500, describeReply(reply))
}

/** Checks that an account of the role admin may not list admins, and with `write` that it may not create one. */
export async function checkRoles(
  admin: Session | undefined,
  { write = false, reason }: { write?: boolean; reason: string },
): Promise<Line[]> {
  const lines: Line[] = []
  for (const call of [listAdmins, createAdmin]) {
    const trait = security(`${nameOf(call)} as an admin`, '403')
    if (!admin) lines.push(skip(trait, reason))
    else if (call === createAdmin && !write) lines.push(skip(trait, 'needs --write'))
    else {
      const { answer, reply } = await ask(admin, call, call === createAdmin ? { body: {} } : {})
      lines.push(judge(trait, reply.status === 403, answer ? `${reply.status}: an admin may do it` : describeReply(reply)))
    }
  }
  return lines
}

/** Signs the session out, last of all. */
export async function checkSignOut(session: Session): Promise<Line> {
  const trait = security(nameOf(signOut), 'the token no longer works; or 404, if the backend omits the call')
  const { answer, reply, problem } = await ask(session, signOut)
  if (reply.status === 404) return pass(trait, '404')
  if (!answer) return fail(trait, problem)
  const after = await ask(session, readAdminProfile)
  return judge(trait, after.reply.status === 401, after.answer ? 'the token still works' : describeReply(after.reply))
}
