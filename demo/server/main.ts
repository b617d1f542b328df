import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { loadOrCreateSecret, prepareDataFolder } from './database/data-folder.ts'
import { openDatabase, type Database } from './database/database.ts'
import { followClock, readTime } from './database/database-clock.ts'
import { roomOf } from './operations/disk-room.ts'
import { readEnvironment, type Environment } from './environment.ts'
import { hasAdmins } from './admins/admins-repository.ts'
import { endSessionsWithoutSecondFactor } from './auth/session-repository.ts'
import { addFirstAdmin } from './admins/first-admin.ts'
import { outboxMailer, smtpMailer, type Mailer } from './mail/mailers.ts'
import { openPictures } from './pictures/open-pictures.ts'
import type { PictureStore } from './pictures/picture-store.ts'
import { createLog } from './operations/request-log.ts'
import { demoSignIns, isEmpty, readSeed, seed } from './seed/seed.ts'
import { practices } from './seed/practices.ts'
import { listenForMetrics } from './operations/metrics.ts'
import { requestLimits } from './database/server-pool.ts'
import { reasonOf, StartError } from './database/start-error.ts'
import { readLogo } from './http/logo.ts'
import { stopAtSignals } from './operations/stop-signals.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

const open = (
  { dataFolder, databaseUrl, databaseConnections, logLevel, mayMigrate }: Environment,
  fillIt: (database: Database) => Promise<void>,
) => {
  const opening = { fill: fillIt, mayMigrate }
  if (databaseUrl) {
    say('Connecting to the database…')
    const log = createLog(logLevel)
    return openDatabase(
      {
        url: databaseUrl,
        connections: databaseConnections,
        limits: requestLimits,
        warn: (error) => log.warn(error, 'a database connection broke'),
      },
      opening,
    )
  }
  say(existsSync(join(dataFolder, 'database')) ? 'Opening the database…' : 'Creating the database…')
  return openDatabase({ folder: dataFolder }, opening)
}

/** Prints up to ten lines; a terminal shows one line that updates. */
const showProgress = () => {
  let shown = 0
  return (done: number, all: number) => {
    const tenth = Math.floor((done / all) * 10)
    const line = `  ${done.toLocaleString('en')} of ${all.toLocaleString('en')} doctors`
    if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === all ? '\n' : ''}`)
    else if (tenth > shown) say(line)
    shown = tenth
  }
}

const fill = async (database: Database, pictures: PictureStore, { seed: wanted, firstAdmin, clock }: Environment) => {
  if (wanted !== 'none' && (await isEmpty(database))) {
    const doctors = wanted === 'demo' ? practices.length : wanted
    say(`Filling it with demo data (${doctors.toLocaleString('en')} doctors)…`)
    await seed({ database, pictures, doctors, progress: showProgress(), ...(clock && { today: clock }) })
  }
  if (firstAdmin && (await addFirstAdmin(database, firstAdmin))) say(`Created the first superadmin, ${firstAdmin.email}.`)
  if (!(await hasAdmins(database))) say('Nobody can sign in yet: set ADMIN_EMAIL and ADMIN_PASSWORD to create the first superadmin.')
}

/** Reports a `SEED` that the existing data overrides. Returns whether the database holds demo data. */
const sayWhatItHolds = (held: number | undefined, wanted: Environment['seed']) => {
  const asked = wanted === 'demo' ? practices.length : wanted
  if (held === undefined ? asked !== 'none' : asked !== held) {
    const holds = held === undefined ? 'data of its own' : `demo data with ${held.toLocaleString('en')} doctors`
    say(`SEED=${wanted} changes nothing: the database already holds ${holds}, which is kept.`)
  }
  return held !== undefined
}

const mailerOf = ({ smtpUrl, brand, dataFolder }: Environment): Mailer =>
  smtpUrl ? smtpMailer(smtpUrl, brand) : outboxMailer(join(dataFolder, 'outbox'), brand, (file) => say(`Mail saved to ${file}`))

const listen = async (app: FastifyInstance, { port, host }: Environment) => {
  try {
    await app.listen({ port, host })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const place = `Port ${port} on ${host}`
    if (code === 'EADDRINUSE') throw new StartError(`${place} is taken: stop the program that has it, or set PORT to another one.`)
    if (code === 'EACCES') throw new StartError(`${place} may not be used by this user: set PORT to one above 1023.`)
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') throw new StartError(`HOST is "${host}": this machine has no such address.`)
    throw error
  }
}

const sayWhereItIs = (
  app: FastifyInstance,
  { publicUrl, host, port: wanted, databaseUrl }: Environment,
  { isDemo, gallery }: { isDemo: boolean; gallery: boolean },
) => {
  const bound = app.server.address()
  const port = bound && typeof bound === 'object' ? bound.port : wanted
  const named = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  const address = publicUrl ?? `http://${named}:${port}`
  if (!databaseUrl)
    say('The embedded database survives a killed process; a power cut may lose the last writes (use DATABASE_URL for a server).')
  say(`\nPanel:   ${address}`)
  if (gallery) say(`Gallery: ${address}/demo/\nPortals: ${address}/demo/portal/`)
  if (isDemo) say(`\nSign in as ${demoSignIns.map(({ email, password }) => `${email} / ${password}`).join('\n        or ')}`)
}

/** Returns the fixed clock of tests, or that of the database server, which all processes share. */
const openClock = async (database: Database, { clock: fixed, databaseUrl, logLevel }: Environment) => {
  if (fixed) return { clock: () => new Date(fixed), stop: () => undefined }
  if (!databaseUrl) return { clock: () => new Date(), stop: () => undefined }
  const log = createLog(logLevel)
  return followClock(
    () => readTime(database),
    (error) => log.warn(error, 'the clock of the database could not be read'),
  )
}

interface StartOptions {
  /** False if the build has no gallery and no sample portals. Default: true. */
  hasGallery?: boolean
}

/** Warns of a public server without its address: a request may name any host. */
const warnWithoutAddress = (app: FastifyInstance, { publicUrl, isProduction, trustProxy }: Environment) => {
  if (publicUrl !== undefined || !(isProduction || trustProxy)) return
  app.log.warn('PUBLIC_URL is not set: passkeys belong to the host that a request names, and links for forgotten passwords are not sent')
}

/** Opens the database, fills it if it is empty, and starts to listen. Closes everything again if that fails. */
export const startServer = async (environment: Environment, { hasGallery = true }: StartOptions = {}) => {
  const {
    dataFolder,
    databaseUrl,
    secret,
    brand,
    logoFile,
    publicUrl,
    corsOrigins,
    trustProxy,
    logLevel,
    metricsToken,
    drainSeconds,
    auditDays,
    requireSecondFactor,
  } = environment
  /** The last one opened closes first. */
  const closers: (() => unknown)[] = []
  let isDraining = false
  const drain = () => {
    isDraining = true
    return setTimeout(drainSeconds * 1000)
  }
  const stop = async () => {
    for (const close of closers) await close()
  }
  prepareDataFolder(dataFolder)
  try {
    const pictures = await openPictures(environment)
    closers.unshift(() => pictures.close?.())
    const { database, connections, close } = await open(environment, (opened) => fill(opened, pictures, environment))
    closers.unshift(close)
    const { clock, stop: stopClock } = await openClock(database, environment)
    closers.unshift(stopClock)
    const isDemo = sayWhatItHolds(await readSeed(database), environment.seed)
    if (requireSecondFactor) await endSessionsWithoutSecondFactor(database)
    const gallery = hasGallery && (isDemo || !environment.isProduction)
    const app = await buildApp({
      database,
      connections,
      pictures,
      secret: secret ?? loadOrCreateSecret(dataFolder),
      mailer: mailerOf(environment),
      brand,
      logo: logoFile === undefined ? undefined : await readLogo(logoFile),
      publicUrl,
      trustProxy,
      logLevel,
      metricsToken,
      auditDays,
      requireSecondFactor,
      samples: hasGallery && isDemo,
      gallery,
      isDraining: () => isDraining,
      corsOrigins: corsOrigins ?? (isDemo ? 'loopback' : undefined),
      ...(!databaseUrl && { isThereRoom: roomOf(dataFolder) }),
      clock,
    })
    closers.unshift(() => app.close())
    warnWithoutAddress(app, environment)
    await listen(app, environment)
    if (environment.metricsPort !== undefined) {
      const metrics = await listenForMetrics(app, environment.metricsPort)
      closers.push(() => void metrics.close())
    }
    closers.unshift(drain)
    return { stop, announce: () => sayWhereItIs(app, environment, { isDemo, gallery }) }
  } catch (error) {
    await stop()
    throw error
  }
}

/**
 * Starts the server with the environment of the process and handles stop signals.
 * Prints a start error as one line and exits with code 1.
 */
export const start = async (options?: StartOptions) => {
  try {
    const environment = readEnvironment(process.env)
    const { stop, announce } = await startServer(environment, options)
    stopAtSignals(stop, 20_000 + environment.drainSeconds * 1000)
    announce()
  } catch (error) {
    const reason = reasonOf(error)
    process.stderr.write(`${error instanceof StartError ? reason : `The server could not start: ${reason}`}\n`)
    process.exit(1)
  }
}
