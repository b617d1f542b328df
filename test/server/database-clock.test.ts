import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { followClock, readTime } from '../../demo/server/database/database-clock.ts'
import { openDemoApp } from '../support/server/demo-app.ts'

const hour = 60 * 60 * 1000

test('a clock follows the one that it is given, and keeps its pace while that cannot be read', async (context) => {
  context.mock.timers.enable({ apis: ['Date', 'setInterval'], now: 1_000_000 })
  let ahead = hour
  const faults: unknown[] = []
  const { clock, stop } = await followClock(
    async () => {
      if (ahead < 0) throw new Error('The database is away')
      return Date.now() + ahead
    },
    (error) => faults.push(error),
  )
  assert.equal(clock().getTime(), 1_000_000 + hour)
  ahead = 2 * hour
  context.mock.timers.tick(60_000)
  await setImmediate()
  assert.equal(clock().getTime(), 1_060_000 + 2 * hour)
  ahead = -1
  context.mock.timers.tick(60_000)
  await setImmediate()
  assert.equal(clock().getTime(), 1_120_000 + 2 * hour)
  assert.equal(faults.length, 1)
  stop()
})

test('the clock of the database is read in milliseconds', async () => {
  const { database } = await openDemoApp()
  const start = Date.now()
  const time = await readTime(database)
  assert.ok(time >= start - 1 && time <= Date.now() + 1, `${time} is not now`)
})
