import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'drizzle-orm'
import { addAudit } from '../../demo/server/audit/audit-repository.ts'
import { deleteOldAudit } from '../../demo/server/audit/retention.ts'
import { audit } from '../../demo/server/database/schema.ts'
import { openDemoApp } from '../support/server/demo-app.ts'
import { until } from '../support/server/until.ts'

const { build, database } = await openDemoApp()

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const add = (at: Date) => addAudit(database, { at, adminId: 1, action: 'doctor-profile', subject: 'doctor', subjectId: 1, doctorId: 1 })
const count = () => database.$count(audit)

test('SQL changes no entry, and deletes none of the last 30 days', async () => {
  await add(daysAgo(29.9))
  await add(daysAgo(30.1))
  const before = await count()
  for (const statement of [
    sql`UPDATE audit SET reason = ''`,
    sql`UPDATE audit SET at = '2020-01-01' WHERE id = (SELECT max(id) FROM audit)`,
    sql`DELETE FROM audit`,
    sql`DELETE FROM audit WHERE at > now() - interval '29.95 days'`,
    sql`TRUNCATE audit`,
    sql`INSERT INTO audit (id, at, action, subject, subject_id) OVERRIDING SYSTEM VALUE
        SELECT id, at, action, subject, subject_id FROM audit ON CONFLICT (id) DO UPDATE SET reason = 'forged'`,
  ]) {
    await assert.rejects(
      () => database.execute(statement),
      (error: Error) => /only be added to/.test(String(error.cause)),
    )
  }
  assert.equal(await count(), before)
})

test('entries older than AUDIT_DAYS are deleted, in batches, and the others stay', async () => {
  await deleteOldAudit(database, 30)
  const kept = await count()
  await database.execute(sql`
    INSERT INTO audit (at, action, subject, subject_id) SELECT now() - interval '61 days', 'doctor-profile', 'doctor', 1 FROM generate_series(1, 2500)`)
  await add(daysAgo(59))
  await deleteOldAudit(database, 60)
  assert.equal(await count(), kept + 1)
})

test('the server deletes them by itself, and keeps all without AUDIT_DAYS', async () => {
  await add(daysAgo(500))
  const before = await count()
  const [keeping, deleting] = [await build(), await build({ auditDays: 400 })]
  await until(async () => (await count()) === before - 1)
  await Promise.all([keeping.close(), deleting.close()])
  assert.equal(await count(), before - 1)
})
