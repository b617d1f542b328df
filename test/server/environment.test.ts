import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readEnvironment } from '../../demo/server/environment.ts'
import { StartError } from '../../demo/server/database/start-error.ts'

test('an empty environment has the documented defaults', () => {
  assert.deepEqual(readEnvironment({}), {
    port: 8080,
    host: '127.0.0.1',
    dataFolder: '.data',
    databaseUrl: undefined,
    databaseConnections: 10,
    seed: 'demo',
    secret: undefined,
    corsOrigins: undefined,
    publicUrl: undefined,
    trustProxy: undefined,
    brand: 'Practice Elements',
    logoFile: undefined,
    smtpUrl: undefined,
    firstAdmin: undefined,
    s3: undefined,
    logLevel: 'warn',
    auditDays: undefined,
    requireSecondFactor: false,
    metricsToken: undefined,
    metricsPort: undefined,
    mayMigrate: true,
    drainSeconds: 0,
    isProduction: false,
    clock: undefined,
  })
})

test('an empty value counts as unset', () => {
  assert.equal(readEnvironment({ PORT: '', SEED: ' ' }).port, 8080)
})

test('production seeds nothing unless asked to', () => {
  assert.equal(readEnvironment({ NODE_ENV: 'production' }).seed, 'none')
  assert.equal(readEnvironment({ NODE_ENV: 'production', SEED: 'demo' }).seed, 'demo')
})

test('every value is read', () => {
  const environment = readEnvironment({
    PORT: '9000',
    HOST: '::1',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgres://me@db/app',
    DATABASE_CONNECTIONS: '25',
    SEED: '500',
    APP_SECRET: 'x'.repeat(32),
    CORS_ORIGINS: 'https://a.example, http://localhost:3000, null',
    PUBLIC_URL: 'https://panel.example/',
    TRUST_PROXY: 'loopback, 10.0.0.0/8',
    BRAND: 'Acme & Sons',
    LOGO_FILE: '/srv/Logo.SVG',
    SMTP_URL: 'smtps://me:pw@mail.example:465',
    ADMIN_EMAIL: 'me@practice.test',
    ADMIN_PASSWORD: 'secret-1',
    LOG_LEVEL: 'info',
    AUDIT_DAYS: '400',
    REQUIRE_SECOND_FACTOR: 'true',
    METRICS_TOKEN: 'a token of metrics',
    METRICS_PORT: '9100',
    DRAIN_SECONDS: '15',
    MIGRATE: 'never',
    CLOCK: '2026-01-15T09:00:00Z',
    S3_ENDPOINT: 'https://s3.example',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  })
  assert.deepEqual(environment, {
    port: 9000,
    host: '::1',
    dataFolder: '/srv/data',
    databaseUrl: 'postgres://me@db/app',
    databaseConnections: 25,
    seed: 500,
    secret: 'x'.repeat(32),
    corsOrigins: ['https://a.example', 'http://localhost:3000', 'null'],
    publicUrl: 'https://panel.example',
    trustProxy: 'loopback, 10.0.0.0/8',
    brand: 'Acme & Sons',
    logoFile: '/srv/Logo.SVG',
    smtpUrl: 'smtps://me:pw@mail.example:465',
    firstAdmin: { email: 'me@practice.test', password: 'secret-1' },
    logLevel: 'info',
    auditDays: 400,
    requireSecondFactor: true,
    metricsToken: 'a token of metrics',
    metricsPort: 9100,
    mayMigrate: false,
    drainSeconds: 15,
    isProduction: false,
    clock: new Date('2026-01-15T09:00:00Z'),
    s3: { endpoint: 'https://s3.example', bucket: 'pictures', region: 'us-east-1', accessKeyId: 'id', secretAccessKey: 'key' },
  })
})

test('the database may have several hosts or a socket', () => {
  for (const url of [
    'postgres://me:pw@one:5432,two:5433/app?target_session_attrs=read-write',
    'postgresql://me@[::1]:5432,two/app?target_session_attrs=primary',
    'postgres://me:pw@/app?host=/var/run/postgresql',
    'postgres://me@%2Fvar%2Frun%2Fpostgresql/app',
    'postgres:///app?host=/var/run/postgresql',
  ])
    assert.equal(readEnvironment({ DATABASE_URL: url }).databaseUrl, url)
})

const refused: Record<string, string[]> = {
  PORT: ['abc', '-1', '65536', '80.5', '0x50'],
  HOST: ['no host', 'http://x'],
  DATABASE_URL: ['mysql://db/app', 'db', 'postgres://one,:two/app', 'postgres://one,two/app?target_session_attrs=standby'],
  DATABASE_CONNECTIONS: ['1', '1001', 'many'],
  SEED: ['0', '-5', 'Demo', '1.5', '10000001'],
  CORS_ORIGINS: ['*', 'https://a.example/path', 'a.example'],
  LOGO_FILE: ['logo', 'logo.bmp', '/srv/svg', 'https://a.example/logo'],
  PUBLIC_URL: ['panel.example', 'ftp://panel.example'],
  SMTP_URL: ['mail.example', 'http://mail.example'],
  TRUST_PROXY: ['true', '1', '10.0.0.0/33', 'proxy.example', '::1/129'],
  ADMIN_EMAIL: ['nobody'],
  LOG_LEVEL: ['loud'],
  S3_ENDPOINT: ['s3.example'],
  S3_BUCKET: ['No Bucket', 'a/b'],
  AUDIT_DAYS: ['0', '29', 'never'],
  REQUIRE_SECOND_FACTOR: ['yes', '1'],
  METRICS_TOKEN: ['short'],
  METRICS_PORT: ['0', 'http://x'],
  MIGRATE: ['always', 'true'],
  DRAIN_SECONDS: ['-1', '1.5', '301'],
  CLOCK: ['noon', '2026-01-15', '2026-13-45T09:00:00Z'],
}

for (const [name, values] of Object.entries(refused)) {
  test(`a bad ${name} is one line that names it and what is wanted`, () => {
    for (const value of values) {
      assert.throws(
        () => readEnvironment({ [name]: value }),
        (error) => {
          assert.ok(error instanceof StartError)
          assert.match(error.message, new RegExp(`^${name} is .+: it must be .+\\.$`))
          return true
        },
        value,
      )
    }
  })
}

test('the values of secrets are not told', () => {
  for (const [name, value] of [
    ['APP_SECRET', 'hunter2'],
    ['ADMIN_PASSWORD', 'pw'],
    ['DATABASE_URL', 'mysql://me:hunter2@db'],
    ['SMTP_URL', 'http://me:hunter2@db'],
  ]) {
    assert.throws(
      () => readEnvironment({ [name!]: value }),
      (error) => error instanceof StartError && !error.message.includes(value!),
    )
  }
})

test('the clock stands still for tests only', () => {
  assert.throws(() => readEnvironment({ CLOCK: '2026-01-15T09:00:00Z', NODE_ENV: 'production' }), /CLOCK is for tests/)
})

test('a bucket needs its keys', () => {
  assert.throws(() => readEnvironment({ S3_BUCKET: 'pictures' }), /S3_ACCESS_KEY_ID is not set/)
  assert.throws(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example' }), /S3_BUCKET is not set/)
})

test('the first admin needs both email and password', () => {
  assert.throws(() => readEnvironment({ ADMIN_EMAIL: 'me@practice.test' }), /ADMIN_PASSWORD is not set/)
  assert.throws(() => readEnvironment({ ADMIN_PASSWORD: 'secret-1' }), /ADMIN_EMAIL is not set/)
})
