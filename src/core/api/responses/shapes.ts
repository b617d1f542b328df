import type { Shape, Shapes } from 'virtual:response-shapes'
import * as activity from '../../contract/activity.ts'
import * as admins from '../../contract/admins.ts'
import * as doctors from '../../contract/doctors.ts'
import { ActiveFlag, DateTime, Day, Identifier, ImageUrl, Picture } from '../../contract/fields.ts'
import { ListMeta } from '../../contract/list.ts'
import * as overview from '../../contract/overview.ts'
import * as ownSessions from '../../contract/own-sessions.ts'
import * as patients from '../../contract/patients.ts'
import * as portals from '../../contract/portals.ts'
import * as secondFactor from '../../contract/second-factor.ts'
import * as session from '../../contract/session.ts'
import * as subscriptions from '../../contract/subscriptions.ts'

/** Subset of JSON Schema that the contract's responses use. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: readonly string[]
  minimum?: number
  maximum?: number
}

interface AnyCall {
  method: string
  path: string
  public?: boolean
}

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

// Responses to changes have no shape and are not checked: a change that succeeded must not be reported as failed.
const isRead = ({ method, public: isSignIn }: AnyCall) => method === 'GET' || isSignIn === true

/** Required field of each of these objects. Any other field may be missing, in lists and details. */
const needed = new Map<unknown, string>([
  ...[
    doctors.DoctorListItem,
    patients.PatientListItem,
    admins.AdminListItem,
    subscriptions.Subscription,
    portals.PortalKey,
    ownSessions.OwnSession,
    secondFactor.Passkey,
    activity.ActivityEntry,
  ].map(({ properties }) => [properties, 'id'] as const),
  // Without `total`, one page would count as the whole list.
  [ListMeta.properties, 'total'],
  [session.SignInAnswer.properties, 'access_token'],
])

/** Shapes of schemas that the reader treats apart from others of their type. */
const special = new Map<unknown, string>([
  [Identifier, 'id'],
  [DateTime, 'date'],
  [Day, '?date'],
  [Picture, '?picture'],
  [ImageUrl, 'picture'],
  [ActiveFlag, 'flag'],
  [subscriptions.AnsweredPlan, `word ${subscriptions.plans.join('|')}`],
  [subscriptions.AnsweredStatus, `word ${subscriptions.subscriptionStatuses.join('|')}`],
])

/** Shapes of the responses, generated from the schemas at build time, so that the client downloads no schemas. */
export const shapes: Shapes = Object.assign(
  {},
  ...[activity, admins, doctors, overview, ownSessions, patients, portals, secondFactor, session, subscriptions].map(shapesOf),
) as Shapes

function shapesOf(part: Readonly<Record<string, unknown>>): Shapes {
  const calls = Object.entries(part).filter((entry): entry is [string, AnyCall] => isCall(entry[1]) && isRead(entry[1]))
  return Object.fromEntries(
    calls.map(([name, { method, path }]) => {
      const { response } = part[`${name}Schema`] as { response: { 200: Schema } }
      return [`${method} ${path}`, answerShape(response[200])]
    }),
  )
}

// `isRefusal` has checked `success` before, and some responses in the specification do not have it.
function answerShape({ properties = {}, required = [] }: Schema): Shape {
  const { success: _success, data, ...others } = properties
  const shape = objectShape({ properties: others, required }, needed.get(properties))
  return data ? { 'data!': shapeOf(data), ...shape } : shape
}

function objectShape({ properties = {}, required = [] }: Schema, neededField = needed.get(properties)): Readonly<Record<string, Shape>> {
  const markOf = (name: string) => (name === neededField ? '!' : required.includes(name) ? '' : '?')
  // Optional enums stay unchecked: an unlisted value is treated like a missing one.
  const read = Object.entries(properties).filter(([name, part]) => required.includes(name) || !part.enum)
  return Object.fromEntries(read.map(([name, part]) => [`${name}${markOf(name)}`, shapeOf(part)]))
}

function shapeOf(schema: Schema): Shape {
  const { type, properties, items, anyOf, minimum, maximum } = schema
  const known = special.get(schema)
  if (known) return known
  if (properties) return objectShape(schema)
  if (items) return [shapeOf(items)]
  if (type === 'string') return 'text'
  if (anyOf?.[0] && anyOf[1]?.type === 'null') return `?${shapeOf(anyOf[0]) as string}`
  if (!type || anyOf) throw new Error(`No shape for ${JSON.stringify(schema)}`)
  const isBound = minimum !== undefined || maximum !== undefined
  return isBound ? `${type} ${minimum ?? ''}..${maximum ?? ''}` : type
}
