import { plans, subscriptionStatuses } from '../../../src/core/contract/subscriptions.ts'
import type { Json } from './json.ts'

/**
 * Mark of each call and field in the document, as `x-requirement`: the elements need it (`required`), an answer may lack it
 * (`optional`), or only the demo server has it (`extension`).
 */
export type Requirement = 'required' | 'optional' | 'extension'

/** Fields of answers that the elements cannot do without, by schema. `Answer` is the envelope of a read. */
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['data'],
  SignInAnswer: ['access_token'],
  AdminListItem: ['id'],
  DoctorListItem: ['id'],
  PatientListItem: ['id'],
  Subscription: ['id'],
  ListMeta: ['total'],
  PortalKey: ['id'],
  ActivityEntry: ['id'],
  CreatedPortalKey: ['id', 'secret'],
  OwnSession: ['id'],
  Passkey: ['id'],
}

/** Fields of answers that the specification does not have, by schema. */
const extensions: Readonly<Record<string, readonly string[]>> = {
  Answer: ['meta', 'confirm_email'],
  SignInAnswer: ['success', 'role', 'recovery_codes'],
  AdminProfile: ['role', 'version'],
  AdminListItem: ['role', 'status', 'second_factor'],
  DoctorDetails: ['version'],
  PatientDetails: ['doctor'],
  Subscription: ['version'],
  ListMeta: ['sort', 'order', 'more'],
  ErrorBody: ['code', 'fields', 'second_factor', 'request_id'],
}

/** Parameters and body fields that the specification does not have, in every call or in one. */
const requestExtensions = [
  'listDoctors.status',
  'page',
  'page_size',
  'sort',
  'order',
  'q',
  'plan',
  'joined_from',
  'joined_to',
  'kind',
  'at_from',
  'at_to',
  'version',
  'state',
]

interface Enumeration {
  enum: readonly (string | number)[]
  description: string
}

const plan: Enumeration = { enum: plans, description: 'Any other text appears as Unknown.' }
const status: Enumeration = {
  enum: subscriptionStatuses,
  description: 'Any other text appears as Unknown, and such a subscription offers no action.',
}

/** Fields that are any text or number in the contract, with the values that the demo server sends. */
const enumerations: Readonly<Record<string, Readonly<Record<string, Enumeration>>>> = {
  DoctorListItem: {
    isActive: { enum: ['1', '0'], description: "'1' for an active practice, '0' for an inactive one." },
    subscriptionPlan: plan,
  },
  DoctorDetails: {
    isActive: { enum: [1, 0], description: '1 for an active practice, 0 for an inactive one.' },
    subscriptionPlan: plan,
  },
  Subscription: { status, plan },
  SubscriptionCount: { status, plan },
}

const answerWords: Record<Requirement, string> = {
  required: 'Required.',
  optional: 'Optional: may be missing or null.',
  extension: 'Extension: only the demo server sends it.',
}

type Schema = Record<string, Json>

const described = (schema: Schema, words: string): Schema => {
  const { description } = schema
  return { ...schema, description: typeof description === 'string' ? `${description} ${words}` : words }
}

const requirementOf = (schema: string, field: string): Requirement => {
  if (required[schema]?.includes(field)) return 'required'
  return extensions[schema]?.includes(field) ? 'extension' : 'optional'
}

const isSchema = (value: Json | undefined): value is Schema => typeof value === 'object' && value !== null && !Array.isArray(value)

const mapFields = (schema: Schema, mark: (field: string, part: Schema) => Schema): Schema =>
  isSchema(schema['properties'])
    ? {
        ...schema,
        properties: Object.fromEntries(
          Object.entries(schema['properties']).map(([field, part]) => [field, isSchema(part) ? mark(field, part) : part]),
        ),
      }
    : schema

/** Marks the fields of an answer, and adds their enumerations. `name` is that of the schema. */
export const markAnswer = (name: string, schema: Schema): Schema =>
  mapFields(schema, (field, part) => {
    const requirement = requirementOf(name, field)
    const enumeration = enumerations[name]?.[field]
    const own = enumeration ? { ...part, description: enumeration.description, enum: [...enumeration.enum] } : part
    return {
      ...described(markAnswer(`${name}.${field}`, own), answerWords[requirement]),
      'x-requirement': requirement,
    }
  })

/** Marks one parameter or body field. */
export const markRequestField = (field: string, part: Schema, call?: string): Schema =>
  [field, `${call}.${field}`].some((name) => requestExtensions.includes(name))
    ? { ...described(part, 'Extension: other servers may ignore it.'), 'x-requirement': 'extension' }
    : { ...part, 'x-requirement': 'required' }

/** Marks the fields of a request body. */
export const markRequest = (schema: Schema): Schema => mapFields(schema, (field, part) => markRequestField(field, part))
