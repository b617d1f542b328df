import { ApiError } from './api-error.ts'
import { $configuration } from './configuration.ts'
import type { Call, CallSchema } from './contract/call.ts'
import type { ErrorCode } from './contract/errors.ts'

/** A change that is sent until its outcome is known, under one key. */
export interface Submission {
  key: string
  /** Ends it: the change was made. */
  end: () => void
  /** Ends it too, unless the error leaves its outcome unknown. */
  fail: (error: unknown) => void
}

interface Content {
  content: string
  key: string
}

/** The last submission of each thing that can be changed, while nobody knows how it ended. */
const open = new Map<string, Content>()

/** After these the change may have been made, or this attempt was turned away before anybody looked at it. Every other answer is definite. */
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
 * Starts a submission, or goes on with the one whose answer was lost: the same content sent again has the same key, so that it acts once.
 * Other content for the same thing is another submission, and ends the one before.
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

/** They name whose or which thing is changed: two practices may be changed at the same time. */
const idsIn = (body: object = {}) => Object.entries(body).filter(([name]) => name.endsWith('_id'))

const describe = ([name, value]: [string, FormDataEntryValue]) =>
  value instanceof File ? [name, value.name, value.type, value.size, value.lastModified] : [name, value]

// `crypto.randomUUID` is missing on pages without HTTPS.
const randomKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
