import { readAdminProfile } from '../../../src/core/contract/admins.ts'
import { roleOf, signIn } from '../../../src/core/contract/session.ts'
import { $configuration } from '../../../src/core/configuration.ts'
import { Backend, hasCookies, nameOf, type Reply } from '../backend.ts'
import type { Account, Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, pass, type Line, type Trait } from '../line.ts'
import { readAsClient } from '../read-as-client.ts'

export const signInTrait: Trait = {
  level: 'needed',
  name: nameOf(signIn),
  wanted: 'JSON with the token in access_token',
  guide: guide.answers,
}

/** Result of a sign-in. Without a session, `error` tells what to do. */
export interface SignedIn {
  line: Line
  session?: Session
  error?: string
}

/** Signs an account in. */
export async function signInAs(backend: Backend, account: Account): Promise<SignedIn> {
  const reply = await backend.send(signIn, { body: { email: account.email, password: account.password } })
  const { answer, problem } = await readAsClient(signIn, reply)
  if (!answer) return { line: fail(signInTrait, problem), error: await explain(backend, reply, problem) }
  const token = hasCookies() ? cookiesOf(reply) : String(answer['access_token'])
  const named = typeof answer['name'] === 'string' && answer['name'] !== ''
  const session = { backend, account, token, role: roleOf(answer['role']) ?? roleOf($configuration.get().role) }
  return { line: pass(signInTrait, named ? 'token and name' : 'token, no name'), session }
}

const cookiesOf = ({ headers }: Reply): string =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Statuses of a server that has no such path. */
const noPath = [404, 405, 501]

async function explain(backend: Backend, reply: Reply, problem: string): Promise<string> {
  const { base } = backend
  if (reply.failure) return reply.failure
  if (noPath.includes(reply.status) || problem.includes('HTML')) {
    const better = await nearbyBase(base)
    const hint = better ? `Try ${better}` : 'Give the address to which /admin/login is appended, such as https://backend.example.com/api/v1'
    return `${base}/admin/login is not the API: ${problem}. ${hint}`
  }
  if (reply.status >= 500) return `The backend fails at the sign-in: ${problem}.`
  if (reply.status === 429) return `The backend has had too many sign-ins: ${problem}. Wait, then try again.`
  if (reply.status >= 400 || problem.includes('failure')) return `The backend rejects the email or the password: ${problem}.`
  return `The sign-in has no token: ${problem}.`
}

/** Finds the API at the usual path of the same host. */
async function nearbyBase(base: string): Promise<string | undefined> {
  const guess = new URL('/api/v1', base).href
  if (guess === base) return undefined
  const { status } = await new Backend(guess).send(readAdminProfile)
  return status === 401 || status === 403 ? guess : undefined
}
