import type { AxiosResponse } from 'axios'
import { ApiError } from './api-error.ts'
import { $configuration } from './configuration.ts'
import type { Call, CallSchema } from './contract/call.ts'
import type { ErrorCode } from './contract/errors.ts'
import { uuid } from './uuid.ts'

/** API bases whose backend has said that it knows the header. To another one it is not sent: its CORS preflight might fail. */
const accepting = new Set<string | undefined>()

/** Notes whether a response announces that its backend takes an `Idempotency-Key`. */
export function noteAcceptance({ headers, config }: AxiosResponse): void {
  if (headers['idempotency-key-accepted'] === 'true') accepting.add(config.baseURL)
}

/** A change that is sent until its outcome is known, under one key. */
interface Submission {
  content: string
  key: string
}

/** The last submission of each thing that can be changed, while nobody knows how it ended. */
const open = new Map<string, Submission>()

/** After these the change may have been made, or this attempt was turned away before anybody looked at it. Every other answer is definite. */
const unknown: readonly ErrorCode[] = ['network', 'timeout', 'contract', 'server', 'unavailable', 'request-timeout', 'too-many-requests', 'unauthorized']

interface Sent {
  query?: object | undefined
  body?: object | undefined
  form?: FormData | undefined
}

/**
 * Starts a submission, or goes on with the one whose answer was lost: the same content sent again has the same key, so that it acts once.
 * Other content for the same thing is another submission, and ends the one before. Undefined for a question, a sign-in, or a backend without the header.
 */
export function startSubmission({ method, path, public: isSignIn }: Call<CallSchema>, sent: Sent) {
  const { apiBase } = $configuration.get()
  if (method === 'GET' || isSignIn || !accepting.has(apiBase)) return undefined
  const target = JSON.stringify([apiBase, path, sent.query, idsIn(sent.body)])
  const content = JSON.stringify([sent.body, sent.form && [...sent.form].map(describe)])
  const before = open.get(target)
  const submission = before?.content === content ? before : { content, key: uuid() }
  open.set(target, submission)

  const end = () => {
    if (open.get(target) === submission) open.delete(target)
  }
  return {
    key: submission.key,
    end,
    /** Ends it too, unless the error leaves its outcome unknown. */
    fail: (error: unknown) => {
      if (error instanceof ApiError && !unknown.includes(error.code)) end()
    },
  }
}

/** They name whose or which thing is changed: two practices may be changed at the same time. */
const idsIn = (body: object = {}) => Object.entries(body).filter(([name]) => name.endsWith('_id'))

const describe = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? [name, value.name, value.type, value.size, value.lastModified] : [name, value]
