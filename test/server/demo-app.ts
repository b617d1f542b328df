import { after } from 'node:test'
import type { AdminProfile } from '../../src/core/contract/admins.ts'
import type { ErrorBody } from '../../src/core/contract/errors.ts'
import type { ListMeta } from '../../src/core/contract/list.ts'
import type { SignInAnswer } from '../../src/core/contract/session.ts'
import type { Subscription } from '../../src/core/contract/subscriptions.ts'
import { buildApp, type AppOptions } from '../../demo/server/app.ts'
import { openMemoryDatabase } from '../../demo/server/database.ts'
import { memoryPictures } from '../../demo/server/picture-store.ts'
import { drawDemoPictures } from '../../demo/server/seed/demo-data.ts'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { readDemoTemplate, today } from './demo-template.ts'

export { today }
export const secret = 'a secret of the tests, long enough'
export const [superadmin, admin] = demoSignIns

type Headers = Record<string, string>
export type App = Awaited<ReturnType<typeof buildApp>>

/** What any call may answer; tests check that an answer keeps to the contract. */
type Body = SignInAnswer & Omit<ErrorBody, 'success'> & { data: AdminProfile & Subscription[]; meta?: ListMeta }

const createCalls = (app: App, token?: string) => {
  const send = async (method: 'GET' | 'POST', url: string, payload: object | string | undefined, headers: Headers) => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const type = typeof payload === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await app.inject({
      method,
      url: `/api/v1${url}`,
      headers: { ...authorization, ...type, ...headers },
      ...(payload !== undefined && { payload }),
    })
    return { status: answer.statusCode, headers: answer.headers, body: answer.json<Body>() }
  }
  return {
    get: (url: string, headers: Headers = {}) => send('GET', url, undefined, headers),
    post: (url: string, payload?: object | string, headers: Headers = {}) => send('POST', url, payload, headers),
  }
}

/** The app over the demo data, in memory, and ways to call it signed out and signed in; it ends with the test file. */
export const openDemoApp = async (options: Partial<AppOptions> = {}) => {
  const opened = await openMemoryDatabase({ template: await readDemoTemplate() })
  const pictures = memoryPictures()
  await drawDemoPictures(pictures)
  const build = (more: Partial<AppOptions> = {}) =>
    buildApp({ database: opened.database, pictures, secret, clock: () => today, ...options, ...more })
  const app = await build()
  after(async () => {
    await app.close()
    await opened.close()
  })
  const signedOut = createCalls(app)
  const { body } = await signedOut.post('/admin/login', { email: superadmin.email, password: superadmin.password })
  const signedIn = createCalls(app, body.access_token)
  return { app, build, database: opened.database, signedOut, signedIn, createCalls }
}
