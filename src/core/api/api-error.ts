import { isAxiosError } from 'axios'
import { statusOfErrorCode, type ErrorBody, type ErrorCode, type ServerErrorCode } from '../contract/errors.ts'
import type { SecondFactorDue } from '../contract/second-factor-due.ts'

/** Error of a failed request. `code` identifies the reason; `fields` maps rejected fields to rule codes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Path of the first part of a response that violates the contract, such as `data[3].amount`. */
    readonly path?: string,
  ) {
    super(message)
  }

  /** True if no request was sent, because nobody is signed in. A portal may call `configure()` later. */
  readonly isUnsent?: boolean

  /** The words of a backend besides those of fields. Undefined if its error has a code of the contract. */
  readonly told?: readonly string[]

  /** Second step of a sign-in, with the code `second-factor`. */
  readonly secondFactor?: SecondFactorDue

  /** Seconds until the next attempt, if the backend told them (`Retry-After`). */
  readonly retryAfter?: number
}

const isServerErrorCode = (code: string): code is ServerErrorCode => Object.hasOwn(statusOfErrorCode, code)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns true if someone else changed the same record in the meantime.
 * HTTP 409 counts too, for backends without these codes.
 */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && ['conflict', 'status-changed'].includes(error.code)

/** Returns true if an error response has a code of the contract. */
export const isOwnRefusal = (body: unknown): boolean =>
  isObject(body) && 'code' in body && typeof body.code === 'string' && isServerErrorCode(body.code)

/** Creates the `ApiError` for an error response. Falls back to the HTTP status if the body has no known code. */
export function refusalOf(body: unknown, status: number): ApiError {
  const { code = '', message, fields, second_factor }: Partial<ErrorBody> = isObject(body) ? body : {}
  const [codeOfStatus = status < 500 ? 'bad-request' : 'server'] =
    Object.entries(statusOfErrorCode).find(([, known]) => known === status) ?? []
  const error = new ApiError(
    isServerErrorCode(code) ? code : (codeOfStatus as ServerErrorCode),
    typeof message === 'string' ? message : `HTTP ${status}`,
    isObject(fields) ? fields : {},
  )
  return error.code === 'second-factor' && isObject(second_factor) ? Object.assign(error, { secondFactor: second_factor }) : error
}

/**
 * Turns a `validation` error of a read by id into `not-found`.
 * An id that the server rejects, such as text instead of a number, belongs to no record.
 */
export async function notFoundForInvalidId<Answer>(id: unknown, answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    if (id !== undefined && error instanceof ApiError && error.code === 'validation') throw new ApiError('not-found', error.message)
    throw error
  }
}

const timeouts = ['ECONNABORTED', 'ETIMEDOUT']

/** A browser does not tell a script why a request to another origin failed. */
const corsHint = (apiBase = '') =>
  navigator.onLine && /^https?:/.test(apiBase) && new URL(apiBase).origin !== new URL(document.baseURI).origin
    ? `. If ${apiBase} is running, this is CORS: add ${origin} to its CORS_ORIGINS (guide "Your own backend": CORS)`
    : ''

export function errorOf(thrown: unknown): unknown {
  if (!isAxiosError(thrown) || thrown.code === 'ERR_CANCELED') return thrown
  if (thrown.response) return refusalOf(thrown.response.data, thrown.response.status)
  if (timeouts.includes(thrown.code ?? '')) return new ApiError('timeout', thrown.message)
  return new ApiError('network', `${thrown.message}${corsHint(thrown.config?.baseURL)}`)
}

const untold: ErrorCode[] = ['network', 'timeout', 'unauthorized', 'forbidden']

/**
 * Returns true if a failed save shows a toast. False if no response arrived (only logged, §8), after a 401 or 403,
 * and for conflicts, which the form explains.
 */
export const isShownInToast = (failure: unknown): boolean =>
  !isConflict(failure) && !(failure instanceof ApiError && untold.includes(failure.code))

export const isUnauthorized = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'unauthorized'
