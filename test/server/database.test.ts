import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PGlite } from '@electric-sql/pglite'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pglite'
import pg from 'pg'
import { loadOrCreateSecret, lockDataFolder, prepareDataFolder } from '../../demo/server/database/data-folder.ts'
import { openDatabase, openMemoryDatabase, type Database } from '../../demo/server/database/database.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { admins, doctors, patients, subscriptions, visits } from '../../demo/server/database/schema.ts'
import { applyMigrations } from '../../demo/server/database/apply-migrations.ts'
import { migrations } from '../../demo/server/database/schema-state.ts'
import { findMissingSearchIndexes } from '../../demo/server/database/search-indexes.ts'
import { readSeed, seed } from '../../demo/server/seed/seed.ts'
import { rounds } from '../support/rounds.ts'
import { addEmptyDatabase } from '../support/templates.ts'
import { createDatabase, onlyOnPostgres, openTestDatabase } from '../support/server/test-database.ts'

const folder = await mkdtemp(join(tmpdir(), 'database-'))
after(() => rm(folder, { recursive: true }))

const read = async (database: Database, query: SQL) => ((await database.execute(query)) as { rows: Record<string, unknown>[] }).rows
const doctor = { firstName: 'A', lastName: 'B', practiceName: 'C', email: 'd@practice.test', nameKey: 'a b', searchKey: 'a b c' }
const admin = {
  email: 'me@practice.test',
  passwordHash: 'x',
  role: 'admin',
  firstName: 'A',
  lastName: 'B',
  nameKey: 'a b',
  searchKey: 'a b',
} as const

test('migrations run once: a database that is opened again keeps its data', async () => {
  prepareDataFolder(folder)
  const first = await openDatabase({ folder })
  await first.database.insert(admins).values(admin)
  await first.close()
  const second = await openDatabase({ folder })
  assert.equal((await second.database.select().from(admins)).length, 1)
  const [run] = await read(second.database, sql`SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations`)
  await second.close()
  const migrations = (await readdir('demo/server/database/migrations')).filter((name) => name.endsWith('.sql'))
  assert.equal(run?.['count'], migrations.length)
})

test('the more a folder holds, the more of it is kept in memory, within bounds', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pe-'))
  await addEmptyDatabase(folder)
  const kept = async () => {
    const { database, close } = await openDatabase({ folder })
    const [setting] = await read(database, sql`SHOW shared_buffers`)
    await close()
    return setting?.['shared_buffers']
  }
  assert.equal(await kept(), '128MB')
  const large = join(folder, 'database', 'base', 'large')
  await writeFile(large, '')
  for (const [gigabytes, megabytes] of [
    [3, /^19\dMB$/],
    [20, /^512MB$/],
  ] as const) {
    await truncate(large, gigabytes * 2 ** 30)
    assert.match(String(await kept()), megabytes)
  }
  await rm(folder, { recursive: true })
})

test('a folder is open to one at a time', async () => {
  const unlock = lockDataFolder(folder)
  await assert.rejects(openDatabase({ folder }), /in use by another process: stop that one/)
  unlock()
  lockDataFolder(folder)()
})

test('the kept secret is made once and is for its owner only', async () => {
  const secret = loadOrCreateSecret(folder)
  assert.ok(secret.length >= 32)
  assert.equal(loadOrCreateSecret(folder), secret)
  assert.equal((await stat(join(folder, 'secret'))).mode & 0o777, 0o600)
  await writeFile(join(folder, 'secret'), 'short')
  assert.throws(() => loadOrCreateSecret(folder), /cut short/)
})

test('a folder that cannot be written to is told by its name', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const message = `The data folder ${join(file, 'data')} can't be written to (ENOTDIR): set DATA_DIR to a folder that can.`
  assert.throws(() => prepareDataFolder(join(file, 'data')), { message })
})

test('the schema itself refuses what must not be', async () => {
  const { database, close } = await openTestDatabase('nothing')
  const refuses = (work: PromiseLike<unknown>, code: string) =>
    assert.rejects(
      async () => {
        await work
      },
      (error: Error) => (error.cause as { code?: string }).code === code,
    )
  await database.insert(admins).values(admin)
  await refuses(database.insert(admins).values({ ...admin, email: 'ME@Practice.test' }), '23505')
  await database.insert(doctors).values(doctor)
  await refuses(database.insert(doctors).values({ ...doctor, email: 'D@practice.test' }), '23505')
  const subscription = { doctorId: 1, plan: 'basic', status: 'active', amountMinor: 4990, currency: 'USD', startedAt: new Date() } as const
  await database.insert(subscriptions).values(subscription)
  await refuses(database.insert(subscriptions).values({ ...subscription, doctorId: 2 }), '23503')
  await refuses(database.insert(subscriptions).values({ ...subscription, amountMinor: -1 }), '23514')
  await refuses(database.insert(subscriptions).values({ ...subscription, currency: 'usd' }), '23514')
  await refuses(database.insert(subscriptions).values({ ...subscription, endsAt: new Date(0) }), '23514')
  const person = { firstName: 'A', lastName: 'B', email: 'p@practice.test', nameKey: 'a b', searchKey: 'a b p' }
  await refuses(database.insert(patients).values({ ...person, doctorId: 2_000_000 }), '23503')
  const [patient] = await database
    .insert(patients)
    .values({ ...person, doctorId: 1 })
    .returning()
  const visit = { patientId: patient!.id, number: 1, visitType: 'Check-up', visitedAt: new Date() }
  await database.insert(visits).values(visit)
  await refuses(database.insert(visits).values(visit), '23505')
  await refuses(database.insert(visits).values({ ...visit, number: 0 }), '23514')
  await refuses(database.insert(visits).values({ ...visit, patientId: 2_000_000 }), '23503')
  await refuses(database.execute(sql`UPDATE doctors SET patient_count = -1`), '23514')
  await refuses(database.update(doctors).set({ firstName: '' }), '23514')
  await refuses(database.update(doctors).set({ address: 'x'.repeat(501) }), '23514')
  await refuses(database.update(admins).set({ city: 'x'.repeat(101) }), '23514')
  await refuses(database.update(patients).set({ email: 'x'.repeat(321) }), '23514')
  await refuses(database.execute(sql`UPDATE subscriptions SET status = 'paused'`), '22P02')
  await refuses(database.execute(sql`UPDATE subscriptions SET plan = 'gold'`), '22P02')
  await refuses(database.execute(sql`UPDATE admins SET role = 'root'`), '22P02')
  await close()
})

test('an engine without the extension for searching is migrated all the same, and searches without indexes', async () => {
  const client = await PGlite.create()
  const plain = drizzle(client)
  await applyMigrations(plain, migrations.migrationsFolder)
  assert.deepEqual((await findMissingSearchIndexes(plain)).sort(), [
    'admins_search',
    'doctors_contact_search',
    'doctors_search',
    'patients_search',
  ])
  await seed({ database: plain, pictures: memoryPictures() })
  assert.deepEqual(
    (await pageOfDoctors(plain, 'all', { q: 'livia' }, { number: 1, size: 10 })).rows.map(({ id }) => id),
    [1],
  )
  await client.close()
})

test(
  'a server that forbids the extension for searching is migrated all the same, and each start warns',
  onlyOnPostgres,
  async (context) => {
    const url = await createDatabase('no schema')
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(`
    CREATE FUNCTION forbid() RETURNS event_trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE insufficient_privilege; END $$;
    CREATE EVENT TRIGGER forbid ON ddl_command_start WHEN TAG IN ('CREATE EXTENSION') EXECUTE FUNCTION forbid()`)
    await client.end()
    const printed = context.mock.method(process.stderr, 'write', () => true)
    for (const starts of [1, 2]) {
      const { close } = await openDatabase({ url })
      await close()
      assert.equal(printed.mock.callCount(), starts)
      assert.match(String(printed.mock.calls.at(-1)?.arguments[0]), /^Searches scan whole tables,.*: .*doctors_search/)
    }
  },
)

test('a template opens with what it was dumped with', async () => {
  const first = await openMemoryDatabase()
  await first.database.insert(admins).values(admin)
  const filled = await first.dump()
  await first.close()
  const second = await openMemoryDatabase({ template: filled })
  assert.equal((await second.database.select().from(admins))[0]?.email, admin.email)
  await second.close()
})

const everything = async (database: Database) => [
  await read(database, sql`SELECT * FROM doctors ORDER BY id`),
  await read(database, sql`SELECT * FROM subscriptions ORDER BY id`),
  await read(database, sql`SELECT * FROM patients ORDER BY id`),
  await read(database, sql`SELECT * FROM visits ORDER BY id`),
]

test('a seed of any size is the same each time, and happens once', async () => {
  const today = new Date('2026-03-01T15:00:00Z')
  const fill = async (database: Database, count: number, day = today) => {
    const steps: [number, number][] = []
    await seed({
      database,
      pictures: memoryPictures(),
      doctors: count,
      today: day,
      progress: (...step) => {
        steps.push(step)
      },
    })
    return steps
  }
  const one = await openTestDatabase('nothing')
  const other = await openTestDatabase('nothing')
  const count = rounds({ short: 700, long: 6000 })
  // The first progress step covers the 60 hand-written doctors and 5,000 generated ones.
  assert.deepEqual(await fill(one.database, count), [...(count > 5060 ? [[5060, count]] : []), [count, count]])
  await fill(other.database, count, new Date('2026-03-01T01:00:00Z'))
  const [rows, otherRows] = [await everything(one.database), await everything(other.database)]
  assert.equal(rows[0]?.length, count)
  assert.ok((rows[1]?.length ?? 0) > count * 1.9)
  assert.ok((rows[2]?.length ?? 0) > count * 4.8)
  assert.ok((rows[3]?.length ?? 0) > count * 4.8)
  assert.deepEqual(rows, otherRows)
  await fill(one.database, 50)
  assert.equal(await readSeed(one.database), count)
  assert.equal((await everything(one.database))[0]?.length, count)
  const [added] = await one.database.insert(doctors).values(doctor).returning()
  assert.equal(added?.id, count + 1)
  await one.close()
  await other.close()
})

test('a seed has its patients counted, and every index that a fresh database has', async () => {
  const indexes = (database: Database) =>
    read(database, sql`SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname`)
  const { database, close } = await openTestDatabase('nothing')
  const before = await indexes(database)
  await seed({ database, pictures: memoryPictures(), doctors: 200 })
  assert.deepEqual(await indexes(database), before)
  const miscounted = sql`SELECT id FROM doctors WHERE patient_count <> (SELECT count(*) FROM patients WHERE doctor_id = doctors.id)`
  assert.deepEqual(await read(database, miscounted), [])
  await close()
})

test('every picture that the demo names is drawn', async () => {
  const { database, close } = await openTestDatabase('nothing')
  const pictures = memoryPictures()
  await seed({ database, pictures, doctors: 100 })
  const keys = await read(
    database,
    sql`
    SELECT DISTINCT key FROM (
      SELECT picture key FROM admins UNION SELECT picture FROM doctors UNION SELECT picture FROM patients UNION SELECT unnest(pictures) FROM visits
    ) named WHERE key IS NOT NULL`,
  )
  assert.ok(keys.length > 90)
  for (const { key } of keys) assert.ok(await pictures.read(String(key)), String(key))
  await close()
})

test('on its day the seed has no active subscription that ended, no expired one that goes on, none older than its doctor', async () => {
  const { database, close } = await openTestDatabase('nothing')
  const today = new Date('2026-03-01T00:00:00Z')
  await seed({ database, pictures: memoryPictures(), doctors: rounds({ short: 600, long: 3000 }), today })
  const wrong = await read(
    database,
    sql`
    SELECT s.id FROM subscriptions s JOIN doctors d ON d.id = s.doctor_id
    WHERE (status = 'active' AND ends_at <= ${today})
      OR (status = 'expired' AND (ends_at > ${today} OR ends_at IS NULL))
      OR started_at > ${today} OR started_at < d.created_at`,
  )
  assert.deepEqual(wrong, [])
  assert.deepEqual(
    await read(
      database,
      sql`
    SELECT p.id FROM patients p JOIN doctors d ON d.id = p.doctor_id LEFT JOIN visits v ON v.patient_id = p.id
    WHERE p.created_at < d.created_at OR p.created_at > ${today} OR visited_at < p.created_at OR visited_at > ${today} OR dob > ${today}`,
    ),
    [],
  )
  await close()
})
