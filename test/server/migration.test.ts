import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { sql } from 'drizzle-orm'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { drizzle } from 'drizzle-orm/pglite'
import type { SignInAnswer } from '../../src/core/contract/session.ts'
import { buildApp } from '../../demo/server/app.ts'
import { ownerOf } from '../../demo/server/auth/actor.ts'
import { pageOfAdmins } from '../../demo/server/admins/admins-repository.ts'
import { applyMigrations } from '../../demo/server/database/apply-migrations.ts'
import { prepareDataFolder } from '../../demo/server/database/data-folder.ts'
import { openDatabase, openMemoryDatabase, type Database } from '../../demo/server/database/database.ts'
import { openPool } from '../../demo/server/database/server-pool.ts'
import { findMissingSearchIndexes } from '../../demo/server/database/search-indexes.ts'
import { subscriptions } from '../../demo/server/database/schema.ts'
import { runOnce } from '../../demo/server/idempotency/idempotency-repository.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import type { PageOfList } from '../../demo/server/lists/list-page.ts'
import { readCounts } from '../../demo/server/overview/overview-repository.ts'
import { auditOf } from '../support/server/audit-of.ts'
import { secret, superadmin } from '../support/server/demo-app.ts'
import { createDatabase, onlyOnPostgres } from '../support/server/test-database.ts'
import { today } from '../support/server/today.ts'
import { until } from '../support/server/until.ts'
import { readTemplate } from '../support/templates.ts'

const folder = await mkdtemp(join(tmpdir(), 'migration-'))
after(() => rm(folder, { recursive: true }))
const present = fileURLToPath(new URL('../../demo/server/database/migrations', import.meta.url))

interface Journal {
  entries: { idx: number }[]
}

/** Copies the migrations and keeps only the first `count` entries of the journal. */
const earlier = async (count: number) => {
  const past = join(folder, `migrations-${count}`)
  await cp(present, past, { recursive: true })
  const file = join(past, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as Journal
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return past
}

const namesOfSubscriptions = async (database: Database) =>
  (await database.select({ name: subscriptions.nameKey }).from(subscriptions)).map(({ name }) => name)

test('a database of the first release keeps its rows, which are then sorted and found like new ones', async () => {
  const data = join(folder, 'data')
  prepareDataFolder(data)
  const client = await PGlite.create({ dataDir: join(data, 'database'), extensions: { pg_trgm } })
  await applyMigrations(drizzle(client), await earlier(1))
  await client.exec(`
    INSERT INTO admins (email, password_hash, role, first_name, last_name) VALUES
      ('Zoe@Old.test', 'x', 'superadmin', 'Zoë', 'Ångström  Müller'), ('b@old.test', 'x', 'admin', 'ليلى', 'الحداد');
    INSERT INTO doctors (first_name, last_name, practice_name, email, country_code, phone, name_key, search_key) VALUES
      ('Jörg', 'Weiß', 'Praxis Süd', 'Joerg@Old.test', '+49', '123', 'jorg weiß', 'jorg weiß praxis sud'),
      ('Ana', 'Lima', 'Clínica', 'ana@old.test', NULL, NULL, 'ana lima', 'ana lima clinica'),
      ('伟', '王', 'Łódź 9', 'wei@old.test', '+86', '(010) 6552 9988', '伟 王', '伟 王 łodz 9'),
      ('ليلى', 'الحداد', 'Łódź 10', 'layla@old.test', '+20', '0100 123', 'ليلى الحداد', 'ليلى الحداد łodz 10');
    INSERT INTO subscriptions (doctor_id, plan, status, amount_minor, currency, started_at) VALUES (1, 'basic', 'active', 4990, 'EUR', now());
    INSERT INTO audit (at, admin_id, action, subject, subject_id) VALUES (now(), 1, 'subscription-canceled', 'subscription', 1)`)
  await client.close()

  const { database, close } = await openDatabase({ folder: data })
  const page = { number: 1, size: 10 }
  const emails = async (read: Promise<PageOfList<{ email: string }>>) => (await read).rows.map(({ email }) => email)
  assert.deepEqual(await emails(pageOfAdmins(database, { sort: 'name' }, page)), ['Zoe@Old.test', 'b@old.test'])
  assert.deepEqual(await emails(pageOfAdmins(database, { q: 'angstrom muller zoe@old' }, page)), ['Zoe@Old.test'])
  assert.deepEqual(await emails(pageOfAdmins(database, { q: 'الحداد' }, page)), ['b@old.test'])
  assert.deepEqual(await emails(pageOfDoctors(database, 'all', { sort: 'practice_name' }, page)), [
    'ana@old.test',
    'wei@old.test',
    'layla@old.test',
    'Joerg@Old.test',
  ])
  assert.deepEqual(await emails(pageOfDoctors(database, 'all', { sort: 'phone' }, page)), [
    'layla@old.test',
    'Joerg@Old.test',
    'wei@old.test',
    'ana@old.test',
  ])
  for (const q of ['joerg@old.test', 'weiss', '+49 123'])
    assert.deepEqual(await emails(pageOfDoctors(database, 'all', { q }, page)), ['Joerg@Old.test'], q)
  for (const q of ['伟王', 'lodz 9', '+86 10 6552-9988', '010 65529988'])
    assert.deepEqual(await emails(pageOfDoctors(database, 'all', { q }, page)), ['wei@old.test'], q)
  for (const q of ['لیلی', 'LODZ 10']) assert.deepEqual(await emails(pageOfDoctors(database, 'all', { q }, page)), ['layla@old.test'], q)
  assert.deepEqual(await namesOfSubscriptions(database), ['jorg weiss'])
  assert.deepEqual(
    (await pageOfDoctors(database, 'all', {}, page)).rows.map(({ patientCount }) => patientCount),
    [0, 0, 0, 0],
  )
  assert.deepEqual(
    (await readCounts(database, 'all'))
      .filter(({ list }) => list === 'paying')
      .map(({ currency, count, minor }) => [currency, count, minor]),
    [['EUR', 1, 4990]],
  )
  await close()
})

/** Runs the SQL that the operating guide gives for search indexes. */
const addIndexesOfGuide = async (client: PGlite) => {
  const guide = await readFile('demo/docs/operating.html', 'utf8')
  const [, snippet] = /<figcaption>Search indexes<\/figcaption>\s*<pre>([^<]*)<\/pre>/.exec(guide) ?? []
  const statements = snippet?.split(/;\s*/).filter(Boolean) ?? []
  assert.equal(statements.length, 5)
  // One at a time: a concurrent index cannot be created in a transaction.
  for (const statement of statements) await client.query(statement)
}

const readSearchIndexes = async (client: PGlite) => {
  const { rows } = await client.query(String.raw`
    SELECT indexrelid AS id, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid WHERE relname LIKE '%\_search' ORDER BY relname`)
  return rows as { id: number; definition: string }[]
}

test('the SQL of the operating guide creates the same search indexes as the migration', async () => {
  const plain = await PGlite.create()
  await applyMigrations(drizzle(plain), present)
  const loadDataDir = await plain.dumpDataDir('none')
  await plain.close()
  const client = await PGlite.create({ loadDataDir, extensions: { pg_trgm } })
  const database = drizzle(client)
  assert.equal((await findMissingSearchIndexes(database)).length, 4)
  await addIndexesOfGuide(client)
  assert.deepEqual(await findMissingSearchIndexes(database), [])

  const fresh = await openMemoryDatabase({ template: await readTemplate('nothing', today) })
  const definitions = async (client: PGlite) => (await readSearchIndexes(client)).map(({ definition }) => definition)
  assert.deepEqual(await definitions(client), await definitions(fresh.client))
  await fresh.close()
  await client.close()
})

test('a database that has the search indexes already keeps them', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const database = drizzle(client)
  await applyMigrations(database, await earlier(9))
  await client.exec('CREATE EXTENSION pg_trgm')
  for (const table of ['admins', 'doctors', 'patients'])
    await client.exec(`CREATE INDEX ${table}_search ON ${table} USING gin (search_key gin_trgm_ops) WITH (fastupdate = false)`)
  const before = await readSearchIndexes(client)
  assert.equal(before.length, 3)
  await applyMigrations(database, present)
  const later = await readSearchIndexes(client)
  assert.equal(later.length, 4)
  assert.deepEqual(
    later.filter(({ id }) => before.some((one) => one.id === id)),
    before,
  )
  await client.close()
})

test('keys of requests and audit entries from before the portals keep their admins', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const database = drizzle(client)
  await applyMigrations(database, await earlier(12))
  await client.exec(`
    INSERT INTO admins (email, password_hash, role, first_name, last_name, name_key, search_key) VALUES
      ('a@old.test', 'x', 'admin', 'A', 'A', 'a', 'a'), ('b@old.test', 'x', 'admin', 'B', 'B', 'b', 'b');
    INSERT INTO idempotency_keys (admin_id, key, request_hash, answer, created_at) VALUES
      (1, 'same key', 'hash 1', '{"of": 1}', now()), (2, 'same key', 'hash 2', '{"of": 2}', now());
    INSERT INTO audit (at, admin_id, action, subject, subject_id) VALUES
      (now(), 2, 'subscription-canceled', 'subscription', 7), (now(), 1, 'subscription-reactivated', 'subscription', 7)`)
  await applyMigrations(database, present)

  const now = new Date()
  const repeat = (adminId: number) =>
    runOnce(
      database,
      { record: 'none', repeatable: { owner: ownerOf({ adminId }), key: 'same key', hash: `hash ${adminId}`, now } },
      async () => ({ of: 'a new run' }),
    )
  assert.deepEqual([await repeat(1), await repeat(2)], [{ of: 1 }, { of: 2 }])
  const admins = (await auditOf(database, 'subscription', 7)).map((entry) => 'adminId' in entry && entry.adminId)
  assert.deepEqual(admins, [2, 1])
  const half = client.exec(
    `INSERT INTO audit (at, portal_user_id, action, subject, subject_id) VALUES (now(), 'u-7', 'doctor-profile', 'doctor', 1)`,
  )
  await assert.rejects(half, /audit_actor/)
  await client.close()
})

test('a start that may not migrate refuses an older database, and every start one of a newer version', async () => {
  const data = join(folder, 'by-hand')
  prepareDataFolder(data)
  const client = await PGlite.create({ dataDir: join(data, 'database'), extensions: { pg_trgm } })
  await applyMigrations(drizzle(client), await earlier(5))
  await client.close()
  const openAndClose = async (opening = {}) => {
    const { database, close } = await openDatabase({ folder: data }, opening)
    const rows = await database.select({ name: subscriptions.nameKey }).from(subscriptions)
    await close()
    return rows
  }
  const neverMigrate = { mayMigrate: false }
  await assert.rejects(openAndClose(neverMigrate), /lacks migrations of this version: run npm run migrate, or unset MIGRATE/)
  await openAndClose()
  assert.deepEqual(await openAndClose(neverMigrate), [])

  const { database, close } = await openDatabase({ folder: data })
  await database.execute(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT 'next', max(created_at) + 1 FROM drizzle.__drizzle_migrations`,
  )
  await close()
  for (const opening of [{}, neverMigrate])
    await assert.rejects(openAndClose(opening), /A newer version of this program has migrated the database/)
})

test(
  'an upgrade waits for open transactions, holds up nobody meanwhile, and leaves older versions their columns',
  onlyOnPostgres,
  async (context) => {
    const url = await createDatabase('no schema')
    const { pool, close } = openPool({ url })
    context.after(close)
    await pool.query('CREATE EXTENSION pg_trgm')
    await applyMigrations(drizzleServer(pool), await earlier(13))
    await pool.query(`
    INSERT INTO doctors (first_name, last_name, practice_name, email, name_key, search_key) VALUES ('A', 'A', 'A', 'a@old.test', 'a', 'a');
    INSERT INTO subscriptions (doctor_id, plan, status, amount_minor, currency, started_at) VALUES (1, 'basic', 'active', 4990, 'EUR', now())`)
    const readAsBefore = async () => {
      const { rows } = await pool.query<{ amount: string }>('SELECT amount FROM subscriptions ORDER BY amount')
      return rows.map(({ amount }) => Number(amount))
    }
    const holder = await pool.connect()
    await holder.query('BEGIN')
    await holder.query('SELECT FROM subscriptions')

    const upgrade = { isOver: false }
    const opening = openDatabase({ url }).finally(() => {
      upgrade.isOver = true
    })
    const isWaiting = async () =>
      (await pool.query("SELECT FROM pg_stat_activity WHERE wait_event = 'relation' AND datname = current_database()")).rowCount === 1
    for (let round = 0; round < 3; round++) {
      await until(isWaiting)
      const begun = performance.now()
      await pool.query("UPDATE subscriptions SET payment_intent_id = 'x'")
      assert.deepEqual(await readAsBefore(), [49.9])
      assert.ok(performance.now() - begun < 3000)
    }
    assert.equal(upgrade.isOver, false)
    await holder.query('COMMIT')
    holder.release()
    const opened = await opening
    assert.deepEqual(await readAsBefore(), [49.9])
    const indexes = await pool.query(String.raw`
    SELECT FROM pg_index WHERE indisvalid AND pg_get_indexdef(indexrelid) ~ 'subscriptions_status_(plan_)?amount .*amount_key'`)
    assert.equal(indexes.rowCount, 2)
    await opened.close()
  },
)

test('a user who may only read and write rows runs the server on a migrated database', onlyOnPostgres, async () => {
  const url = await createDatabase('demo')
  const { database, close } = await openDatabase({ url })
  const role = `rows_${randomUUID().replaceAll('-', '')}`
  await database.execute(sql.raw(`CREATE ROLE ${role} LOGIN PASSWORD 'rows'`))
  for (const schema of ['public', 'drizzle']) {
    await database.execute(sql.raw(`GRANT USAGE ON SCHEMA ${schema} TO ${role}`))
    await database.execute(sql.raw(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`))
  }
  await close()
  const address = Object.assign(new URL(url), { username: role, password: 'rows' }).href
  const opened = await openDatabase({ url: address }, { mayMigrate: false })
  const app = await buildApp({ database: opened.database, pictures: memoryPictures(), secret, clock: () => today })
  const signIn = await app.inject({ method: 'POST', url: '/api/v1/admin/login', payload: superadmin })
  assert.equal(signIn.statusCode, 200)
  const headers = { authorization: `Bearer ${signIn.json<SignInAnswer>().access_token}` }
  const payload = { email: 'rows@practice.test', password: 'a password', first_name: 'Row', last_name: 'Writer', role: 'admin' }
  assert.equal((await app.inject({ method: 'POST', url: '/api/v1/admin/create', headers, payload })).statusCode, 200)
  for (const list of ['doctors', 'patients', 'doctor/subscriptions?status=active'])
    assert.equal((await app.inject({ url: `/api/v1/admin/${list}`, headers })).statusCode, 200, list)
  await app.close()
  await opened.close()
})
