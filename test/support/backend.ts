import { executeServerCommand } from '@web/test-runner-commands'
import { signIn as call, type SignInAnswer } from '../../src/core/contract/session.ts'
import type { SeenRequest } from './runner/backend.ts'
import type { Fault as WireFault } from './runner/faults.ts'
import type { ServerOptions } from './runner/server.ts'

/** `path` is a path with or without `/api/v1`, or an expression on path and query. Without it every request is meant. */
export interface Target {
  method?: string
  path?: string | RegExp
}

/**
 * What goes wrong: `status` answers in the server's place, `drop` cuts the connection before the server, `lose` after it,
 * `hold` waits for `release()`, `html` and `malformed` answer what no contract foresees.
 */
export type Fault = Target & Pick<WireFault, 'kind' | 'times' | 'status' | 'body' | 'text' | 'headers'>

/** The sign-ins of the demo data. */
export const signIns = {
  superadmin: { email: 'superadmin@practice.test', password: 'superadmin-demo' },
  admin: { email: 'admin@practice.test', password: 'admin-demo' },
} as const

const ask = <Answer>(command: string, payload?: unknown): Promise<Answer> =>
  executeServerCommand<Answer, unknown>(`backend:${command}`, payload ?? {})

const targetOf = ({ method, path }: Target) => ({
  ...(method && { method }),
  ...(path instanceof RegExp ? { pattern: path.source } : path !== undefined && { path }),
})

/** Gives this file a server and a database of its own, through the page's own origin. Again: fresh ones. */
export async function startBackend(options: ServerOptions = {}): Promise<void> {
  document.cookie = `backend=${await ask<string>('start', options)}; path=/; samesite=strict`
}

export async function fault({ path, method, ...rest }: Fault): Promise<void> {
  await ask('fault', { ...rest, ...targetOf({ ...(path !== undefined && { path }), ...(method && { method }) }) })
}

/** No faults any more; what was held goes on. */
export const clearFaults = (): Promise<true> => ask('clearFaults')

/** Held requests go on to the server, and later ones are not held: those of a target, or all. */
export const release = (target: Target = {}): Promise<true> => ask('release', targetOf(target))

/** What this page and its frames asked for since `startBackend`, oldest first. */
export const requests = (target: Target = {}): Promise<SeenRequest[]> => ask('requests', targetOf(target))

/** What the server has sent since `startBackend`, oldest first. */
export const mails = (): Promise<{ to: string; subject: string; text: string }[]> => ask('mails')

/** Rows from this file's database. */
export const query = <Row = Record<string, unknown>>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  ask('query', { text, parameters })

/** Signs in past all screens; for tests that need a token. */
export async function signIn(who: keyof typeof signIns = 'superadmin'): Promise<SignInAnswer> {
  const response = await fetch(`/api/v1${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIns[who]),
  })
  if (!response.ok) throw new Error(`Could not sign in: ${response.status}`)
  return (await response.json()) as SignInAnswer
}
