import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyBaseLogger, FastifyContextConfig, FastifyInstance, RawServerDefault } from 'fastify'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Call, CallSchema } from '../../src/core/contract/call.ts'
import type { Database } from './database/database.ts'
import type { ClosedNetworks } from './auth/closed-networks.ts'
import type { OneTimeCodes } from './auth/one-time-codes.ts'
import type { Outbox } from './mail/outbox.ts'
import type { PictureDecoders } from './pictures/decoder-pool.ts'
import type { PictureLinks } from './pictures/picture-links.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import type { createRepeatable } from './idempotency/idempotency-keys.ts'
import type { SignInLimit } from './auth/sign-in-limit.ts'
import type { RecoveryCodes } from './second-factor/recovery-codes.ts'
import type { Totp } from './second-factor/totp.ts'

/** Path prefix of all API calls. */
export const apiBase = '/api/v1'

/** Fastify instance that derives the types of requests and responses from the contract's schemas. */
export type Api = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>

/** Dependencies of the routes. */
export interface Services extends ReturnType<typeof createRepeatable> {
  database: Database
  pictures: PictureStore
  decoders: PictureDecoders
  links: PictureLinks
  outbox: Outbox
  codes: OneTimeCodes
  totp: Totp
  recoveryCodes: RecoveryCodes
  /** True if admins without a second factor must set one up when they sign in. */
  requireSecondFactor: boolean
  brand: string
  publicUrl: string | undefined
  loginLimit: SignInLimit
  closedNetworks: ClosedNetworks
  /** Call before a read or change of subscriptions: expires those whose last day has passed. */
  expireSubscriptions: () => Promise<void>
  clock: () => Date
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the call of the contract. */
    call?: string
    /** Writes less than 1 KiB, so it works while the disk is nearly full. */
    writesLittle?: boolean
    /** Open to embed sessions with read access, although it is no GET. */
    forReaders?: boolean
    /** Refused to networks with too many failed sign-ins. */
    refusesClosedNetworks?: boolean
    /** Open without a token. */
    public?: boolean
    /**
     * Set for calls that end their own session. A retry with an `Idempotency-Key` then passes without a session:
     * the handler must identify the admin itself.
     */
    endsItsSession?: boolean
  }
}

/** Returns the Fastify route options of a call of the contract. */
export const defineRoute = <Schema extends CallSchema>(call: Call<Schema>, schema: Schema, config: FastifyContextConfig = {}) => ({
  method: call.method,
  url: call.path,
  schema,
  config: { ...config, call: call.name, public: call.public ?? false },
})
