import { loadChunk } from '../chunks/load-chunk.ts'
import { $configuration } from '../configuration.ts'

/** Parts of a request. `form` replaces `body` in calls that upload files. */
export interface Parts {
  query?: object | undefined
  body?: unknown
  form?: FormData | undefined
}

/** A request after the hooks of `configure()`. */
export interface Prepared {
  query: object | undefined
  body: unknown
  headers: Readonly<Record<string, string>>
}

const runner = () => loadChunk(() => import('./run-hooks.ts'))

/** Applies `mapRequest` and `headers` to a request. Returns no promise unless a hook applies, so that the panel's lists start at once. */
export function prepareRequest(call: string, parts: Parts): Prepared | Promise<Prepared> {
  const { mapRequest, headers } = $configuration.get()
  if (call in mapRequest || typeof headers === 'function') return runner().then(({ runRequest }) => runRequest(call, parts))
  return { query: parts.query, body: parts.form ?? parts.body, headers }
}

/** Applies `mapAnswer` to a response. */
export const mapAnswer = async (call: string, answer: unknown): Promise<unknown> =>
  call in $configuration.get().mapAnswer ? (await runner()).runAnswer(call, answer) : answer
