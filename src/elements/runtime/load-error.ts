import { ApiError } from '../../core/api/api-error.ts'
import type { $loadErrorMessages } from '../../core/i18n/parts/load-errors.ts'
import type { ErrorCode } from '../../core/contract/errors.ts'

/** Reason why an element can't show its content. */
export type LoadErrorCode =
  'config' | 'auth' | 'forbidden' | 'not-found' | 'network' | 'timeout' | 'too-many-requests' | 'server' | 'contract' | 'render'

const codes: Partial<Record<ErrorCode, LoadErrorCode>> = {
  unauthorized: 'auth',
  forbidden: 'forbidden',
  'not-found': 'not-found',
  network: 'network',
  timeout: 'timeout',
  'request-timeout': 'timeout',
  'too-many-requests': 'too-many-requests',
  contract: 'contract',
}

/** Returns the path of the invalid part in the response, if the error has one. */
export const pathOf = (error: unknown): { path?: string } =>
  error instanceof ApiError && error.path !== undefined ? { path: error.path } : {}

export const loadErrorOf = (error: unknown): LoadErrorCode => (error instanceof ApiError ? (codes[error.code] ?? 'server') : 'render')

/** Returns the text of an error, with the seconds to wait where the server told them. */
export function loadErrorText(messages: ReturnType<(typeof $loadErrorMessages)['get']>, error: unknown): string {
  const code = loadErrorOf(error)
  const seconds = code === 'too-many-requests' && error instanceof ApiError ? error.retryAfter : undefined
  return seconds ? messages.tooManyIn({ seconds }) : messages[code]
}

/** Returns title and message of a notice about an error. */
export function loadErrorNotice(
  messages: ReturnType<(typeof $loadErrorMessages)['get']>,
  error: unknown,
): { title: string; message: string } {
  const [code, message] = [loadErrorOf(error), loadErrorText(messages, error)]
  if (code === 'not-found') return { title: message, message: messages.missing }
  return { title: code === 'network' ? messages.offline : messages.failed, message }
}
