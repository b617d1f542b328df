import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { demoSignIns } from '../../demo/server/seed/seed.ts'
import { rounds } from '../support/rounds.ts'
import { callServer, spawnServer, stopServers } from '../support/server/server-process.ts'
import { crashPostgres, isPostgres, placeOf } from '../support/server/test-database.ts'

after(stopServers)

const DATA_DIR = await mkdtemp(join(tmpdir(), 'crash-'))
after(() => rm(DATA_DIR, { recursive: true }))

const [, admin] = demoSignIns
const kills = rounds({ short: 3, long: 50 })
const isDatabaseCrash = (round: number) => isPostgres && round % 4 === 0
const writers = 4
const acknowledgedPerRound = 60

test('every acknowledged change outlives a server that is killed amid changes', async () => {
  const acknowledged = new Map<number, string>()
  const inFlight = new Set<number>()
  let token = ''
  const place = await placeOf(DATA_DIR)
  for (let round = 0; round <= kills; round++) {
    const server = spawnServer({ ...place, SEED: '300' })
    const address = await server.address
    token ||= (await callServer(address, '/admin/login', undefined, admin)).body.access_token
    const { data } = (await callServer(address, '/admin/doctor/subscriptions', token)).body
    // A request without a response may or may not have been applied.
    for (const id of inFlight) acknowledged.delete(id)
    for (const { id, status } of data) assert.equal(status, acknowledged.get(id) ?? status, `subscription ${id} in round ${round}`)
    if (round === kills) {
      await server.kill('SIGINT')
      break
    }
    inFlight.clear()
    let count = 0
    // Changes one subscription of each doctor, the active one if there is one: a second active one would be rejected.
    const known = data.filter(({ status }) => status !== 'expired').sort((one, other) => other.status.localeCompare(one.status))
    const queue = [...new Map(known.map((subscription) => [subscription.user_id, subscription])).values()]
    const write = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const status = next.status === 'active' ? 'canceled' : 'active'
        inFlight.add(next.id)
        const body = { subscription_id: next.id, user_id: next.user_id, status, reason: 'Crash' }
        const answer = await callServer(address, '/admin/subscription/status/change', token, body)
        assert.equal(answer.status, 200)
        inFlight.delete(next.id)
        acknowledged.set(next.id, status)
        if (++count === acknowledgedPerRound) {
          const killed = server.kill('SIGKILL')
          if (isDatabaseCrash(round)) await crashPostgres()
          await killed
        }
      }
    }
    const results = await Promise.allSettled(Array.from({ length: writers }, write))
    // The kill breaks the connections of the other writers; every other error is a failure.
    for (const result of results) if (result.status === 'rejected') assert.ok(result.reason instanceof TypeError, String(result.reason))
    assert.ok(count >= acknowledgedPerRound)
  }
  assert.ok(acknowledged.size >= acknowledgedPerRound)
})
