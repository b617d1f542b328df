import type { Static, TSchema } from 'typebox'
import type { AsRead, AsSent } from './as-read.ts'

/** JSON schemas of one call, in the format of Fastify's route option `schema`. */
export interface CallSchema {
  querystring?: TSchema
  body?: TSchema
  response: { 200: TSchema }
}

/** Name, method and path of a call. `public` calls send no token and never end a session. */
export interface Call<Schema extends CallSchema> {
  /** Name of this constant, by which `configure({ mapRequest, mapAnswer })` finds it. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Path below the API base, such as `/admin/login`. */
  readonly path: string
  readonly public?: boolean
  /** Type only, never set. This keeps the schemas out of the client bundle. */
  readonly schema?: Schema
}

type Part<Schema, Name extends string> = Schema extends Record<Name, infer Value extends TSchema> ? Static<Value> : undefined

export type Query<Schema extends CallSchema> = AsSent<Part<Schema, 'querystring'>>
export type Body<Schema extends CallSchema> = AsSent<Part<Schema, 'body'>>
export type Answer<Schema extends CallSchema> = AsRead<Static<Schema['response'][200]>>
