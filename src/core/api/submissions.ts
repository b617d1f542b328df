import { ApiError } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import type { Call, CallSchema } from '../contract/call.ts'
import type { ErrorCode } from '../contract/errors.ts'

/** A change that keeps one idempotency key until its outcome is known. */
export interface Submission {
  key: string
  end: () => void
  /** Ends the submission after an error, unless the outcome is unknown. */
  fail: (error: unknown) => void
}

interface Content {
  content: string
  key: string
}

/** Last submission per changed record, while its outcome is unknown. */
const open = new Map<string, Content>()
// The content may hold passwords.
document.addEventListener('signed-out', () => open.clear())

/**
 * Errors after which the outcome is unknown, or after which the server rejected the attempt unread.
 * All other responses are final.
 */
const unknown: readonly ErrorCode[] = [
  'network',
  'timeout',
  'contract',
  'server',
  'unavailable',
  'request-timeout',
  'too-many-requests',
  'unauthorized',
]

export interface Sent {
  query?: object | undefined
  body?: object | undefined
  form?: FormData | undefined
}

/**
 * Starts a submission, or continues the one whose response was lost.
 * The same content for the same record has the same key, so that it takes effect once.
 * Other content starts a new submission.
 */
export function startSubmission({ path }: Call<CallSchema>, sent: Sent): Submission {
  const target = JSON.stringify([$configuration.get().apiBase, path, sent.query, idsIn(sent.body)])
  const content = JSON.stringify([sent.body, sent.form && [...sent.form].map(describe)])
  const before = open.get(target)
  const submission = before?.content === content ? before : { content, key: randomKey() }
  open.set(target, submission)

  const end = () => {
    if (open.get(target) === submission) open.delete(target)
  }
  return {
    key: submission.key,
    end,
    fail: (error) => {
      if (error instanceof ApiError && !unknown.includes(error.code)) end()
    },
  }
}

/** The ids identify the changed record: two practices may be changed at the same time. */
const idsIn = (body: object = {}) => Object.entries(body).filter(([name]) => name.endsWith('_id'))

const describe = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? [name, value.name, value.type, value.size, value.lastModified] : [name, value]

// `crypto.randomUUID` is not available on pages without HTTPS.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
