import { fileURLToPath } from 'node:url'
import cors from '@fastify/cors'
import multipart from '@fastify/multipart'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { accessHeader } from '../../src/core/contract/access.ts'
import { limitAnswers } from './http/answer-limit.ts'
import { apiBase, type Services } from './api.ts'
import { authenticate } from './auth/authentication.ts'
import { ClosedNetworks, refuseClosedNetworks } from './auth/closed-networks.ts'
import { logForbidden } from './auth/log-forbidden.ts'
import { activityRoutes } from './audit/activity-routes.ts'
import { exportRoutes } from './audit/exports-routes.ts'
import { deleteOldAuditRegularly } from './audit/retention.ts'
import { answerClientError } from './http/client-errors.ts'
import type { Connections, Database } from './database/database.ts'
import { refuseWithoutRoom, type RoomCheck } from './operations/disk-room.ts'
import { answerError, HttpError } from './http/errors.ts'
import { formLimits } from './http/forms.ts'
import { finishResponses } from './http/graceful-close.ts'
import type { Logo } from './http/logo.ts'
import { healthRoutes } from './operations/health.ts'
import { createLoadLimit, usualLoad, type LoadLimit } from './operations/load-limit.ts'
import { memoryMailer, type Mailer } from './mail/mailers.ts'
import { measure } from './operations/metrics.ts'
import { createOneTimeCodes } from './auth/one-time-codes.ts'
import { createDecoders, type PictureDecoders } from './pictures/decoder-pool.ts'
import { createPictureLinks } from './pictures/picture-links.ts'
import { createOutbox } from './mail/outbox.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import { sweepRegularly } from './pictures/sweep.ts'
import { acceptedHeader, announceKeys, createRepeatable } from './idempotency/idempotency-keys.ts'
import { deleteOldKeysRegularly } from './idempotency/idempotency-repository.ts'
import { createLog, logRequests, requestIdOf, type LogLevel } from './operations/request-log.ts'
import { checkRequests } from './http/request-schemas.ts'
import { loopback } from './http/server-address.ts'
import { adminAccountRoutes } from './admins/admin-account-routes.ts'
import { adminEmailRoutes } from './admins/admin-email-routes.ts'
import { adminPasswordRoutes } from './admins/admin-password-routes.ts'
import { adminProfileRoutes } from './admins/admin-profile-routes.ts'
import { adminRoutes } from './admins/admins-routes.ts'
import { doctorChangeRoutes } from './doctors/doctor-changes-routes.ts'
import { doctorProfileRoutes } from './doctors/doctor-profile-routes.ts'
import { doctorRoutes } from './doctors/doctors-routes.ts'
import { openApiRoutes } from './openapi/openapi-route.ts'
import { overviewRoutes } from './overview/overview-routes.ts'
import { patientRoutes } from './patients/patients-routes.ts'
import { embedSessionRoutes } from './portals/embed-sessions-routes.ts'
import { enforceScope } from './portals/enforce-scope.ts'
import { portalKeyRoutes } from './portals/portal-keys-routes.ts'
import { pictureRoutes } from './pictures/pictures-routes.ts'
import { demoSignInRoute } from './session/demo-sign-in.ts'
import { passkeyRoutes } from './second-factor/passkey-routes.ts'
import { createRecoveryCodes } from './second-factor/recovery-codes.ts'
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts'
import { createTotp } from './second-factor/totp.ts'
import { confirmSignInRoutes } from './session/confirm-sign-in-routes.ts'
import { ownSessionRoutes } from './session/own-sessions-routes.ts'
import { passwordResetRoutes } from './session/password-reset-routes.ts'
import { sessionRoutes } from './session/session-routes.ts'
import { verificationRoutes } from './session/verification-routes.ts'
import { createExpiry } from './subscriptions/subscription-expiry.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions-routes.ts'
import { setSecurityHeaders } from './http/security-headers.ts'
import type { SignInLimit } from './auth/sign-in-limit.ts'
import { serveFiles } from './http/static-files.ts'
import { warnOfUntrustedProxy } from './http/untrusted-proxy.ts'
import { timeOptions, usualTimeLimits, type TimeLimits } from './http/time-limits.ts'

export interface AppOptions {
  database: Database
  /** Connections to a database server, for the metrics. */
  connections?: (() => Connections) | undefined
  pictures: PictureStore
  /** Decodes uploads; stopped with the app. Default: separate processes. */
  decoders?: PictureDecoders
  /** At least 32 characters. Signs picture URLs and the codes in mails. */
  secret: string
  /** Default: keeps mails in memory. */
  mailer?: Mailer
  brand?: string | undefined
  /** Image in place of the panel's mark. */
  logo?: Logo | undefined
  /** Public URL of the server. Default: the host of the request. */
  publicUrl?: string | undefined
  /** Other origins whose pages may call the API. Default: none. */
  corsOrigins?: readonly string[] | 'loopback' | undefined
  /** Trusted proxies: comma-separated addresses. Default: none. */
  trustProxy?: string | undefined
  /** Folder of the build output. Default: the repository's `dist`. */
  distribution?: string
  /** Serves the backend of a sample portal, too. Default: true. */
  samples?: boolean
  /** Serves the gallery, the guides and the sample portals. Default: true. */
  gallery?: boolean
  loginLimit?: SignInLimit
  clock?: () => Date
  /** Receives log lines. Default: standard error. */
  log?: { write: (line: string) => void }
  logLevel?: LogLevel
  /** Maximum number of concurrent API requests; further ones get 503. */
  maximumLoad?: number
  timeLimits?: TimeLimits
  /** Returns whether the disk has room for writes. Default: always true. */
  isThereRoom?: RoomCheck
  /** Returns true from the signal to stop on: `/ready` fails, while requests are still answered. Default: always false. */
  isDraining?: () => boolean
  /** Bearer token for `/metrics`. Without one, the main port does not serve it. */
  metricsToken?: string | undefined
  /** Days after which entries of the audit are deleted. Default: never. */
  auditDays?: number | undefined
  /** True if admins without a second factor must set one up when they sign in. Default: false. */
  requireSecondFactor?: boolean
  /** Milliseconds before the first retry of a mail that could not be sent. */
  firstMailWait?: number
}

const repositoryDistribution = fileURLToPath(new URL('../../dist', import.meta.url))

const allRoutes = [
  sessionRoutes,
  confirmSignInRoutes,
  verificationRoutes,
  passwordResetRoutes,
  ownSessionRoutes,
  secondFactorRoutes,
  passkeyRoutes,
  adminRoutes,
  adminAccountRoutes,
  adminProfileRoutes,
  adminPasswordRoutes,
  adminEmailRoutes,
  doctorRoutes,
  doctorProfileRoutes,
  doctorChangeRoutes,
  patientRoutes,
  subscriptionRoutes,
  overviewRoutes,
  portalKeyRoutes,
  activityRoutes,
  exportRoutes,
  embedSessionRoutes,
  pictureRoutes,
  openApiRoutes,
]

const apisBase = '/api'

/** Route for URLs that Fastify cannot parse. It goes through the hooks, so that this response has their headers too. */
const brokenAddress = `${apiBase}/broken-address`

interface ApiOptions extends Pick<AppOptions, 'corsOrigins'> {
  isThereRoom: RoomCheck
}

/** Registers everything below `/api`. Pages of other origins can read that a path is unknown, such as that of a wrong `apiBase`. */
const apisOf = (services: Services, loadLimit: LoadLimit, options: ApiOptions) => async (scope: FastifyInstance) => {
  const { corsOrigins } = options
  if (corsOrigins) {
    const origin = corsOrigins === 'loopback' ? loopback : [...corsOrigins]
    await scope.register(cors, {
      origin,
      methods: ['GET', 'POST', 'PATCH'],
      exposedHeaders: ['retry-after', 'x-request-id', acceptedHeader, accessHeader],
      maxAge: 600,
    })
  }
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  refuseUnknown(scope)
  await scope.register(apiOf(services, loadLimit, options), { prefix: apiBase.slice(apisBase.length) })
}

/** Rejects unknown API paths before the static file routes search for a file. */
function refuseUnknown(scope: FastifyInstance): void {
  scope.get('/*', { config: { public: true } }, (_request, reply) => reply.callNotFound())
  scope.setNotFoundHandler(({ url }) => {
    throw new HttpError(url === brokenAddress ? 'bad-request' : 'not-found')
  })
}

/** Registers everything below `/api/v1`. */
const apiOf =
  (services: Services, loadLimit: LoadLimit, { isThereRoom }: ApiOptions) =>
  async (scope: FastifyInstance) => {
    announceKeys(scope)
    refuseClosedNetworks(scope, services.closedNetworks)
    loadLimit.guard(scope)
    await scope.register(multipart, { limits: formLimits })
    authenticate(scope, services.database, services.clock)
    enforceScope(scope)
    logForbidden(scope)
    refuseWithoutRoom(scope, isThereRoom)
    const api = scope.withTypeProvider<TypeBoxTypeProvider>()
    for (const routes of allRoutes) routes(api, services)
    refuseUnknown(scope)
  }

/** Creates the whole server over a database; it does not listen yet. Closing it leaves the database open. */
export const buildApp = async ({
  database,
  connections,
  pictures,
  secret,
  publicUrl,
  corsOrigins,
  trustProxy,
  mailer = memoryMailer(),
  brand = 'Practice Elements',
  logo,
  distribution = repositoryDistribution,
  samples = true,
  gallery = true,
  loginLimit = { account: 10, address: 50, seconds: 900 },
  clock = () => new Date(),
  log,
  logLevel,
  maximumLoad = usualLoad,
  timeLimits = usualTimeLimits,
  isThereRoom = async () => true,
  isDraining = () => false,
  metricsToken,
  auditDays,
  requireSecondFactor = false,
  firstMailWait,
  decoders,
}: AppOptions) => {
  const app = fastify({
    ...timeOptions(timeLimits),
    // The plugin timeout also applies to closing. It would abort a close just when the server cuts slow connections.
    pluginTimeout: 0,
    bodyLimit: 64 * 1024,
    trustProxy: trustProxy ?? false,
    return503OnClosing: false,
    loggerInstance: createLog(logLevel, log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIdOf,
    clientErrorHandler: answerClientError,
    frameworkErrors: (_error, { raw, server }, reply) => {
      raw.url = brokenAddress
      server.routing(raw, reply.raw)
    },
  })
  app.setErrorHandler(answerError)
  checkRequests(app)
  logRequests(app)
  warnOfUntrustedProxy(app)
  finishResponses(app, { patience: timeLimits.stop, isDraining })
  limitAnswers(app, timeLimits.answer)
  const loadLimit = createLoadLimit(maximumLoad)
  await setSecurityHeaders(app, publicUrl?.startsWith('https:') ?? false)
  const outbox = createOutbox({ database, mailer, secret, clock, log: app.log, ...(firstMailWait && { firstWait: firstMailWait }) })
  app.addHook('onListen', () => outbox.send())
  app.addHook('onClose', () => outbox.stop())
  const pictureDecoders = decoders ?? createDecoders({ warn: (error) => app.log.error(error, 'a picture could not be decoded') })
  app.addHook('onClose', () => pictureDecoders.stop())
  app.addHook('onClose', sweepRegularly(database, pictures, app.log))
  app.addHook('onClose', deleteOldKeysRegularly(database, clock, app.log))
  if (auditDays) app.addHook('onClose', deleteOldAuditRegularly(database, auditDays, app.log))
  measure(app, { load: loadLimit.load, connections, decoders: pictureDecoders.load, mails: outbox.count, token: metricsToken })
  const services = {
    database,
    pictures,
    outbox,
    decoders: pictureDecoders,
    brand,
    publicUrl,
    loginLimit,
    closedNetworks: new ClosedNetworks(clock),
    clock,
    links: createPictureLinks(secret, clock),
    codes: createOneTimeCodes(secret),
    totp: createTotp({
      secret,
      issuer: brand,
      onUnreadable: (error) => app.log.error(error, 'an authenticator app was set up under another APP_SECRET: its codes are refused'),
    }),
    recoveryCodes: createRecoveryCodes(secret),
    requireSecondFactor,
    expireSubscriptions: createExpiry({ database, clock, log: app.log }),
    ...createRepeatable(secret, clock),
  }
  healthRoutes(app, { database, isThereRoom, isDraining })
  await app.register(apisOf(services, loadLimit, { corsOrigins, isThereRoom }), { prefix: apisBase })
  demoSignInRoute(app, database)
  if (samples) {
    // The packaged server lacks this module.
    const { servePortalBackend } = await import('./http/portal-backend.ts')
    await servePortalBackend(app)
  }
  await serveFiles(app, { distribution, brand, logo, gallery })
  return app
}
