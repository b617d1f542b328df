import type { AxiosResponse } from 'axios'
import { $configuration } from './configuration.ts'
import type { Call, CallSchema } from './contract/call.ts'
import { loadChunk } from './load.ts'
import type { Sent, Submission } from './submissions.ts'

/** API bases whose backend announces that it takes the header. To another one it is not sent: its CORS preflight might fail. */
const accepting = new Set<string | undefined>()

/** Notes whether a response announces that its backend takes an `Idempotency-Key`. */
export function noteAcceptance({ headers, config }: AxiosResponse): void {
  if (headers['idempotency-key-accepted'] === 'true') accepting.add(config.baseURL)
}

/** Whether a call is a change that is sent with a key. */
const takesKey = ({ method, public: isSignIn }: Call<CallSchema>) =>
  method !== 'GET' && !isSignIn && accepting.has($configuration.get().apiBase)

/** The submission that a change belongs to. Undefined for a change without a key; its program is loaded with the first one that has a key. */
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
