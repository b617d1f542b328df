import { isAxiosError } from 'axios'
import { statusOfErrorCode, type ErrorBody, type ErrorCode, type ServerErrorCode } from './contract/errors.ts'

/** Why a request came to nothing: the code for the program, the fields that the server refused with their codes. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Of an answer outside the contract: what in it does not fit, such as `data[3].amount`. */
    readonly path?: string,
  ) {
    super(message)
  }
}

const isServerErrorCode = (code: string): code is ServerErrorCode => Object.hasOwn(statusOfErrorCode, code)

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether somebody else has changed the same in the meantime. A backend without our codes says so by 409. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && ['conflict', 'status-changed'].includes(error.code)

/** From the body of a refusal; a backend without our codes is understood by its HTTP status. */
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

/** For a read by an id: nobody has one that the server refuses, such as a text where all ids are numbers. */
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

/** Whether a toast tells of a save that failed: not of one that got no answer (network errors are only logged, §8), that ended the session, or that the form explains. */
export const isShownInToast = (failure: unknown): boolean =>
  !isConflict(failure) && !(failure instanceof ApiError && untold.includes(failure.code))

/** Whether a session was too old, or there was none. */
export const isUnauthorized = (failure: unknown): boolean => failure instanceof ApiError && failure.code === 'unauthorized'
