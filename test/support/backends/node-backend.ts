import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { specData, type SpecData } from './spec-data.ts'

/** Deviations from an ordinary backend. */
export interface Faults {
  /** The sign-in names its token otherwise. */
  tokenField?: string
  /** These paths answer with a page, as a static host does for paths that it does not know. */
  html?: (path: string) => boolean
  /** Every account may do everything, and no call needs a token. */
  noRoles?: boolean
  noTokens?: boolean
  /** Origin of pages that may use it. */
  origin?: string
  ignoresDoctor?: boolean
  /** The session is a cookie: the sign-in has no token, and no call needs one. */
  cookies?: boolean
  /** Announces `Idempotency-Key` and applies a repeated change again. */
  ignoresKeys?: boolean
  /** Doctors have a version, which no change looks at. */
  ignoresVersions?: boolean
  /** Changes answer with success and change nothing. */
  ignoresChanges?: boolean
}

interface Answer {
  status?: number
  body: object
}

type Admin = SpecData['admins'][number]
type Body = Record<string, string>

interface Call {
  query: URLSearchParams
  body: Body
  admin: Admin
  data: SpecData
  faults: Faults
  /** Number of changes so far. */
  changes: number
}

const refuse = (status: number, message: string): Answer => ({ status, body: { message } })
const ok = (more: object = {}): Answer => ({ body: { success: true, message: 'Done', ...more } })
const without = (row: object, ...names: string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)))
const nameOf = (person: { first_name: string; last_name: string }) => `${person.first_name} ${person.last_name}`

const find = <Row extends { id: number }>(rows: Row[], id: string | null | undefined) => rows.find((row) => String(row.id) === String(id))

/** Calls of section 7, by method and path. */
const calls: Record<string, (call: Call) => Answer> = {
  'GET /admin/doctors': ({ data }) => ({
    body: {
      data: data.doctors.map((doctor) => ({
        ...without(doctor, 'first_name', 'last_name', 'address', 'description', 'role'),
        name: nameOf(doctor),
        totalPatient: data.patients.filter(({ doctor_id }) => doctor_id === doctor.id).length,
      })),
    },
  }),
  'GET /admin/doctor': ({ data, query, faults, changes }) => {
    const doctor = find(data.doctors, query.get('doctor_id'))
    const version = faults.ignoresVersions ? { version: 1 + changes } : {}
    return doctor
      ? { body: { data: { ...without(doctor, 'id'), ...version, isActive: Number(doctor.isActive) } } }
      : refuse(404, 'No such doctor')
  },
  'GET /admin/patients': ({ data, query, faults }) => {
    const doctor = faults.ignoresDoctor ? null : query.get('doctor_id')
    const rows = data.patients.filter(({ doctor_id }) => !doctor || String(doctor_id) === doctor)
    return {
      body: {
        data: rows.map((patient) => ({
          ...without(patient, 'doctor_id', 'first_name', 'last_name', 'country', 'description', 'visits'),
          name: nameOf(patient),
        })),
      },
    }
  },
  'GET /admin/patient': ({ data, query }) => {
    const patient = find(data.patients, query.get('patient_id'))
    return patient ? { body: { data: without(patient, 'id', 'doctor_id') } } : refuse(404, 'No such patient')
  },
  'GET /admin/profile': ({ admin }) => ({ body: { data: without(admin, 'id', 'password', 'role') } }),
  'GET /admin/list': ({ data }) => ({
    body: { data: data.admins.map((one) => without(one, 'password', 'role', 'city', 'state', 'country', 'address', 'description')) },
  }),
  'GET /admin/doctor/subscriptions': ({ data, query }) => {
    const [status, doctor] = [query.get('status'), query.get('doctor_id')]
    const rows = data.subscriptions.filter((row) => (!status || row.status === status) && (!doctor || String(row.user_id) === doctor))
    return { body: { success: true, data: rows } }
  },
  'POST /admin/profile': ({ admin, body }) => {
    Object.assign(admin, body)
    return ok({ data: without(admin, 'id', 'password', 'role') })
  },
  'POST /admin/create': ({ data, body }) => {
    if (!body['email'] || (body['password'] ?? '').length < 6) return refuse(422, 'Email and password are required')
    data.admins.push({ ...(body as unknown as Admin), id: data.admins.length + 1, createdAt: new Date().toISOString(), role: 'admin' })
    return ok()
  },
  'PATCH /admin/update/password': ({ admin, body }) => {
    if (body['oldPassword'] !== admin.password) return refuse(400, 'Old password is wrong')
    admin.password = body['newPassword'] ?? ''
    return { body: { success: true } }
  },
  'PATCH /admin/update/email': () => ({ body: { success: true } }),
  'POST /admin/confirm/otp': () => refuse(400, 'Wrong code'),
  'POST /admin/doctor/profile': ({ data, query, body }) => {
    const doctor = find(data.doctors, query.get('doctor_id'))
    if (!doctor) return refuse(404, 'No such doctor')
    Object.assign(doctor, without(body, 'password', 'confirm_password'))
    return ok()
  },
  'PATCH /admin/update/email/password': ({ data, body }) => {
    const doctor = find(data.doctors, body['user_id'])
    if (!doctor) return refuse(404, 'No such doctor')
    Object.assign(doctor, { email: body['email'], phone: body['phone'] })
    return { body: { success: true } }
  },
  'POST /admin/doctor/subscription': ({ data, body }) => {
    const doctor = find(data.doctors, body['user_id'])
    if (!doctor) return refuse(404, 'No such doctor')
    doctor.subscriptionPlan = body['subscriptionPlan'] ?? ''
    return { body: { success: true } }
  },
  'POST /admin/subscription/status/change': ({ data, body }) => {
    const subscription = find(data.subscriptions, body['subscription_id'])
    if (!subscription) return refuse(404, 'No such subscription')
    subscription.status = body['status'] ?? ''
    return { body: { success: true } }
  },
}

const forSuperadmins = ['GET /admin/list', 'POST /admin/create']

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const bytes = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('multipart/')) {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  }
  return bytes.length > 0 ? (JSON.parse(bytes.toString()) as Body) : {}
}

function signIn({ email, password }: Body, data: SpecData, { tokenField = 'access_token' }: Faults): Answer {
  const admin = data.admins.find((one) => one.email === email && one.password === password)
  if (!admin) return refuse(401, 'Unknown email or password')
  return { body: { name: nameOf(admin), [tokenField]: `token-${admin.id}`, profile_picture: admin.profile_picture } }
}

function answer(name: string, call: Omit<Call, 'admin'>, token: string): Answer {
  const { body, data, faults } = call
  if (name === 'POST /admin/login') return signIn(body, data, faults)
  const give = calls[name]
  if (!give) return refuse(404, 'No such path')
  const admin = data.admins.find(({ id }) => token === `token-${id}`) ?? (faults.noTokens ? data.admins[0] : undefined)
  if (!admin) return refuse(401, 'Sign in')
  if (forSuperadmins.includes(name) && admin.role !== 'superadmin' && !faults.noRoles) return refuse(403, 'Not allowed')
  if (faults.ignoresChanges && !name.startsWith('GET')) return ok()
  return give({ ...call, admin })
}

/** Starts a backend that is written from the specification alone, in Node. `base` is its API base. */
export async function startNodeBackend(faults: Faults = {}) {
  const data = specData()
  /** Requests so far, by the names of their calls. */
  const seen: { name: string; headers: IncomingHttpHeaders }[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
    const path = pathname.replace(/^\/api\/v1/, '')
    const allow = faults.origin
      ? {
          'access-control-allow-origin': faults.origin,
          'access-control-allow-methods': 'GET, POST, PATCH',
          'access-control-allow-headers': 'authorization, content-type, x-csrf-token',
          ...(faults.cookies && { 'access-control-allow-credentials': 'true' }),
        }
      : {}
    const send = async () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, allow).end()
      if (!pathname.startsWith('/api/v1/') || faults.html?.(path))
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>App</title>')
      const body = await bodyOf(request)
      const name = `${request.method ?? ''} ${path}`
      const { authorization = '', cookie = '' } = request.headers
      const token = faults.cookies ? /session=([\w-]+)/.exec(cookie)?.[1] : authorization.replace('Bearer ', '')
      const changes = seen.filter((each) => !each.name.startsWith('GET')).length
      seen.push({ name, headers: request.headers })
      const { status = 200, body: answered } = answer(name, { query: searchParams, body, data, faults, changes }, token ?? '')
      if (faults.ignoresKeys) response.setHeader('idempotency-key-accepted', 'true')
      const { access_token: given, ...rest } = answered as { access_token?: string }
      if (faults.cookies && given) response.setHeader('set-cookie', `session=${given}; Path=/; HttpOnly`)
      response.writeHead(status, { 'content-type': 'application/json', ...allow })
      return response.end(JSON.stringify(faults.cookies ? rest : answered))
    }
    send().catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}/api/v1`,
    origin: `http://127.0.0.1:${port}`,
    data,
    seen,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
