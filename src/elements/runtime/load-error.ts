import { ApiError } from '../../core/api/api-error.ts'
import type { ErrorCode } from '../../core/contract/errors.ts'

/** Reason why an element can't show its content. */
export type LoadErrorCode = 'config' | 'auth' | 'forbidden' | 'not-found' | 'network' | 'timeout' | 'server' | 'contract' | 'render'

const codes: Partial<Record<ErrorCode, LoadErrorCode>> = {
  unauthorized: 'auth',
  forbidden: 'forbidden',
  'not-found': 'not-found',
  network: 'network',
  timeout: 'timeout',
  'request-timeout': 'timeout',
  contract: 'contract',
}

/** Returns the path of the invalid part in the response, if the error has one. */
export const pathOf = (error: unknown): { path?: string } =>
  error instanceof ApiError && error.path !== undefined ? { path: error.path } : {}

export const loadErrorOf = (error: unknown): LoadErrorCode => (error instanceof ApiError ? (codes[error.code] ?? 'server') : 'render')
