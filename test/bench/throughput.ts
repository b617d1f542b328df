import autocannon from 'autocannon'
import type { DemoServer } from '../support/runner/demo-server.ts'
import type { Figure } from './report.ts'

const calls = {
  'GET /admin/doctors': '/api/v1/admin/doctors?page=1&page_size=10',
  'GET /admin/doctor/subscriptions': '/api/v1/admin/doctor/subscriptions?status=active&page=1&page_size=10',
}

/** Requests a second, and how long all but one in a hundred take, at 32 connections. */
export async function measureThroughput({ origin, session }: DemoServer, { size, seconds }: { size: number; seconds: number }): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [subject, path] of Object.entries(calls)) {
    // In a thread of its own, so that asking costs the server's thread nothing.
    const { requests, latency, non2xx, errors } = await autocannon({
      url: origin + path, connections: 32, duration: seconds, workers: 1, headers: { authorization: `Bearer ${session.access_token}` },
    })
    if (non2xx + errors > 0) throw new Error(`${subject} failed ${non2xx + errors} times`)
    const scale = `${size} doctors`
    figures.push(
      { measure: 'requests a second', subject, scale, value: requests.average, unit: '1/s' },
      { measure: 'p99', subject, scale, value: latency.p99, unit: 'ms' },
    )
  }
  return figures
}
