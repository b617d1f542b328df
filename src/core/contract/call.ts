import type { Static, TSchema } from 'typebox'
import type { AsRead, AsSent } from './as-read.ts'

/** The JSON schemas of one call, in the form that Fastify takes as a route's `schema`. */
export interface CallSchema {
  querystring?: TSchema
  body?: TSchema
  response: { 200: TSchema }
}

/** Where a call goes. `public` calls carry no token and never end a session. */
export interface Call<Schema extends CallSchema> {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** Below the API base, for example `/admin/login`. */
  readonly path: string
  readonly public?: boolean
  /** Types only: no value stands here, so that schemas stay out of the client's bytes. */
  readonly schema?: Schema
}

type Part<Schema, Name extends string> = Schema extends Record<Name, infer Value extends TSchema> ? Static<Value> : undefined

export type Query<Schema extends CallSchema> = AsSent<Part<Schema, 'querystring'>>
export type Body<Schema extends CallSchema> = AsSent<Part<Schema, 'body'>>
export type Answer<Schema extends CallSchema> = AsRead<Static<Schema['response'][200]>>
