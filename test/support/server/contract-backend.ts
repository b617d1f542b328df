import type { AddressInfo } from 'node:net'
import { signIn } from '../../../src/core/contract/session.ts'
import { admin, openDemoApp, superadmin } from './demo-app.ts'
import { checkAnswer } from './openapi-answers.ts'

export interface SentCall {
  query?: Record<string, string | number>
  body?: object
  token?: string | undefined
}

const variable = (name: string) => {
  const value = process.env[name]
  if (!value) throw new Error(`API_BASE is set, so ${name} has to be set, too.`)
  return value
}

/** Returns the backend at `API_BASE` with two accounts, or starts the demo server. */
const openBackend = async () => {
  const base = process.env['API_BASE']
  if (base) {
    return {
      base: base.replace(/\/+$/, ''),
      superadmin: { email: variable('CONTRACT_EMAIL'), password: variable('CONTRACT_PASSWORD') },
      admin: { email: variable('CONTRACT_ADMIN_EMAIL'), password: variable('CONTRACT_ADMIN_PASSWORD') },
    }
  }
  const { app } = await openDemoApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/v1`, superadmin, admin }
}

const backend = await openBackend()

export const send = async ({ method, path }: { method: string; path: string }, { query = {}, body, token }: SentCall = {}) => {
  const address = new URL(backend.base + path)
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
  // Another backend may use its own error responses; the tests check its successful responses.
  if (!process.env['API_BASE']) checkAnswer({ method, path, status: answer.status, body: answered })
  return { status: answer.status, body: answered }
}

export const tokenOf = async ({ email, password }: { email: string; password: string }) => {
  const { status, body } = await send(signIn, { body: { email, password } })
  if (status !== 200) throw new Error(`${email} can't sign in: ${status}`)
  return String(body['access_token'])
}

export const superadminSignIn = backend.superadmin
export const superadminToken = await tokenOf(backend.superadmin)
export const adminToken = await tokenOf(backend.admin)
