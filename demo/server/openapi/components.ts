import type { TSchema } from 'typebox'
import { ActivityAuthor, ActivityChange, ActivityEntry, ActivitySubject, RecordExportBody } from '../../../src/core/contract/activity.ts'
import { AdminListItem, AdminProfile, CreateAdminBody } from '../../../src/core/contract/admins.ts'
import { DoctorDetails, DoctorListItem } from '../../../src/core/contract/doctors.ts'
import { ErrorBody } from '../../../src/core/contract/errors.ts'
import { ListMeta } from '../../../src/core/contract/list.ts'
import { Figure, MonthCount, Overview, Revenue, SubscriptionCount } from '../../../src/core/contract/overview.ts'
import { PasskeyAnswer } from '../../../src/core/contract/passkeys.ts'
import { PatientDetails, PatientListItem, Visit } from '../../../src/core/contract/patients.ts'
import { CreatedPortalKey, CreateEmbedSessionBody, EmbedSession, PortalKey } from '../../../src/core/contract/portals.ts'
import { Passkey, SecondFactor } from '../../../src/core/contract/second-factor.ts'
import { SecondFactorDue } from '../../../src/core/contract/second-factor-due.ts'
import { SignInAnswer, SignInBody } from '../../../src/core/contract/session.ts'
import { ChangeSubscriptionStatusBody, Subscription } from '../../../src/core/contract/subscriptions.ts'
import { Success } from '../../../src/core/contract/success.ts'
import type { Json } from './json.ts'
import { markAnswer, markRequest } from './requirements.ts'

/** Schemas that the document defines once, by name: of answers and of requests. */
const answers: Record<string, TSchema> = {
  ActivityAuthor,
  ActivityChange,
  ActivityEntry,
  ActivitySubject,
  AdminListItem,
  AdminProfile,
  CreatedPortalKey,
  DoctorDetails,
  DoctorListItem,
  EmbedSession,
  ErrorBody,
  Figure,
  ListMeta,
  MonthCount,
  Overview,
  PatientDetails,
  PatientListItem,
  Passkey,
  PortalKey,
  Revenue,
  SecondFactor,
  SecondFactorDue,
  SignInAnswer,
  Subscription,
  SubscriptionCount,
  Success,
  Visit,
}
const requests: Record<string, TSchema> = {
  ChangeSubscriptionStatusBody,
  CreateAdminBody,
  CreateEmbedSessionBody,
  PasskeyAnswer,
  RecordExportBody,
  SignInBody,
}

const examples: Record<string, object> = {
  CreateEmbedSessionBody: {
    subject: { id: 'u-118', name: 'Ingrid Solberg' },
    elements: ['doctor-profile', 'doctor-subscriptions'],
    doctor_ids: [4],
    access: 'read',
    expires_in: 900,
  },
  PasskeyAnswer: {
    id: 'kq3Ls0mZy8Xw2vT7',
    rawId: 'kq3Ls0mZy8Xw2vT7',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0', authenticatorData: 'SZYN5YgOjGh0NBcP', signature: 'MEUCIQDNqmZs' },
  },
  SignInBody: { email: 'superadmin@practice.test', password: 'superadmin-demo' },
  ChangeSubscriptionStatusBody: { subscription_id: 7, user_id: 4, status: 'canceled', reason: 'The practice has closed' },
}

/** An optional schema is a copy with the same properties. */
const isSame = (schema: TSchema, value: unknown) =>
  schema === value ||
  (typeof value === 'object' && value !== null && 'properties' in value && 'properties' in schema && value.properties === schema.properties)

const nameOf = (value: unknown) => Object.entries({ ...answers, ...requests }).find(([, schema]) => isSame(schema, value))?.[0]

/** Converts a schema to plain JSON with references to the named schemas. */
export const plain = (value: unknown): Json => {
  const name = nameOf(value)
  return name ? { $ref: `#/components/schemas/${name}` } : inside(value)
}

const inside = (value: unknown): Json => {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value as Json
  return Object.fromEntries(Object.entries(value).flatMap(([key, part]) => (part === undefined ? [] : [[key, plain(part)]])))
}

const insideOf = (schema: TSchema) => inside(schema) as Record<string, Json>

export const components = (): Record<string, Json> => {
  const marked = [
    ...Object.entries(answers).map(([name, schema]) => [name, markAnswer(name, insideOf(schema))] as const),
    ...Object.entries(requests).map(([name, schema]) => [name, markRequest(insideOf(schema))] as const),
  ]
  return Object.fromEntries(
    marked.map(([name, schema]) => {
      const example = examples[name]
      return [name, { title: name, ...schema, ...(example && { examples: [inside(example)] }) }]
    }),
  )
}
