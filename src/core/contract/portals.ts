import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DateTime, Identifier, TypedText } from './fields.ts'
import { Success } from './success.ts'

/** Elements that an embed session can open. The others are for admins. */
export const embedElements = [
  'account-list',
  'admin-overview',
  'doctor-editor',
  'doctor-profile',
  'doctor-subscriptions',
  'patient-detail',
] as const
export type EmbedElement = (typeof embedElements)[number]

export const accesses = ['read', 'write'] as const
/** Rights of a session: `read` refuses every change. */
export type Access = (typeof accesses)[number]

/** Seconds. */
export const shortestEmbedSession = 60
export const longestEmbedSession = 3600
export const usualEmbedSession = 900

export const maximumEmbedDoctors = 1000

/** Scope of an embed session. */
export const CreateEmbedSessionBody = Type.Object({
  subject: Type.Object(
    { id: TypedText('portal_user'), name: TypedText('portal_user') },
    { description: "The portal's signed-in user, for the audit." },
  ),
  elements: Type.Array(Type.Enum(embedElements), { minItems: 1, uniqueItems: true, description: 'Tags of the elements to show.' }),
  doctor_ids: Type.Union([Type.Literal('all'), Type.Array(Identifier, { minItems: 1, maxItems: maximumEmbedDoctors })], {
    description: `Doctors whose data the session holds: \`all\`, or up to ${maximumEmbedDoctors} ids.`,
  }),
  access: Type.Enum(accesses, { description: '`read` refuses every change.' }),
  expires_in: Type.Optional(
    Type.Integer({
      minimum: shortestEmbedSession,
      maximum: longestEmbedSession,
      default: usualEmbedSession,
      description: 'Lifetime in seconds.',
    }),
  ),
})
export type CreateEmbedSessionBody = Static<typeof CreateEmbedSessionBody>

export const EmbedSession = Type.Object({ token: Type.String(), expires_at: DateTime })

export const createEmbedSessionSchema = {
  body: CreateEmbedSessionBody,
  response: { 200: Type.Object({ success: Type.Boolean(), data: EmbedSession }) },
}

/**
 * Opens an embed session for a portal's user. Called by the portal's server, with its secret key as bearer token.
 * Errors: `unauthorized` for an unknown or revoked key, `validation`, `too-many-requests`.
 */
export const createEmbedSession: Call<typeof createEmbedSessionSchema> = {
  name: 'createEmbedSession',
  method: 'POST',
  path: '/embed/sessions',
  public: true,
}

export const PortalKey = Type.Object({
  id: Identifier,
  name: Type.String({ description: 'Name of the portal.' }),
  last_four: Type.String({ description: 'Last four characters of the secret.' }),
  createdAt: DateTime,
  usedAt: Type.Union([DateTime, Type.Null()], { description: 'Last time it opened an embed session.' }),
})
export type PortalKey = AsRead<Static<typeof PortalKey>>

export const listPortalKeysSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: Type.Array(PortalKey) }) } }

/** Lists all valid portal keys, newest first. For superadmins only. Errors: `forbidden`. */
export const listPortalKeys: Call<typeof listPortalKeysSchema> = { name: 'listPortalKeys', method: 'GET', path: '/admin/portal-keys' }

export const CreatedPortalKey = Type.Object({
  id: Identifier,
  name: Type.String(),
  secret: Type.String({ description: 'Shown only here: the server stores a hash.' }),
})
export type CreatedPortalKey = AsRead<Static<typeof CreatedPortalKey>>

export const createPortalKeySchema = {
  body: Type.Object({ name: TypedText('portal_name') }),
  response: { 200: Type.Object({ success: Type.Boolean(), data: CreatedPortalKey }) },
}

/** Creates a portal key. For superadmins only. Errors: `forbidden`, `verification-required`, `validation`. */
export const createPortalKey: Call<typeof createPortalKeySchema> = { name: 'createPortalKey', method: 'POST', path: '/admin/portal-keys' }

export const revokePortalKeySchema = { body: Type.Object({ key_id: Identifier }), response: { 200: Success } }

/** Revokes a portal key and ends its embed sessions. For superadmins only. Errors: `forbidden`, `verification-required`, `not-found`. */
export const revokePortalKey: Call<typeof revokePortalKeySchema> = {
  name: 'revokePortalKey',
  method: 'POST',
  path: '/admin/portal-keys/revoke',
}
