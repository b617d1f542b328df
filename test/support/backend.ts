import { executeServerCommand } from '@web/test-runner-commands'
import { signIn as call, type SignInAnswer } from '../../src/core/contract/session.ts'
import type { SeenRequest } from './runner/backend.ts'
import type { Fault as WireFault } from './runner/faults.ts'
import type { ServerOptions } from './runner/server.ts'

/**
 * Selects requests. `path` is a path with or without `/api/v1`, or a regular expression on path and query.
 * Without `path` every request matches.
 */
export interface Target {
  method?: string
  path?: string | RegExp
}

/**
 * Fault of a request. `status` responds in place of the server. `drop` closes the connection before the server
 * receives the request, `lose` afterward. `hold` waits for `release()`. `html` and `malformed` return a body that
 * breaks the contract.
 */
export type Fault = Target & Pick<WireFault, 'kind' | 'times' | 'status' | 'body' | 'text' | 'headers'>

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

/** Starts a server with its own database for this file, on the origin of the page. A second call starts fresh ones. */
export async function startBackend(options: ServerOptions = {}): Promise<void> {
  document.cookie = `backend=${await ask<string>('start', options)}; path=/; samesite=strict`
}

/**
 * Makes the browser request hashed files again each time. Without it they come from its cache, and neither `fault` nor
 * `requests` sees them. Lasts until the next `startBackend`.
 */
export async function watchFiles(): Promise<void> {
  await ask('watchFiles')
  await executeServerCommand('ui:clear-cache')
}

export async function fault({ path, method, ...rest }: Fault): Promise<void> {
  await ask('fault', { ...rest, ...targetOf({ ...(path !== undefined && { path }), ...(method && { method }) }) })
}

/** Removes all faults and releases held requests. */
export const clearFaults = (): Promise<true> => ask('clearFaults')

/** Passes held requests on to the server and stops holding later ones. Default: all requests. */
export const release = (target: Target = {}): Promise<true> => ask('release', targetOf(target))

/** Returns the requests of this page and its frames since `startBackend`, oldest first. */
export const requests = (target: Target = {}): Promise<SeenRequest[]> => ask('requests', targetOf(target))

/** Returns the emails that the server sent since `startBackend`, oldest first. */
export const mails = (): Promise<{ to: string; subject: string; text: string }[]> => ask('mails')

/** Runs a statement on the database of this file and returns the rows. */
export const query = <Row = Record<string, unknown>>(text: string, parameters: unknown[] = []): Promise<Row[]> =>
  ask('query', { text, parameters })

/** Signs in through the API, without a screen, and returns the response with the token. */
export async function signIn(who: keyof typeof signIns = 'superadmin'): Promise<SignInAnswer> {
  const response = await fetch(`/api/v1${call.path}`, {
    method: call.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(signIns[who]),
  })
  if (!response.ok) throw new Error(`Could not sign in: ${response.status}`)
  return (await response.json()) as SignInAnswer
}
