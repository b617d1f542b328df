import { sampleRecords, type Admin, type Records } from './records.ts'

/** The API that Kestrel Clinics already had, in the manner of Laravel, with its records in memory. */

interface Call {
  query: URLSearchParams
  body: Readonly<Record<string, string>>
  admin: Admin
  records: Records
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly errors?: Readonly<Record<string, readonly string[]>>,
  ) {
    super(message)
  }
}

const invalid = (field: string, text: string) => new Refusal(422, 'The given data was invalid.', { [field]: [text] })

type Row = Readonly<Record<string, unknown>>

const without = (row: Row, ...fields: string[]): Row => Object.fromEntries(Object.entries(row).filter(([field]) => !fields.includes(field)))

/** Columns that are sorted by another one. */
const columns: Readonly<Record<string, string>> = { amount: 'amount_cents', name: 'first_name' }

/** A page as Laravel's paginator gives it, after search and sort. */
function paginate(rows: readonly Row[], query: URLSearchParams): object {
  const search = (query.get('search') ?? '').toLowerCase()
  const found = rows.filter((row) => ['name', 'first_name', 'last_name', 'email'].some((field) => textOf(row[field]).includes(search)))
  const sort = query.get('sort')
  const sign = query.get('order') === 'desc' ? -1 : 1
  if (sort) found.sort((one, other) => sign * compare(one[columns[sort] ?? sort], other[columns[sort] ?? sort]))
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
  return {
    current_page: page,
    data: found.slice((page - 1) * size, page * size),
    per_page: size,
    total: found.length,
    last_page: Math.max(1, Math.ceil(found.length / size)),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '')

const compare = (one: unknown, other: unknown) => String(one).localeCompare(String(other), 'en', { numeric: true })

function find<Found extends { id: number }>(rows: readonly Found[], id: string | null | undefined): Found {
  const row = rows.find((each) => each.id === Number(id))
  if (!row) throw new Refusal(404, 'No query results for this model.')
  return row
}

const profileOf = (admin: Admin) => without(admin, 'id', 'password')

const saved = { status: 'success', message: 'Saved.', data: null }

const needEmail = (email: string | undefined, others: readonly { email: string }[]) => {
  if (!email?.includes('@')) throw invalid('email', 'The email must be a valid email address.')
  if (others.some((other) => other.email === email)) throw invalid('email', 'The email has already been taken.')
}

const needPassword = ({ password, password_confirmation: confirmation }: Call['body']) => {
  if ((password ?? '').length < 8) throw invalid('password', 'The password must be at least 8 characters.')
  if (password !== confirmation) throw invalid('password', 'The password confirmation does not match.')
}

const capitalized = (word = '') => word.charAt(0).toUpperCase() + word.slice(1)

const calls: Readonly<Record<string, (call: Call) => object>> = {
  'GET /admin/profile': ({ admin }) => ({ data: profileOf(admin) }),
  'POST /admin/profile': ({ admin, body, records }) => {
    needEmail(
      body['email'],
      records.admins.filter((other) => other !== admin),
    )
    return { ...saved, data: profileOf(Object.assign(admin, without(body, 'profile_picture'))) }
  },
  'GET /admin/list': ({ records, query }) =>
    paginate(
      records.admins.map((admin) => without(admin, 'password')),
      query,
    ),
  'POST /admin/create': ({ body, records }) => {
    needEmail(body['email'], records.admins)
    needPassword(body)
    const id = records.admins.length + 1
    const createdAt = new Date().toISOString().slice(0, 19).replace('T', ' ')
    records.admins.push({ ...(without(body, 'password_confirmation') as unknown as Admin), id, createdAt, role: 'Admin' })
    return saved
  },
  'PATCH /admin/update/password': ({ admin, body }) => {
    if (body['current_password'] !== admin.password) throw new Refusal(403, 'The password is incorrect.')
    needPassword(body)
    admin.password = body['password'] ?? ''
    return saved
  },
  'PATCH /admin/update/email': ({ body, records }) => {
    needEmail(body['email'], records.admins)
    return saved
  },
  'POST /admin/confirm/otp': () => {
    throw invalid('otp', 'The code is wrong.')
  },
  'GET /admin/doctors': ({ records, query }) =>
    paginate(
      records.doctors.map((doctor) => ({
        ...without(doctor, 'address', 'description', 'role'),
        totalPatient: String(records.patients.filter(({ doctor_id }) => doctor_id === doctor.id).length),
      })),
      query,
    ),
  'GET /admin/doctor': ({ records, query }) => ({ data: find(records.doctors, query.get('doctor_id')) }),
  'POST /admin/doctor/profile': ({ records, query, body }) => {
    const doctor = find(records.doctors, query.get('doctor_id'))
    needEmail(
      body['email'],
      records.doctors.filter((other) => other !== doctor),
    )
    Object.assign(doctor, without(body, 'profile_picture', 'password', 'confirm_password'), { isActive: body['isActive'] === '1' })
    return saved
  },
  'PATCH /admin/update/email/password': ({ records, body }) => {
    const doctor = find(records.doctors, body['user_id'])
    needEmail(
      body['email'],
      records.doctors.filter((other) => other !== doctor),
    )
    Object.assign(doctor, { email: body['email'], phone: body['phone'] })
    return saved
  },
  'POST /admin/doctor/subscription': ({ records, body }) => {
    find(records.doctors, body['doctor']).subscriptionPlan = capitalized(body['plan'])
    return saved
  },
  'GET /admin/patients': ({ records, query }) => {
    const doctor = query.get('doctor_id')
    return paginate(doctor ? records.patients.filter(({ doctor_id }) => doctor_id === Number(doctor)) : records.patients, query)
  },
  'GET /admin/patient': ({ records, query }) => ({ data: find(records.patients, query.get('patient_id')) }),
  'GET /admin/doctor/subscriptions': ({ records, query }) => {
    const [status, plan, doctor] = ['status', 'plan', 'doctor_id'].map((name) => query.get(name))
    const rows = records.subscriptions.filter(
      (row) =>
        (!status || textOf(row.status).replace('cancelled', 'canceled') === status) &&
        (!plan || textOf(row.plan) === plan) &&
        (!doctor || row.user_id === Number(doctor)),
    )
    return paginate(rows, query)
  },
  'POST /admin/subscription/status/change': ({ records, body }) => {
    find(records.subscriptions, body['subscription_id']).status = body['status'] === 'active' ? 'Active' : 'Cancelled'
    return saved
  },
}

const forSuperadmins = ['GET /admin/list', 'POST /admin/create']

async function bodyOf(request: Request): Promise<Call['body']> {
  const type = request.headers.get('content-type') ?? ''
  if (type.startsWith('multipart/')) return Object.fromEntries([...(await request.formData())] as [string, string][])
  return type.includes('json') ? ((await request.json()) as Call['body']) : {}
}

function signIn({ email, password }: Call['body'], { admins }: Records): object {
  const admin = admins.find((each) => each.email === email && each.password === password)
  if (!admin) throw invalid('email', 'These credentials do not match our records.')
  const { first_name, last_name, role, profile_picture } = admin
  return { status: 'success', data: { token: `kestrel-${admin.id}`, user: { name: `${first_name} ${last_name}`, role, profile_picture } } }
}

async function answer(name: string, request: Request, records: Records): Promise<object> {
  if (request.headers.get('x-tenant') !== 'kestrel') throw new Refusal(400, 'The tenant is unknown.')
  if (name === 'POST /admin/login') return signIn(await bodyOf(request), records)
  const admin = records.admins.find(({ id }) => request.headers.get('authorization') === `Bearer kestrel-${id}`)
  if (!admin) throw new Refusal(401, 'Unauthenticated.')
  const call = calls[name]
  if (!call) throw new Refusal(404, 'The route could not be found.')
  if (forSuperadmins.includes(name) && admin.role !== 'Super Admin') throw new Refusal(403, 'This action is unauthorized.')
  return call({ query: new URL(request.url).searchParams, body: await bodyOf(request), admin, records })
}

/** Creates the backend. `handle` answers a request whose path contains `/api/v1`. */
export function createBackend(records: Records = sampleRecords()) {
  async function handle(request: Request): Promise<Response> {
    const path = new URL(request.url).pathname.replace(/^.*\/api\/v1/, '')
    try {
      return Response.json(await answer(`${request.method} ${path}`, request, records))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { status, message, errors } = error
      return Response.json({ message, ...(errors && { errors }) }, { status })
    }
  }
  return { records, handle }
}
