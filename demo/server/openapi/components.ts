import type { TSchema } from 'typebox'
import { AdminListItem, AdminProfile, CreateAdminBody } from '../../../src/core/contract/admins.ts'
import { DoctorDetails, DoctorListItem } from '../../../src/core/contract/doctors.ts'
import { ErrorBody } from '../../../src/core/contract/errors.ts'
import { ListMeta } from '../../../src/core/contract/list.ts'
import { Overview } from '../../../src/core/contract/overview.ts'
import { PatientDetails, PatientListItem, Visit } from '../../../src/core/contract/patients.ts'
import { SignInAnswer, SignInBody } from '../../../src/core/contract/session.ts'
import { ChangeSubscriptionStatusBody, Subscription } from '../../../src/core/contract/subscriptions.ts'
import { Success } from '../../../src/core/contract/success.ts'

/** Schemas that the document defines once, by name. */
const named: Record<string, TSchema> = {
  AdminListItem,
  AdminProfile,
  ChangeSubscriptionStatusBody,
  CreateAdminBody,
  DoctorDetails,
  DoctorListItem,
  ErrorBody,
  ListMeta,
  Overview,
  PatientDetails,
  PatientListItem,
  SignInAnswer,
  SignInBody,
  Subscription,
  Success,
  Visit,
}

const examples: Record<string, object> = {
  ErrorBody: {
    success: false,
    code: 'validation',
    message: 'Some values are missing or not valid.',
    fields: { email: 'taken' },
    request_id: '6f1d2c8e-8f0b-4d0e-9c59-0f6f0a4f3b1d',
  },
  SignInBody: { email: 'superadmin@practice.test', password: 'superadmin-demo' },
  ChangeSubscriptionStatusBody: { subscription_id: 7, user_id: 4, status: 'canceled', reason: 'The practice has closed' },
}

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

const nameOf = (value: unknown) => Object.entries(named).find(([, schema]) => schema === value)?.[0]

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

export const components = (): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(named).map(([name, schema]) => {
      const example = examples[name]
      return [name, { title: name, ...(inside(schema) as object), ...(example && { examples: [inside(example)] }) }]
    }),
  )
