import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier, Text } from './fields.ts'
import { Success } from './success.ts'

export const OwnSession = Type.Object({
  id: Identifier,
  createdAt: DateTime,
  usedAt: Type.String({ format: 'date-time', description: 'Last use, within 5 minutes.' }),
  address: Text,
  user_agent: Text,
  is_current: Type.Boolean({ description: 'The session of this request.' }),
})
export type OwnSession = AsRead<Static<typeof OwnSession>>

export const listOwnSessionsSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: Type.Array(OwnSession) }) } }

/** Lists the open sessions of the signed-in admin, the last used first. */
export const listOwnSessions: Call<typeof listOwnSessionsSchema> = { name: 'listOwnSessions', method: 'GET', path: '/admin/sessions' }

export const endOwnSessionSchema = { body: Type.Object({ session_id: Identifier }), response: { 200: Success } }

/** Ends one session of the signed-in admin. Errors: `not-found`. */
export const endOwnSession: Call<typeof endOwnSessionSchema> = { name: 'endOwnSession', method: 'POST', path: '/admin/sessions/end' }

export const endOtherSessionsSchema = { response: { 200: Success } }

/** Ends all sessions of the signed-in admin but that of the request. */
export const endOtherSessions: Call<typeof endOtherSessionsSchema> = {
  name: 'endOtherSessions',
  method: 'POST',
  path: '/admin/sessions/end-others',
}
