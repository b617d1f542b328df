import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { statusOfErrorCode, type ErrorBody, type ServerErrorCode } from '../../../src/core/contract/errors.ts'
import type { SecondFactorDue } from '../../../src/core/contract/second-factor-due.ts'
import { isUnavailable } from '../database/database-errors.ts'

const messages: Record<ServerErrorCode, string> = {
  'bad-request': 'The request could not be read.',
  'wrong-credentials': 'The email or the password is wrong.',
  'otp-wrong': 'The code is wrong.',
  'otp-expired': 'The code has expired.',
  'otp-used-up': 'The code can no longer be used.',
  'reset-link-expired': 'The link has expired or was used.',
  'passkey-refused': 'The passkey was not accepted.',
  'challenge-expired': 'The step took too long. Begin again.',
  unauthorized: 'Sign in first.',
  'second-factor': 'The sign-in needs a second factor.',
  forbidden: 'You do not have permission for this.',
  'not-found': 'There is nothing here.',
  'request-timeout': 'The request took too long to arrive.',
  'status-changed': 'The status has changed in the meantime.',
  conflict: 'Someone else has changed this in the meantime.',
  'other-active': 'The doctor has another active subscription.',
  'own-account': 'Admins cannot change their own account this way.',
  'last-superadmin': 'This is the last superadmin who may sign in.',
  'second-factor-required': 'The server requires a second factor.',
  'too-large': 'The request is too large.',
  'unsupported-media': 'The request has a media type that is not supported.',
  validation: 'Some values are missing or not valid.',
  'verification-required': 'Verify first that it is you.',
  'too-many-requests': 'Too many attempts. Try again later.',
  server: 'Something went wrong on the server.',
  unavailable: 'The server is not available right now. Try again in a moment.',
}

type Fields = Record<string, string>

interface Details {
  fields?: Fields
  /** Seconds. */
  retryAfter?: number
  secondFactor?: SecondFactorDue
}

/** Error with a code of the contract. */
export class HttpError extends Error {
  readonly code: ServerErrorCode
  readonly fields: Fields | undefined
  readonly retryAfter: number | undefined
  readonly secondFactor: SecondFactorDue | undefined

  constructor(code: ServerErrorCode, { fields, retryAfter, secondFactor }: Details = {}) {
    super(messages[code])
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.secondFactor = secondFactor
  }
}

/** Returns the invalid fields of a schema error: `required` for a missing field, `invalid` for any other failure. */
const fieldsOf = (failures: NonNullable<FastifyError['validation']>): Fields =>
  Object.fromEntries(
    failures.flatMap(({ keyword, instancePath, params }) => {
      const missing = keyword === 'required' ? String(params['missingProperty']) : undefined
      const field = missing ?? instancePath.split('/')[1]
      return field ? [[field, missing ? 'required' : 'invalid']] : []
    }),
  )

const codes: Record<number, ServerErrorCode> = { 404: 'not-found', 413: 'too-large', 415: 'unsupported-media', 503: 'unavailable' }
const codeOfStatus = (status: number): ServerErrorCode => codes[status] ?? (status >= 400 && status < 500 ? 'bad-request' : 'server')

/** Statuses of static files: precondition failed and range not satisfiable. The contract has no error codes for them. */
const statusesOfFiles = [412, 416]

/**
 * PostgreSQL's classes 22 and 54: a value that no column or index can hold, such as a number out of range or text with
 * a zero byte. Also 23514: a check constraint failed.
 */
const isDataException = ({ cause }: Error) => cause instanceof Error && 'code' in cause && /^(22...|54...|23514)$/.test(String(cause.code))

/** Unique violation of an email index: a concurrent request used the email first. */
const isTakenEmail = ({ cause }: Error) =>
  cause instanceof Error && 'code' in cause && cause.code === '23505' && 'constraint' in cause && /_email$/.test(String(cause.constraint))

/** The client closed the connection while it sent the body. */
const isAborted = ({ code, message }: FastifyError) => code === 'ECONNRESET' && message === 'aborted'

const toHttpError = (error: FastifyError | HttpError): HttpError => {
  if (error instanceof HttpError) return error
  if (isAborted(error)) return new HttpError('bad-request')
  if (error.validation) return new HttpError('validation', { fields: fieldsOf(error.validation) })
  if (isTakenEmail(error)) return new HttpError('validation', { fields: { email: 'taken' } })
  if (isDataException(error)) return new HttpError('validation')
  const code = isUnavailable(error) ? 'unavailable' : codeOfStatus(error.statusCode ?? 500)
  return new HttpError(code, code === 'unavailable' ? { retryAfter: 1 } : {})
}

/** Omits the outer error, because its message holds the values of the failed query. */
const loggable = (error: Error) => {
  const { name, message, stack } = error.cause instanceof Error ? error.cause : error
  return { type: name, message, stack }
}

/** Returns an error body in the contract's shape. */
export const errorBody = ({ code, message, fields, secondFactor }: HttpError, requestId: string): ErrorBody => ({
  success: false,
  code,
  message,
  ...(fields && { fields }),
  ...(secondFactor && { second_factor: secondFactor }),
  request_id: requestId,
})

/** Responds to every error in the contract's shape. Details of server errors appear in the log only. */
export const answerError = (error: FastifyError | HttpError, request: FastifyRequest, reply: FastifyReply) => {
  const refusal = toHttpError(error)
  const { code, retryAfter } = refusal
  const own = 'statusCode' in error ? error.statusCode : undefined
  const status = own && statusesOfFiles.includes(own) ? own : statusOfErrorCode[code]
  if (status >= 500 && refusal !== error) request.log.error({ err: loggable(error), route: request.routeOptions.url }, 'request failed')
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply.code(status).type('application/json').send(errorBody(refusal, request.id))
}
