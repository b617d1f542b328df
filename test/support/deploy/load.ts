import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'

interface Answer {
  at: number
  milliseconds: number
  call: string
  /** Status, or the error of the connection. */
  status: number | string
  retryAfter: string | null
  body: string
}

interface LoadOptions {
  address: string
  token: string
  clients: number
  /** Milliseconds that a client waits between two requests. */
  pause: number
}

/** Milliseconds after which an answer counts as an interruption. */
const slow = 3000

const isAllowed = ({ status, retryAfter }: Answer) => status === 200 || status === 409 || (status === 503 && retryAfter !== null)
const isTrouble = ({ status, milliseconds }: Answer) => (status !== 200 && status !== 409) || milliseconds > slow

/** Sends reads and writes until it is stopped. A write has an idempotency key and is repeated until it is acknowledged. */
export const startLoad = ({ address, token, clients, pause }: LoadOptions) => {
  const answers: Answer[] = []
  const acknowledged: string[] = []
  /** When the last acknowledged write of each client began. */
  const lastWrites = Array.from({ length: clients }, () => 0)
  let isStopped = false

  const call = async (path: string, body?: object, key?: string) => {
    const at = Date.now()
    const answer: Answer = { at, milliseconds: 0, call: path.split('?')[0] ?? path, status: 'none', retryAfter: null, body: '' }
    try {
      const response = await fetch(`${address}/api/v1${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(60_000),
      })
      answer.body = await response.text()
      answer.status = response.status
      answer.retryAfter = response.headers.get('retry-after')
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
      answer.status = cause instanceof Error ? `${'code' in cause ? String(cause.code) : cause.name} ${cause.message}` : 'unknown'
    }
    answer.milliseconds = Date.now() - at
    answers.push(answer)
    await setTimeout(pause)
    return answer
  }

  const createAdmin = async (client: number) => {
    const key = randomUUID()
    const email = `${key}@load.test`
    const texts = { first_name: 'Load', last_name: `Client ${client}`, city: '', country: '', address: '', description: '' }
    let answer
    do answer = await call('/admin/create', { ...texts, email, password: 'a-long-password', role: 'admin' }, key)
    while (answer.status !== 200 && !isStopped)
    if (answer.status !== 200) return
    acknowledged.push(email)
    lastWrites[client] = answer.at
  }

  const changeStatus = async () => {
    const list = await call('/admin/doctor/subscriptions?page=1&page_size=20&sort=createdAt')
    if (list.status !== 200) return
    const { data } = JSON.parse(list.body) as { data: { id: number; user_id: number; status: string; version: number }[] }
    const row = data[Math.floor(Math.random() * data.length)]
    if (!row) return
    const status = row.status === 'active' ? 'canceled' : 'active'
    const { id: subscription_id, user_id, version } = row
    await call('/admin/subscription/status/change', { subscription_id, user_id, status, reason: 'Load', version }, randomUUID())
  }

  const work = async (client: number) => {
    while (!isStopped) {
      await createAdmin(client)
      await call('/admin/profile')
      await call(`/admin/doctors?page=${1 + (client % 3)}&page_size=20`)
      await changeStatus()
    }
  }
  const running = Array.from({ length: clients }, (_, client) => work(client))

  return {
    acknowledged,
    /** Returns whether a write of each client that began after a moment was acknowledged. */
    isServedSince: (moment: number) => lastWrites.every((at) => at > moment),
    /** Counts the answers since a moment, names those that are not allowed, and the seconds until the last interruption ended. */
    report: (moment: number) => {
      // A request counts that was sent before the moment and answered after it.
      const since = answers.filter(({ at, milliseconds }) => at + milliseconds >= moment)
      const counts: Record<string, number> = {}
      for (const { status } of since) counts[status] = (counts[status] ?? 0) + 1
      const ends = since.filter(isTrouble).map(({ at, milliseconds }) => at + milliseconds - moment)
      return {
        counts,
        refused: since
          .filter((answer) => !isAllowed(answer))
          .map(({ call: path, status, body }) => `${path} ${status} ${body.slice(0, 200)}`),
        failed: since.filter(({ status }) => status !== 200 && status !== 409).length,
        seconds: Math.max(0, ...ends) / 1000,
        slowest: Math.max(0, ...since.map(({ milliseconds }) => milliseconds)) / 1000,
      }
    },
    stop: async () => {
      isStopped = true
      await Promise.all(running)
    },
  }
}

export type Load = ReturnType<typeof startLoad>
