import type { Shape, Shapes } from 'virtual:answer-shapes'
import * as admins from '../contract/admins.ts'
import * as doctors from '../contract/doctors.ts'
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

/** The shapes of the answers that are read, made from the schemas when the program is built, so that no schema is downloaded. */
export const shapes: Shapes = Object.assign({}, ...[admins, doctors, overview, patients, session, subscriptions].map(shapesOf)) as Shapes

function shapesOf(part: Readonly<Record<string, unknown>>): Shapes {
  const calls = Object.entries(part).filter((entry): entry is [string, AnyCall] => isCall(entry[1]) && isRead(entry[1]))
  return Object.fromEntries(calls.map(([name, { method, path }]) => {
    const { response } = part[`${name}Schema`] as { response: { 200: Schema } }
    return [`${method} ${path}`, answerShape(response[200])]
  }))
}

// A refusal is found out before, and the specification writes some answers without `success`.
function answerShape({ properties: { success: _success, ...properties } = {}, ...schema }: Schema): Shape {
  return shapeOf({ ...schema, properties })
}

function shapeOf(schema: Schema): Shape {
  const { type, properties, required = [], items, anyOf, minimum, maximum } = schema
  if (properties) {
    // A choice that may be missing is not checked: a value that is not listed is as good as none.
    const checked = Object.entries(properties).filter(([name, part]) => required.includes(name) || !part.enum)
    return Object.fromEntries(checked.map(([name, part]) => [required.includes(name) ? name : `${name}?`, shapeOf(part)]))
  }
  if (items) return [shapeOf(items)]
  if (schema.enum) return `=${schema.enum.join('|')}`
  const [one, other] = anyOf ?? []
  if (one && other?.type === 'null') return `?${shapeOf(one) as string}`
  if (!type || anyOf) throw new Error(`No shape for ${JSON.stringify(schema)}`)
  const isBound = minimum !== undefined || maximum !== undefined
  return isBound ? `${type} ${minimum ?? ''}..${maximum ?? ''}` : type
}
