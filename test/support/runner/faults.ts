import { statusOfErrorCode } from '../../../src/core/contract/errors.ts'

/** What goes wrong with a request; see `fault` in `test/support/backend.ts`. */
export interface Fault {
  kind: 'status' | 'drop' | 'lose' | 'hold' | 'html' | 'malformed'
  method?: string
  /** A path with or without `/api/v1`. */
  path?: string
  /** The source of a regular expression on path and query. */
  pattern?: string
  times?: number
  status?: number
  body?: unknown
  /** Instead of `body`, to the letter. */
  text?: string
  headers?: Record<string, string>
}

/** Which requests are meant. */
export type Target = Pick<Fault, 'method' | 'path' | 'pattern'>

/** Whether the request is one of those meant. */
export function hits({ method, path, pattern }: Target, request: { method: string; url: string }): boolean {
  if (method && method !== request.method) return false
  if (pattern !== undefined) return new RegExp(pattern).test(request.url)
  const { pathname } = new URL(request.url, 'http://localhost')
  return path === undefined || path === pathname || `/api/v1${path}` === pathname
}

/** The answer that stands in for the server's, for the kinds that answer at all. */
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
