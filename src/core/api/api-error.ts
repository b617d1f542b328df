import { isAxiosError } from 'axios'
import { statusOfErrorCode, type ErrorBody, type ErrorCode, type ServerErrorCode } from '../contract/errors.ts'

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
}

const isServerErrorCode = (code: string): code is ServerErrorCode => Object.hasOwn(statusOfErrorCode, code)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/**
 * Returns true if someone else changed the same record in the meantime.
 * HTTP 409 counts too, for backends without these codes.
 */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && ['conflict', 'status-changed'].includes(error.code)

/** Creates the `ApiError` for an error response. Falls back to the HTTP status if the body has no known code. */
export function refusalOf(body: unknown, status: number): ApiError {
  const { code = '', message, fields }: Partial<ErrorBody> = isObject(body) ? body : {}
  const [codeOfStatus = status < 500 ? 'bad-request' : 'server'] =
    Object.entries(statusOfErrorCode).find(([, known]) => known === status) ?? []
  return new ApiError(
    isServerErrorCode(code) ? code : (codeOfStatus as ServerErrorCode),
    message ?? `HTTP ${status}`,
    isObject(fields) ? fields : {},
  )
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

export function errorOf(thrown: unknown): unknown {
  if (!isAxiosError(thrown) || thrown.code === 'ERR_CANCELED') return thrown
  if (thrown.response) return refusalOf(thrown.response.data, thrown.response.status)
  return new ApiError(timeouts.includes(thrown.code ?? '') ? 'timeout' : 'network', thrown.message)
}

const untold: ErrorCode[] = ['network', 'timeout', 'unauthorized', 'forbidden']

/**
 * Returns true if a failed save shows a toast. False if no response arrived (only logged, §8), after a 401 or 403,
 * and for conflicts, which the form explains.
 */
export const isShownInToast = (failure: unknown): boolean =>
  !isConflict(failure) && !(failure instanceof ApiError && untold.includes(failure.code))

export const isUnauthorized = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'unauthorized'
