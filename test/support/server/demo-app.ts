import { after } from 'node:test'
import type { ErrorBody } from '../../../src/core/contract/errors.ts'
import type { ListMeta } from '../../../src/core/contract/list.ts'
import type { SignInAnswer } from '../../../src/core/contract/session.ts'
import { buildApp, type AppOptions } from '../../../demo/server/app.ts'
import { memoryMailer } from '../../../demo/server/mail/mailers.ts'
import { memoryPictures } from '../../../demo/server/pictures/picture-store.ts'
import { demoSignIns } from '../../../demo/server/seed/seed.ts'
import { checkAnswer } from './openapi-answers.ts'
import { addDemoPictures } from '../templates.ts'
import { openTestDatabase } from './test-database.ts'
import { today } from './today.ts'
import type {
  AdminListItem,
  AdminProfile,
  DoctorDetails,
  DoctorListItem,
  PatientDetails,
  PatientListItem,
  Subscription,
} from '../server-types.ts'

export { today }
export const secret = 'a secret of the tests, long enough'
export const [superadmin, admin] = demoSignIns

type Headers = Record<string, string>
export type App = Awaited<ReturnType<typeof buildApp>>

/** Response body of any call. Other tests check that a response matches the contract. */
type Body = SignInAnswer & Omit<ErrorBody, 'success'> & { data: Data; meta?: ListMeta; confirm_email?: string }
type Data = AdminProfile & DoctorDetails & PatientDetails & Subscription[] & DoctorListItem[] & PatientListItem[] & AdminListItem[]

type Method = 'GET' | 'POST' | 'PATCH'

/** Encodes a form as multipart, like a browser. */
const encoded = async (form: FormData) => {
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { 'content-type': request.headers.get('content-type') ?? '' } }
}

export const formOf = (fields: Record<string, string | File>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

const createCalls = (app: App, token?: string) => {
  const send = async (method: Method, url: string, body: object | string | undefined, headers: Headers) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const { payload, headers: formHeaders = {} } = body instanceof FormData ? await encoded(body) : { payload: body }
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...authorization, ...type, ...formHeaders, ...headers },
      ...(payload !== undefined && { payload }),
    })
    const answered = answer.json<Body>()
    checkAnswer({ method, path: url, status: answer.statusCode, body: answered })
    return { status: answer.statusCode, headers: answer.headers, body: answered }
  }
  return {
    get: (url: string, headers: Headers = {}) => send('GET', url, undefined, headers),
    post: (url: string, body?: object | string, headers: Headers = {}) => send('POST', url, body, headers),
    patch: (url: string, body?: object | string, headers: Headers = {}) => send('PATCH', url, body, headers),
  }
}

export type Calls = ReturnType<typeof createCalls>

/** Opens the app over demo data in memory, with signed-in and signed-out clients. Closes it after the test file. */
export const openDemoApp = async (options: Partial<AppOptions> = {}) => {
  const opened = await openTestDatabase('demo')
  const pictures = memoryPictures()
  const mailer = memoryMailer()
  await addDemoPictures(pictures)
  const build = (more: Partial<AppOptions> = {}) =>
    buildApp({ database: opened.database, pictures, mailer, secret, clock: () => today, ...options, ...more })
  const app = await build()
  after(async () => {
    await app.close()
    await opened.close()
  })
  const signedOut = createCalls(app)
  const signIn = async ({ email, password }: { email: string; password: string }, to = app) => {
    const { status, body } = await createCalls(to).post('/admin/login', { email, password })
    if (status !== 200) throw new Error(`${email} could not sign in: ${status} ${body.code}`)
    return createCalls(to, body.access_token)
  }
  const signedIn = await signIn(superadmin)
  return { app, build, database: opened.database, pictures, mails: mailer.mails, signedOut, signedIn, signIn, createCalls }
}
