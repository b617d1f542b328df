import type { AxiosResponse } from 'axios'
import { $configuration } from '../configuration.ts'
import type { Call, CallSchema } from '../contract/call.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { Sent, Submission } from './submissions.ts'

/** API bases whose backend announces support for the header. Other backends do not get it: their CORS preflight might fail. */
const accepting = new Set<string | undefined>()
/** API bases that have sent a response. */
const heard = new Set<string | undefined>()

/** Remembers the backend, and whether the response announces support for `Idempotency-Key`. */
export function noteAcceptance({ headers, config }: AxiosResponse): void {
  heard.add(config.baseURL)
  if (headers['idempotency-key-accepted'] === 'true') accepting.add(config.baseURL)
}

/** Returns true if a response has announced support for the header. */
export const acceptsKeys = (): boolean => accepting.has($configuration.get().apiBase)

/**
 * Returns true if the backend accepts a key. Before the first response of the page, `read` has to fetch one.
 * @throws if the backend cannot be reached: a change without a key could not be repeated safely
 */
async function takesKey(read: () => Promise<unknown>): Promise<boolean> {
  const { apiBase } = $configuration.get()
  if (!heard.has(apiBase))
    await read().catch((error: unknown) => {
      if (!heard.has(apiBase)) throw error
    })
  return acceptsKeys()
}

/**
 * Returns the submission of a change; undefined if the change is sent without a key.
 * Loads the submission code with the first change that has a key.
 */
export async function submissionOf(call: Call<CallSchema>, sent: Sent, read: () => Promise<unknown>): Promise<Submission | undefined> {
  if (call.public || !(await takesKey(read))) return undefined
  try {
    const { startSubmission } = await loadChunk(() => import('./submissions.ts'))
    return startSubmission(call, sent)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
