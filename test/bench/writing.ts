import type { Subscription } from '../../src/core/contract/subscriptions.ts'

/**
 * Cancels and reactivates subscriptions repeatedly, one per connection, and prints the time of each write:
 * `writing.ts ORIGIN TOKEN SECONDS CONNECTIONS`.
 */
const [origin = '', token = '', seconds = '', connections = ''] = process.argv.slice(2)
const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
const calls = `${origin}/api/v1/admin`

const answer = await fetch(`${calls}/doctor/subscriptions?status=active&page=1&page_size=${connections}`, { headers })
const { data } = (await answer.json()) as { data: Subscription[] }

const end = performance.now() + Number(seconds) * 1000
const times: number[] = []

const write = async ({ id, user_id }: Subscription, status: 'active' | 'canceled') => {
  const start = performance.now()
  const body = JSON.stringify({ subscription_id: id, user_id, status, reason: 'Measured' })
  const written = await fetch(`${calls}/subscription/status/change`, { method: 'POST', headers, body })
  await written.text()
  if (!written.ok) throw new Error(`A write was answered ${written.status}`)
  times.push(performance.now() - start)
}

await Promise.all(
  data.map(async (subscription) => {
    while (performance.now() < end) {
      await write(subscription, 'canceled')
      await write(subscription, 'active')
    }
  }),
)
process.stdout.write(JSON.stringify(times))
