import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { and, count, eq, gt, ne, sql, sum } from 'drizzle-orm'
import { plans, subscriptionStatuses } from '../../src/core/contract/subscriptions.ts'
import { readBackup } from '../../demo/server/backup/read-backup.ts'
import { writeBackup } from '../../demo/server/backup/write-backup.ts'
import { openDatabase, type Database } from '../../demo/server/database/database.ts'
import { pageOfDoctors } from '../../demo/server/doctors/doctors-repository.ts'
import { readCounts } from '../../demo/server/overview/overview-repository.ts'
import { pageOfPatients } from '../../demo/server/patients/patients-repository.ts'
import { memoryPictures } from '../../demo/server/pictures/picture-store.ts'
import { doctors, listCounts, patients, subscriptions } from '../../demo/server/database/schema.ts'
import { pageOfSubscriptions, updateSubscription } from '../../demo/server/subscriptions/subscriptions-repository.ts'
import { formOf, openDemoApp } from '../support/server/demo-app.ts'
import { createDatabase, isPostgres, openTestDatabase } from '../support/server/test-database.ts'

const { database, pictures, signedIn } = await openDemoApp()
const page = { number: 1, size: 10 }

/** Compares the stored totals with the rows. */
const isExact = async (of: Database) => {
  const rows = await of
    .select({ status: subscriptions.status, plan: subscriptions.plan, total: count() })
    .from(subscriptions)
    .groupBy(subscriptions.status, subscriptions.plan)
  const total = (fits: (row: (typeof rows)[number]) => boolean) => rows.filter(fits).reduce((sum, row) => sum + row.total, 0)
  for (const plan of [undefined, ...plans]) {
    for (const status of [undefined, ...subscriptionStatuses, 'inactive'] as const) {
      const wanted = total(
        (row) => (!plan || row.plan === plan) && (!status || (status === 'inactive' ? row.status !== 'active' : row.status === status)),
      )
      assert.equal(
        (await pageOfSubscriptions(of, 'all', { ...(status && { status }), ...(plan && { plan }) }, page)).total,
        wanted,
        `${status} ${plan}`,
      )
    }
  }
  const paying = await of
    .select({ currency: subscriptions.currency, rows: count(), minor: sum(subscriptions.amountMinor).mapWith(Number) })
    .from(subscriptions)
    .where(and(eq(subscriptions.status, 'active'), gt(subscriptions.amountMinor, 0)))
    .groupBy(subscriptions.currency)
  const keptSums = (await readCounts(of, 'all')).filter(({ list, count: rows }) => list === 'paying' && rows !== 0)
  assert.deepEqual(new Set(keptSums.map(({ currency, count: rows, minor }) => ({ currency, rows, minor }))), new Set(paying))
  const [doctorRows] = await of.select({ total: count() }).from(doctors)
  const [patientRows] = await of.select({ total: count() }).from(patients)
  assert.equal((await pageOfDoctors(of, 'all', {}, page)).total, doctorRows?.total)
  assert.equal((await pageOfPatients(of, 'all', {}, page)).total, patientRows?.total)
}

const activeOnes = (of: Database) =>
  of.select({ id: subscriptions.id, doctorId: subscriptions.doctorId }).from(subscriptions).where(eq(subscriptions.status, 'active'))

test('totals are exact after every kind of change', async () => {
  await isExact(database)
  const [one] = await activeOnes(database)
  const change = (status: string) =>
    signedIn.post('/admin/subscription/status/change', { subscription_id: one!.id, user_id: one!.doctorId, status, reason: 'Because' })
  assert.equal((await change('canceled')).status, 200)
  await isExact(database)
  assert.equal((await change('active')).status, 200)
  await isExact(database)
  for (const plan of plans) {
    assert.equal((await signedIn.post('/admin/doctor/subscription', { user_id: 7, subscriptionPlan: plan })).status, 200)
    await isExact(database)
  }
  assert.equal((await signedIn.post('/admin/doctor/profile?doctor_id=7', formOf({ isActive: '0', first_name: 'Aaron' }))).status, 200)
  await isExact(database)
})

test('a doctor who is renamed stands at the new name in the list of subscriptions too', async () => {
  assert.equal(
    (await signedIn.post('/admin/doctor/profile?doctor_id=9', formOf({ first_name: 'Aaaron', last_name: 'Aaaronson' }))).status,
    200,
  )
  const { body } = await signedIn.get('/admin/doctor/subscriptions?sort=name&page=1')
  assert.equal(body.data[0]?.name, 'Aaaron Aaaronson')
  await signedIn.post('/admin/doctor/subscription', { user_id: 9, subscriptionPlan: 'basic' })
  const names = await database.select({ name: subscriptions.nameKey }).from(subscriptions).where(eq(subscriptions.doctorId, 9))
  assert.deepEqual(new Set(names.map(({ name }) => name)), new Set(['aaaron aaaronson']))
})

/** Cancels and reactivates each subscription at the same time. A queue of more transactions would be refused on a busy machine. */
const changeAtOnce = (of: Database, subscriptionsOf: readonly { id: number }[]) =>
  Promise.all(
    subscriptionsOf.flatMap(({ id }) =>
      (['canceled', 'active'] as const).map((status) => of.transaction((transaction) => updateSubscription(transaction, id, { status }))),
    ),
  )

test('so they are after rows that went, changes that were taken back, and many at once', async () => {
  const takenBack = database.transaction(async (transaction) => {
    await transaction.update(subscriptions).set({ status: 'expired' })
    await isExact(transaction)
    throw new Error('taken back')
  })
  await assert.rejects(takenBack, /taken back/)
  await isExact(database)
  const [last] = await database.select({ id: subscriptions.id }).from(subscriptions).limit(1)
  await database.delete(subscriptions).where(eq(subscriptions.id, last!.id))
  const active = await activeOnes(database)
  for (let round = 0; round < 3; round++) await changeAtOnce(database, active)
  await isExact(database)
  await database.execute(sql`SELECT fold_list_counts()`)
  await isExact(database)
  assert.equal(await database.$count(listCounts), (await readCounts(database, 'all')).length)
  const kept = await database.select({ id: listCounts.id }).from(listCounts).where(ne(listCounts.list, 'paying'))
  assert.ok(kept.length <= plans.length * subscriptionStatuses.length + 2)
})

test('a backup that is restored, and restored again in its place, has its totals', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'totals-'))
  after(() => rm(folder, { recursive: true }))
  const file = join(folder, 'backup.tar.gz')
  await writeBackup(database, pictures, file)
  const restored = await openTestDatabase('nothing')
  await readBackup(restored.database, memoryPictures(), file)
  await isExact(restored.database)
  await readBackup(restored.database, memoryPictures(), file, true)
  await isExact(restored.database)
  await restored.close()
})

if (isPostgres) {
  test('two processes that change the same rows at once keep one total', async () => {
    const url = await createDatabase('demo')
    const [one, other] = [await openDatabase({ url }), await openDatabase({ url })]
    const active = await activeOnes(one.database)
    for (let round = 0; round < 4; round++) await Promise.all([one, other].map(({ database: of }) => changeAtOnce(of, active)))
    await isExact(one.database)
    await isExact(other.database)
    await Promise.all([one.close(), other.close()])
  })
}
