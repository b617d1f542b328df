import { isIP } from 'node:net'
import { extname } from 'node:path'
import { logLevels, type LogLevel } from './operations/request-log.ts'
import { fewestAuditDays } from './audit/audit-repository.ts'
import type { S3Place } from './pictures/s3-pictures.ts'
import { defaultConnections } from './database/server-pool.ts'
import { parseServerUrl } from './database/server-url.ts'
import { StartError } from './database/start-error.ts'
import { logoTypes } from './http/logo.ts'

export interface Environment {
  port: number
  host: string
  dataFolder: string
  databaseUrl: string | undefined
  /** Maximum number of connections of this process to the server of `databaseUrl`. */
  databaseConnections: number
  /** Number of doctors to generate; 'demo' adds the hand-written practices. */
  seed: 'demo' | 'none' | number
  secret: string | undefined
  corsOrigins: string[] | undefined
  publicUrl: string | undefined
  trustProxy: string | undefined
  brand: string
  logoFile: string | undefined
  smtpUrl: string | undefined
  firstAdmin: { email: string; password: string } | undefined
  logLevel: LogLevel
  /** Picture storage instead of the data folder. */
  s3: S3Place | undefined
  /** Days after which entries of the audit are deleted. */
  auditDays: number | undefined
  /** True if admins without a second factor must set one up when they sign in. */
  requireSecondFactor: boolean
  metricsToken: string | undefined
  metricsPort: number | undefined
  /** False if the start must not change the schema. */
  mayMigrate: boolean
  /** Seconds between the signal to stop and the stop, in which `/ready` fails and requests are answered. */
  drainSeconds: number
  isProduction: boolean
  /** Fixed time of the server's clock, for tests. */
  clock: Date | undefined
}

type Variables = Record<string, string | undefined>

interface Format<Value> {
  wanted: string
  /** Returns undefined for an invalid value. */
  parse: (text: string) => Value | undefined
  isSecret?: boolean
}

/**
 * Reads one variable. An empty value counts as unset.
 * @throws StartError for an invalid value.
 */
const read = <Value>(variables: Variables, name: string, { wanted, parse, isSecret }: Format<Value>) => {
  const text = variables[name]?.trim()
  if (!text) return undefined
  const value = parse(text)
  if (value === undefined) throw new StartError(`${name} is ${isSecret ? 'not usable' : JSON.stringify(text)}: it must be ${wanted}.`)
  return value
}

const anyText = (wanted: string): Format<string> => ({ wanted, parse: (text) => text })

const secretText = (length: number): Format<string> => ({
  wanted: `at least ${length} characters long`,
  parse: (text) => (text.length < length ? undefined : text),
  isSecret: true,
})

const integer = (minimum: number, maximum: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum ? Number(text) : undefined

const urlOf =
  (...protocols: string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined

/** `null` is the origin of sandboxed iframes. */
const isOrigin = (text: string) => text === 'null' || (urlOf('http:', 'https:')(text) && new URL(text).origin === text)

const parseOrigins = (text: string) => {
  const list = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return list.every(isOrigin) ? list : undefined
}

const migrate: Format<'start' | 'never'> = {
  wanted: 'start or never',
  parse: (text) => (text === 'start' || text === 'never' ? text : undefined),
}
const auditDays: Format<number> = {
  wanted: `a number of days, at least ${fewestAuditDays}`,
  parse: integer(fewestAuditDays, 100_000),
}
const yesOrNo: Format<boolean> = {
  wanted: 'true or false',
  parse: (text) => (text === 'true' || text === 'false' ? text === 'true' : undefined),
}
const drainSeconds: Format<number> = { wanted: 'a number of seconds from 0 to 300', parse: integer(0, 300) }
const port: Format<number> = { wanted: 'a port from 0 to 65535, where 0 takes any free one', parse: integer(0, 65_535) }
const metricsPort: Format<number> = { wanted: 'a port from 1 to 65535', parse: integer(1, 65_535) }
const host: Format<string> = {
  wanted: 'an IP address or a host name',
  parse: (text) => (isIP(text) || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(text) ? text : undefined),
}
const databaseUrl: Format<string> = {
  wanted: 'an address such as postgres://user:password@host:5432/name',
  parse: (text) => parseServerUrl(text) && text,
  isSecret: true,
}
const logoFile: Format<string> = {
  wanted: `the path of a file that ends in ${Object.keys(logoTypes).join(', ')}`,
  parse: (text) => (extname(text).toLowerCase() in logoTypes ? text : undefined),
}
const databaseConnections: Format<number> = { wanted: 'a number of connections from 2 to 1000', parse: integer(2, 1000) }
const smtpUrl: Format<string> = {
  wanted: 'an address such as smtp://user:password@host:587 or smtps://host',
  parse: urlOf('smtp:', 'smtps:'),
  isSecret: true,
}
const maximumSeed = 10_000_000
const seed: Format<Environment['seed']> = {
  wanted: `demo, none, or a number of doctors from 1 to ${maximumSeed}`,
  parse: (text) => (text === 'demo' || text === 'none' ? text : integer(1, maximumSeed)(text)),
}
const origins: Format<string[]> = { wanted: 'a comma list of origins such as https://portal.example.com', parse: parseOrigins }
const publicUrl: Format<string> = {
  wanted: 'an http or https address',
  parse: (text) => urlOf('http:', 'https:')(text)?.replace(/\/+$/, ''),
}
const proxyNames = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (text: string) => {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  const isLength = bits === undefined || integer(0, version === 4 ? 32 : 128)(bits) !== undefined
  return proxyNames.includes(text) || (version > 0 && isLength && more.length === 0)
}
const trustProxy: Format<string> = {
  wanted: 'a comma list of addresses of proxies such as loopback, 10.0.0.0/8',
  parse: (text) => (text.split(',').every((part) => isProxy(part.trim())) ? text : undefined),
}
const logLevel: Format<LogLevel> = { wanted: `one of ${logLevels.join(', ')}`, parse: (text) => logLevels.find((level) => level === text) }
const email: Format<string> = { wanted: 'an email address', parse: (text) => (/^\S+@\S+$/.test(text) ? text : undefined) }

const clock: Format<Date> = {
  wanted: 'a moment such as 2026-01-15T09:00:00Z',
  parse: (text) => (/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z$/.test(text) && !Number.isNaN(Date.parse(text)) ? new Date(text) : undefined),
}

const inProduction = (variables: Variables) => variables['NODE_ENV'] === 'production'

/** Rejects a fixed clock in production: no session and no code would ever expire. */
const readClock = (variables: Variables) => {
  const moment = read(variables, 'CLOCK', clock)
  if (moment && inProduction(variables)) throw new StartError('CLOCK is for tests: with NODE_ENV=production nothing would ever expire.')
  return moment
}

const readFirstAdmin = (variables: Variables): Environment['firstAdmin'] => {
  const admin = { email: read(variables, 'ADMIN_EMAIL', email), password: read(variables, 'ADMIN_PASSWORD', secretText(6)) }
  if (admin.email && admin.password) return { email: admin.email, password: admin.password }
  const missing = admin.email ? 'ADMIN_PASSWORD' : 'ADMIN_EMAIL'
  if (admin.email || admin.password) throw new StartError(`${missing} is not set: ADMIN_EMAIL and ADMIN_PASSWORD go together.`)
  return undefined
}

const bucket: Format<string> = {
  wanted: 'the name of a bucket',
  parse: (text) => (/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined),
}

const readS3 = (variables: Variables): S3Place | undefined => {
  const place = {
    endpoint: read(variables, 'S3_ENDPOINT', { wanted: 'an http or https address', parse: urlOf('http:', 'https:') }),
    bucket: read(variables, 'S3_BUCKET', bucket),
    region: read(variables, 'S3_REGION', anyText('a region')) ?? 'us-east-1',
    accessKeyId: read(variables, 'S3_ACCESS_KEY_ID', anyText('a key')),
    secretAccessKey: read(variables, 'S3_SECRET_ACCESS_KEY', anyText('a key')),
  }
  const { bucket: name, accessKeyId, secretAccessKey } = place
  if (name && accessKeyId && secretAccessKey) return { ...place, bucket: name, accessKeyId, secretAccessKey }
  if (!name && !accessKeyId && !secretAccessKey && !place.endpoint) return undefined
  const missing = !name ? 'S3_BUCKET' : accessKeyId ? 'S3_SECRET_ACCESS_KEY' : 'S3_ACCESS_KEY_ID'
  throw new StartError(`${missing} is not set: S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together.`)
}

/**
 * Returns the validated environment, with defaults.
 * @throws StartError for the first invalid value.
 */
export const readEnvironment = (variables: Variables): Environment => ({
  port: read(variables, 'PORT', port) ?? 8080,
  host: read(variables, 'HOST', host) ?? '127.0.0.1',
  dataFolder: read(variables, 'DATA_DIR', anyText('a folder')) ?? '.data',
  databaseUrl: read(variables, 'DATABASE_URL', databaseUrl),
  databaseConnections: read(variables, 'DATABASE_CONNECTIONS', databaseConnections) ?? defaultConnections,
  seed: read(variables, 'SEED', seed) ?? (inProduction(variables) ? 'none' : 'demo'),
  secret: read(variables, 'APP_SECRET', secretText(32)),
  corsOrigins: read(variables, 'CORS_ORIGINS', origins),
  publicUrl: read(variables, 'PUBLIC_URL', publicUrl),
  trustProxy: read(variables, 'TRUST_PROXY', trustProxy),
  brand: read(variables, 'BRAND', anyText('a name')) ?? 'Practice Elements',
  logoFile: read(variables, 'LOGO_FILE', logoFile),
  smtpUrl: read(variables, 'SMTP_URL', smtpUrl),
  firstAdmin: readFirstAdmin(variables),
  s3: readS3(variables),
  logLevel: read(variables, 'LOG_LEVEL', logLevel) ?? 'warn',
  auditDays: read(variables, 'AUDIT_DAYS', auditDays),
  requireSecondFactor: read(variables, 'REQUIRE_SECOND_FACTOR', yesOrNo) ?? false,
  metricsToken: read(variables, 'METRICS_TOKEN', secretText(16)),
  metricsPort: read(variables, 'METRICS_PORT', metricsPort),
  mayMigrate: read(variables, 'MIGRATE', migrate) !== 'never',
  drainSeconds: read(variables, 'DRAIN_SECONDS', drainSeconds) ?? 0,
  isProduction: inProduction(variables),
  clock: readClock(variables),
})
