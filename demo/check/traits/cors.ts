import { createAdmin, readAdminProfile, changePassword } from '../../../src/core/contract/admins.ts'
import { nameOf, type AnyCall, type Backend, type Reply } from '../backend.ts'
import type { Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, judge, pass, type Level, type Line, type Trait } from '../line.ts'

const cors = (name: string, wanted: string, level: Level = 'needed'): Trait => ({ level, name: `CORS: ${name}`, wanted, guide: guide.cors })

/** Words of a header that lists names. */
const wordsOf = (reply: Reply, header: string) => (reply.headers.get(header) ?? '').toLowerCase().split(/\s*,\s*/)

const allows = (reply: Reply, origin: string) => ['*', origin].includes(reply.headers.get('access-control-allow-origin') ?? '')

const originOf = (reply: Reply) => reply.failure ?? reply.headers.get('access-control-allow-origin') ?? 'no Access-Control-Allow-Origin'

/** Checks that a page of another origin may send every kind of request and read the responses. */
export async function checkOrigin(session: Session, origin: string): Promise<Line[]> {
  const { backend, token } = session
  const own = await backend.ownHeaders()
  const lines: Line[] = []
  for (const [call, headers] of [
    [readAdminProfile, ['authorization']],
    [createAdmin, ['authorization', 'content-type']],
    [changePassword, ['authorization', 'content-type']],
  ] as const)
    lines.push(await checkPreflight(backend, call, origin, [...headers, ...own]))

  const answer = await backend.send(readAdminProfile, { token, headers: { origin } })
  lines.push(judge(cors('responses', `Access-Control-Allow-Origin: ${origin}`), allows(answer, origin), originOf(answer)))

  const error = await backend.send(readAdminProfile, { headers: { origin } })
  const errors = cors('errors', 'the same header in errors; otherwise an expired session looks like a lost network', 'recommended')
  lines.push(judge(errors, allows(error, origin), `${error.status}: ${originOf(error)}`))

  if (answer.headers.get('idempotency-key-accepted') === 'true') lines.push(...(await checkKeys(backend, answer, origin)))
  return lines
}

async function preflight(backend: Backend, call: AnyCall, origin: string, headers: readonly string[]): Promise<Reply> {
  return backend.send(
    { method: 'OPTIONS', path: call.path },
    {
      headers: { origin, 'access-control-request-method': call.method, 'access-control-request-headers': headers.join(',') },
    },
  )
}

const allowsHeaders = (reply: Reply, headers: readonly string[]) => {
  const allowed = wordsOf(reply, 'access-control-allow-headers')
  // The wildcard does not cover Authorization.
  return headers.filter((header) => !allowed.includes(header) && (header === 'authorization' || !allowed.includes('*')))
}

async function checkPreflight(backend: Backend, call: AnyCall, origin: string, headers: readonly string[]): Promise<Line> {
  const trait = cors(`preflight of ${nameOf(call)}`, `2xx that allows the origin, ${call.method}, and the headers ${headers.join(' and ')}`)
  const reply = await preflight(backend, call, origin, headers)
  if (reply.status < 200 || reply.status >= 300) return fail(trait, reply.failure ?? `${reply.status} for OPTIONS`)
  if (!allows(reply, origin)) return fail(trait, originOf(reply))
  const methods = wordsOf(reply, 'access-control-allow-methods')
  if (call.method === 'PATCH' && !methods.includes('patch') && !methods.includes('*')) return fail(trait, 'PATCH is not allowed')
  const missing = allowsHeaders(reply, headers)
  return judge(trait, missing.length === 0, missing.length === 0 ? 'allowed' : `not allowed: ${missing.join(', ')}`)
}

/** A backend that announces keys to pages of other origins has to accept the header from them: otherwise no change arrives. */
async function checkKeys(backend: Backend, answer: Reply, origin: string): Promise<Line[]> {
  const exposed = wordsOf(answer, 'access-control-expose-headers')
  const isExposed = exposed.includes('idempotency-key-accepted') || exposed.includes('*')
  const exposure = cors('Idempotency-Key-Accepted', 'in Access-Control-Expose-Headers', 'recommended')
  const acceptance = cors('Idempotency-Key', 'in Access-Control-Allow-Headers, because the backend announces it')
  if (!isExposed) return [fail(exposure, 'not exposed; the elements send no key')]
  const reply = await preflight(backend, createAdmin, origin, ['authorization', 'idempotency-key'])
  const missing = allowsHeaders(reply, ['idempotency-key'])
  return [pass(exposure, 'exposed'), judge(acceptance, missing.length === 0, missing.length === 0 ? 'allowed' : 'not allowed')]
}
