import type { AddressInfo } from 'node:net'
import { signIn } from '../../../src/core/contract/session.ts'
import { admin, openDemoApp, superadmin } from './demo-app.ts'
import { checkAnswer } from './openapi-answers.ts'

export interface SentCall {
  query?: Record<string, string | number>
  body?: object
  token?: string | undefined
}

const { app } = await openDemoApp()
await app.listen({ host: '127.0.0.1', port: 0 })
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`

/** Sends a call to the demo server over HTTP. */
export const send = async ({ method, path }: { method: string; path: string }, { query = {}, body, token }: SentCall = {}) => {
  const address = new URL(base + path)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  const payload = body instanceof FormData ? body : body && JSON.stringify(body)
  const answer = await fetch(address, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { body: payload }),
  })
  const answered = (await answer.json()) as Record<string, unknown> & { data: Record<string, unknown>[] }
  checkAnswer({ method, path, status: answer.status, body: answered })
  return { status: answer.status, body: answered }
}

export const tokenOf = async ({ email, password }: { email: string; password: string }) => {
  const { status, body } = await send(signIn, { body: { email, password } })
  if (status !== 200) throw new Error(`${email} can't sign in: ${status}`)
  return String(body['access_token'])
}

export const superadminSignIn = superadmin
export const superadminToken = await tokenOf(superadmin)
export const adminToken = await tokenOf(admin)
