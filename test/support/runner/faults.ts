import { statusOfErrorCode } from '../../../src/core/contract/errors.ts'

/** Fault of a request; see `Fault` in `test/support/backend.ts`. */
export interface Fault {
  kind: 'status' | 'drop' | 'lose' | 'hold' | 'html' | 'malformed'
  method?: string
  /** Path with or without `/api/v1`. */
  path?: string
  /** Source of a regular expression on path and query. */
  pattern?: string
  times?: number
  status?: number
  body?: unknown
  /** Response body sent as is, instead of `body`. */
  text?: string
  headers?: Record<string, string>
}

export type Target = Pick<Fault, 'method' | 'path' | 'pattern'>

export function hits({ method, path, pattern }: Target, request: { method: string; url: string }): boolean {
  if (method && method !== request.method) return false
  if (pattern !== undefined) return new RegExp(pattern).test(request.url)
  const { pathname } = new URL(request.url, 'http://localhost')
  return path === undefined || path === pathname || `/api/v1${path}` === pathname
}

/** Returns the response of a fault. Undefined for kinds that do not respond themselves. */
export function answerOf({
  kind,
  status,
  body,
  text,
  headers,
}: Fault): { status: number; headers: Record<string, string>; body: string } | undefined {
  const json = { 'content-type': 'application/json', ...headers }
  if (kind === 'html')
    return { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><title>Sign in to the network</title>' }
  if (kind === 'malformed') return { status: 200, headers: json, body: '{"success": true, "data": [' }
  if (kind !== 'status') return undefined
  const answered = status ?? 500
  return { status: answered, headers: json, body: text ?? JSON.stringify(body ?? refusal(answered)) }
}

function refusal(status: number) {
  const code = Object.entries(statusOfErrorCode).find(([, candidate]) => candidate === status)?.[0] ?? 'server'
  return { success: false, code, message: `Refused with ${status} by the test.` }
}
