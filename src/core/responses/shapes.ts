import type { Shape, Shapes } from 'virtual:response-shapes'
import * as admins from '../contract/admins.ts'
import * as doctors from '../contract/doctors.ts'
import { Identifier } from '../contract/fields.ts'
import { ListMeta } from '../contract/list.ts'
import * as overview from '../contract/overview.ts'
import * as patients from '../contract/patients.ts'
import * as session from '../contract/session.ts'
import * as subscriptions from '../contract/subscriptions.ts'

/** What of JSON Schema the answers of the contract are written in. */
interface Schema {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
  enum?: string[]
  minimum?: number
  maximum?: number
}

interface AnyCall {
  method: string
  path: string
  public?: boolean
}

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value && 'path' in value

// Nothing is read from the answer to a change. A change that was made must not be told as one that failed, so its answer has no shape.
const isRead = ({ method, public: isSignIn }: AnyCall) => method === 'GET' || isSignIn === true

/** Nothing can be made of these without that field. Any other may be missing, in lists and details alike. */
const needed = new Map<unknown, string>([
  ...[doctors.DoctorListItem, patients.PatientListItem, admins.AdminListItem, subscriptions.Subscription].map(
    ({ properties }) => [properties, 'id'] as const,
  ),
  // A page would be taken for the whole list.
  [ListMeta.properties, 'total'],
  [session.SignInAnswer.properties, 'access_token'],
])

/** The shapes of the answers that are read, made from the schemas when the program is built, so that no schema is downloaded. */
export const shapes: Shapes = Object.assign({}, ...[admins, doctors, overview, patients, session, subscriptions].map(shapesOf)) as Shapes

function shapesOf(part: Readonly<Record<string, unknown>>): Shapes {
  const calls = Object.entries(part).filter((entry): entry is [string, AnyCall] => isCall(entry[1]) && isRead(entry[1]))
  return Object.fromEntries(
    calls.map(([name, { method, path }]) => {
      const { response } = part[`${name}Schema`] as { response: { 200: Schema } }
      return [`${method} ${path}`, answerShape(response[200])]
    }),
  )
}

// A refusal is found out before, and the specification writes some answers without `success`.
function answerShape({ properties = {}, required = [] }: Schema): Shape {
  const { success: _success, data, ...others } = properties
  const shape = objectShape({ properties: others, required }, needed.get(properties))
  return data ? { 'data!': shapeOf(data), ...shape } : shape
}

function objectShape({ properties = {}, required = [] }: Schema, neededField = needed.get(properties)): Readonly<Record<string, Shape>> {
  const markOf = (name: string) => (name === neededField ? '!' : required.includes(name) ? '' : '?')
  // A choice that may be missing is taken as it came: a value that is not listed is as good as none.
  const read = Object.entries(properties).filter(([name, part]) => required.includes(name) || !part.enum)
  return Object.fromEntries(read.map(([name, part]) => [`${name}${markOf(name)}`, shapeOf(part)]))
}

function shapeOf(schema: Schema): Shape {
  const { type, properties, items, anyOf, minimum, maximum } = schema
  if (schema === Identifier) return 'id'
  if (properties) return objectShape(schema)
  if (items) return [shapeOf(items)]
  if (schema.enum) return `=${schema.enum.join('|')}`
  if (type === 'string') return 'text'
  if (anyOf?.[0]?.type === 'string' && anyOf[1]?.type === 'null') return '?text'
  if (!type || anyOf) throw new Error(`No shape for ${JSON.stringify(schema)}`)
  const isBound = minimum !== undefined || maximum !== undefined
  return isBound ? `${type} ${minimum ?? ''}..${maximum ?? ''}` : type
}
