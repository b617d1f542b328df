import type { AxiosResponse } from 'axios'
import { $configuration } from '../configuration.ts'
import type { Call, CallSchema } from '../contract/call.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import type { Sent, Submission } from './submissions.ts'

/** API bases whose backend announces support for the header. Other backends do not get it: their CORS preflight might fail. */
const accepting = new Set<string | undefined>()

/** Remembers the backend if the response announces support for `Idempotency-Key`. */
export function noteAcceptance({ headers, config }: AxiosResponse): void {
  if (headers['idempotency-key-accepted'] === 'true') accepting.add(config.baseURL)
}

const takesKey = ({ method, public: isSignIn }: Call<CallSchema>) =>
  method !== 'GET' && !isSignIn && accepting.has($configuration.get().apiBase)

/**
 * Returns the submission of a change; undefined if the change is sent without a key.
 * Loads the submission code with the first change that has a key.
 */
export async function submissionOf(call: Call<CallSchema>, sent: Sent): Promise<Submission | undefined> {
  if (!takesKey(call)) return undefined
  try {
    const { startSubmission } = await loadChunk(() => import('./submissions.ts'))
    return startSubmission(call, sent)
  } catch (error) {
    console.error(error)
    return undefined
  }
}
