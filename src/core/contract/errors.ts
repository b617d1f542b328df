import { Type, type Static } from 'typebox'
import { SecondFactorDue } from './second-factor-due.ts'

export const statusOfErrorCode = {
  'bad-request': 400,
  'wrong-credentials': 400,
  'otp-wrong': 400,
  'otp-expired': 400,
  'otp-used-up': 400,
  'reset-link-expired': 400,
  'passkey-refused': 400,
  'challenge-expired': 400,
  'verification-required': 400,
  unauthorized: 401,
  'second-factor': 401,
  forbidden: 403,
  'not-found': 404,
  'request-timeout': 408,
  'status-changed': 409,
  conflict: 409,
  'other-active': 409,
  'own-account': 409,
  'last-superadmin': 409,
  'second-factor-required': 409,
  'too-large': 413,
  'unsupported-media': 415,
  validation: 422,
  'too-many-requests': 429,
  server: 500,
  unavailable: 503,
} as const

export type ServerErrorCode = keyof typeof statusOfErrorCode

/** Error codes of the client only: no response, no response in time, a response that violates the contract. */
export type ClientErrorCode = 'network' | 'timeout' | 'contract'

export type ErrorCode = ServerErrorCode | ClientErrorCode

/** Body of every error response. `fields` maps rejected fields to rule codes. */
export const ErrorBody = Type.Object({
  success: Type.Literal(false),
  code: Type.String(),
  message: Type.String(),
  fields: Type.Optional(Type.Record(Type.String(), Type.String())),
  second_factor: Type.Optional(SecondFactorDue),
  request_id: Type.Optional(Type.String({ description: 'Id of the request in the server log.' })),
})
export type ErrorBody = Static<typeof ErrorBody>
