import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import S3rver from 's3rver'
import { readBackup } from '../../demo/server/backup/read-backup.ts'
import { keptTables, rowsOf, tables } from '../../demo/server/backup/tables.ts'
import { writeBackup } from '../../demo/server/backup/write-backup.ts'
import { openDatabase, openMemoryDatabase, type Database, type OpenDatabase } from '../../demo/server/database/database.ts'
import { folderPictures, memoryPictures, type PictureStore } from '../../demo/server/pictures/picture-store.ts'
import { doctors, sessions } from '../../demo/server/database/schema.ts'
import { addEmptyDatabase } from '../support/templates.ts'
import { formOf, openDemoApp } from '../support/server/demo-app.ts'
import { runProgram } from '../support/server/server-process.ts'
import { createDatabase, isPostgres, openTestDatabase } from '../support/server/test-database.ts'
import { fileOf, pictureOf } from '../support/server/uploads.ts'

const folder = await mkdtemp(join(tmpdir(), 'backup-'))
after(() => rm(folder, { recursive: true }))

// On PostgreSQL the backup is restored into the embedded database and back.
// On the embedded database there is no other engine to restore into.
const { database, pictures, signedIn } = await openDemoApp()
const file = join(folder, 'first.tar.gz')
const opened: OpenDatabase[] = []
after(() => Promise.all(opened.map(({ close }) => close())))
const another = async (how: Promise<OpenDatabase>) => {
  const one = await how
  opened.push(one)
  return one.database
}

const run = (name: string, words: string[], DATA_DIR: string, more: Record<string, string> = {}) =>
  runProgram(`demo/setup/${name}.mjs`, words, { DATA_DIR: join(folder, DATA_DIR), ...more })

const everyRow = async (of: Database) => {
  await of.execute(sql`SET TIME ZONE 'UTC'`)
  const read = async ({ name, key }: (typeof keptTables)[number]) => {
    const order = sql.join(
      key.map((column) => sql.identifier(column)),
      sql`, `,
    )
    return [
      name,
      rowsOf<{ line: string }>(await of.execute(sql`SELECT row_to_json(t)::text line FROM ${sql.identifier(name)} t ORDER BY ${order}`)),
    ]
  }
  return Object.fromEntries(await Promise.all(keptTables.map(read))) as Record<string, { line: string }[]>
}

const everyPicture = async (of: Database, store: PictureStore) => {
  const shown = sql`SELECT picture key FROM admins UNION SELECT picture FROM doctors UNION SELECT picture FROM patients UNION SELECT unnest(pictures) FROM visits`
  const keys = rowsOf<{ key: string | null }>(await of.execute(shown)).flatMap(({ key }) => key ?? [])
  return new Map(await Promise.all(keys.sort().map(async (key) => [key, (await store.read(key))?.toString('base64')] as const)))
}

test('every row and every picture come back, in another engine and back again', async () => {
  const photo = fileOf(await pictureOf('png'), 'a.png', 'image/png')
  await signedIn.post(
    '/admin/doctor/profile?doctor_id=3',
    formOf({ description: 'line\nbreak "quoted" \\ ü 🦷 {}', profile_picture: photo }),
  )
  await signedIn.post('/admin/doctor/subscription', { user_id: 3, subscriptionPlan: 'basic' }, { 'idempotency-key': 'kept' })
  await signedIn.patch('/admin/update/email', { email: 'next@practice.test' })
  const rows = await everyRow(database)
  for (const name of ['admins', 'doctors', 'patients', 'visits', 'subscriptions', 'audit', 'idempotency_keys', 'facts']) {
    assert.ok((rows[name]?.length ?? 0) > 0, name)
  }
  const shown = await everyPicture(database, pictures)
  assert.ok(shown.size > 90 && [...shown.values()].every(Boolean))

  const sums = await writeBackup(database, pictures, file)
  assert.deepEqual([sums.pictures, sums.missing], [shown.size, 0])
  assert.equal((await stat(file)).mode & 0o777, 0o600)
  const embedded = await another(openMemoryDatabase())
  const store = folderPictures(join(folder, 'pictures'))
  assert.deepEqual(await readBackup(embedded, store, file), sums)
  assert.deepEqual(await everyRow(embedded), rows)
  assert.deepEqual(await everyPicture(embedded, store), shown)

  const second = join(folder, 'second.tar.gz')
  await writeBackup(embedded, store, second)
  const back = await another(openTestDatabase('nothing'))
  const backStore = memoryPictures()
  await readBackup(back, backStore, second)
  assert.deepEqual(await everyRow(back), rows)
  assert.deepEqual(await everyPicture(back, backStore), shown)

  const [last] = rowsOf<{ id: number }>(await back.execute(sql`SELECT max(id) id FROM doctors`))
  const [added] = await back
    .insert(doctors)
    .values({
      firstName: 'A',
      lastName: 'B',
      practiceName: 'C',
      email: 'next@practice.test',
      nameKey: 'a b',
      searchKey: 'a b c',
    })
    .returning()
  assert.equal(added?.id, last!.id + 1)
})

test('a backup whose keys another version computed is found and sorted like new rows', async () => {
  const old = await another(openTestDatabase('demo'))
  const keys = (of: Database) =>
    of.select({ name: doctors.nameKey, search: doctors.searchKey, contact: doctors.contactKey }).from(doctors).orderBy(doctors.id)
  const present = await keys(old)
  await old.execute(sql`UPDATE doctors SET name_key = 'old', search_key = 'old', contact_key = ''`)
  const aged = join(folder, 'aged.tar.gz')
  await writeBackup(old, memoryPictures(), aged)
  const restored = await another(openMemoryDatabase())
  await readBackup(restored, memoryPictures(), aged)
  assert.deepEqual(await keys(restored), present)
})

test('a database that holds something is refused, unless its rows are to be replaced', async () => {
  const [other] = opened
  assert.ok(other)
  await other.database.execute(sql`UPDATE doctors SET first_name = 'Changed'`)
  const store = memoryPictures()
  await assert.rejects(readBackup(other.database, store, file), /not empty \(admins\): add --replace/)
  await other.database.insert(sessions).values({ tokenHash: 'ended', adminId: 1, expiresAt: new Date(), role: 'admin' })
  await readBackup(other.database, store, file, true)
  assert.deepEqual(await everyRow(other.database), await everyRow(database))
  await assert.rejects(
    async () => {
      await other.database.execute(sql`UPDATE audit SET reason = ''`)
    },
    (error: Error) => /only be added to/.test(String(error.cause)),
  )
})

test('sessions, codes and mails are in no backup, and a restore ends those that are there', async () => {
  const shortLived = tables.filter((table) => !keptTables.includes(table)).map(({ name }) => name)
  assert.deepEqual(shortLived.sort(), [
    'challenges',
    'email_codes',
    'embed_sessions',
    'outbox',
    'password_resets',
    'sessions',
    'sign_in_failures',
  ])
  const count = async (of: Database, name: string) => rowsOf<object>(await of.execute(sql`SELECT 1 FROM ${sql.identifier(name)}`)).length
  assert.ok((await count(database, 'sessions')) > 0 && (await count(database, 'email_codes')) > 0)
  for (const { database: restored } of opened.slice(0, 2)) for (const name of shortLived) assert.equal(await count(restored, name), 0, name)
})

const oneAtATime = !isPostgres && 'The embedded database runs one transaction at a time'

test('a picture that is replaced while a backup runs is in it', { skip: oneAtATime }, async () => {
  const { database: own, pictures: store, signedIn: admin } = await openDemoApp()
  const upload = async () => {
    const { status } = await admin.post('/admin/profile', formOf({ profile_picture: fileOf(await pictureOf('png'), 'a.png', 'image/png') }))
    assert.equal(status, 200)
  }
  await upload()
  const { read } = store
  store.read = async (key) => {
    store.read = read
    await upload()
    return read(key)
  }
  const { missing } = await writeBackup(own, store, join(folder, 'busy.tar.gz'))
  assert.ok(store.read === read)
  assert.equal(missing, 0)
})

test('pictures that are gone are counted', async () => {
  const without = await writeBackup(database, memoryPictures(), join(folder, 'without.tar.gz'))
  assert.deepEqual([without.pictures, without.missing], [0, (await everyPicture(database, pictures)).size])
})

/** Returns the archive with one byte changed in its last picture. */
const damaged = async (bytes: Buffer) => {
  const archive = await promisify(gunzip)(bytes)
  archive.writeUInt8(archive.readUInt8(archive.lastIndexOf('WEBP') + 40) ^ 1, archive.lastIndexOf('WEBP') + 40)
  const again = gzipSync(archive)
  // Keeps the checksum and length of the undamaged archive at the end.
  bytes.copy(again, again.length - 8, bytes.length - 8)
  return again
}

test('a file that is cut short, damaged, or something else, changes nothing', async () => {
  const nothing = await another(openTestDatabase('nothing'))
  const whole = await readFile(file)
  const cut = join(folder, 'cut.tar.gz')
  const fakes = [
    whole.subarray(0, whole.length / 2),
    whole.subarray(0, -30),
    await damaged(whole),
    Buffer.from('no backup at all'),
    Buffer.alloc(0),
  ]
  const store = memoryPictures()
  const shown = [...(await everyPicture(database, pictures)).keys()]
  await Promise.all(shown.map((key) => store.write(key, Buffer.from('as before'))))
  for (const bytes of fakes) {
    await writeFile(cut, bytes)
    await assert.rejects(readBackup(nothing, store, cut))
    assert.ok(Object.values(await everyRow(nothing)).every((rows) => rows.length === 0))
    for (const key of shown) assert.ok((await store.read(key))?.equals(Buffer.from('as before')), key)
  }
})

test('pictures in S3 go along, from the embedded database with a folder into the other engine and back', async () => {
  const directory = join(folder, 'service')
  const service = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets: [{ name: 'pictures' }] })
  const { port } = await service.run()
  after(() => service.close())
  const place = {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ...(isPostgres && { DATABASE_URL: await createDatabase('no schema') }),
  }
  const third = join(folder, 'third.tar.gz')
  await addEmptyDatabase(join(folder, 'from-s3'))
  for (const [name, words, data, more] of [
    ['restore', [join(folder, 'second.tar.gz')], 'in-s3', place],
    ['backup', [third], 'in-s3', place],
    ['restore', [third], 'from-s3', {}],
  ] as const) {
    const { stderr, code } = await run(name, [...words], data, more)
    assert.equal(code, 0, stderr)
  }
  const shown = await everyPicture(database, pictures)
  assert.equal(
    (await readdir(join(directory, 'pictures'), { recursive: true })).filter((key) => key.endsWith('.webp._S3rver_object')).length,
    shown.size,
  )
  await assert.rejects(readdir(join(folder, 'in-s3', 'pictures')), /ENOENT/)
  const home = await another(openDatabase({ folder: join(folder, 'from-s3') }))
  assert.deepEqual(await everyRow(home), await everyRow(database))
  assert.deepEqual(await everyPicture(home, folderPictures(join(folder, 'from-s3', 'pictures'))), shown)

  const { stderr, code } = await run('backup', [join(folder, 'never.tar.gz')], 'in-s3', { ...place, S3_BUCKET: 'nothing' })
  assert.match(stderr, /^The bucket nothing of S3_BUCKET can't be used: .+$/m)
  assert.equal(code, 1)
})

test('npm run backup and npm run restore say in one line what they did, or why not', async () => {
  await addEmptyDatabase(join(folder, 'one'))
  const restored = await run('restore', [file], 'one')
  assert.match(restored.stdout, /^Restored from .+first\.tar\.gz: [\d,]+ rows, \d+ pictures\.\n$/)
  assert.deepEqual([restored.stderr, restored.code], ['', 0])
  const again = join(folder, 'again.tar.gz')
  assert.match((await run('backup', [again], 'one')).stdout, /^Kept in .+again\.tar\.gz: [\d,]+ rows/)
  await rm(join(folder, 'one', 'pictures'), { recursive: true })
  const lost = await run('backup', [join(folder, 'lost.tar.gz')], 'one')
  assert.match(lost.stdout, /^Kept in .+: [\d,]+ rows, 0 pictures\.\n$/)
  assert.match(lost.stderr, /^\d+ pictures were missing at the backup: did DATA_DIR name their place\?\n$/)
  assert.equal(lost.code, 1)
  const refused = [
    [await run('backup', [again], 'one'), /again\.tar\.gz is there already\.\n$/],
    [await run('restore', [file], 'one'), /^The database is not empty \(admins\): add --replace/],
    [await run('restore', [join(folder, 'none')], 'two'), /none is not there\.\n$/],
    [await run('restore', [], 'two'), /^Say what: npm run restore/],
  ] as const
  for (const [{ stderr, code }, message] of refused) {
    assert.match(stderr, message)
    assert.equal(code, 1)
  }
})
