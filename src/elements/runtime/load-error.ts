import { ApiError } from '../../core/api-error.ts'
import type { ErrorCode } from '../../core/contract/errors.ts'

/** Why an element can't show what it was asked for. */
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

/** Where in the answer it is. */
export const pathOf = (error: unknown): { path?: string } =>
  error instanceof ApiError && error.path !== undefined ? { path: error.path } : {}

export const loadErrorOf = (error: unknown): LoadErrorCode => (error instanceof ApiError ? (codes[error.code] ?? 'server') : 'render')
