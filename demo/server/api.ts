import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyContextConfig, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Call, CallSchema } from '../../src/core/contract/call.ts'
import type { Database } from './database.ts'
import type { OneTimeCodes } from './one-time-codes.ts'
import type { Outbox } from './outbox.ts'
import type { PictureDecoders } from './picture-decoders.ts'
import type { PictureLinks } from './picture-links.ts'
import type { PictureStore } from './picture-store.ts'
import type { createRepeatable } from './repeatable.ts'
import type { SignInLimit } from './sign-in-limit.ts'

/** Below this path stands every call. */
export const apiBase = '/api/v1'

/** Fastify with the contract's schemas as types of requests and answers. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

/** What the routes work with. */
export interface Services extends ReturnType<typeof createRepeatable> {
  database: Database
  pictures: PictureStore
  decoders: PictureDecoders
  links: PictureLinks
  outbox: Outbox
  codes: OneTimeCodes
  brand: string
  publicUrl: string | undefined
  loginLimit: SignInLimit
  clock: () => Date
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Open to everybody, without a token. */
    public?: boolean
    /** Whether the call ends the session that it comes with, so that its repetition comes without one: the handler looks after who that is. */
    endsItsSession?: boolean
  }
}

/** A call of the contract, as Fastify takes a route. */
export const defineRoute = <Schema extends CallSchema>(call: Call<Schema>, schema: Schema, config: FastifyContextConfig = {}) => ({
  method: call.method,
  url: call.path,
  schema,
  config: { ...config, public: call.public ?? false },
})
