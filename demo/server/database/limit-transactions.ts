import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Milliseconds that a transaction waits for a place. */
const patience = 2500

const createPlaces = (count: number) => {
  const waiting: (() => void)[] = []
  let free = count
  return {
    take: () =>
      new Promise<void>((resolve, reject) => {
        if (free > 0) {
          free -= 1
          resolve()
          return
        }
        const turn = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1)
          reject(Object.assign(new Error('Other transactions occupy their share of the connections'), { code: 'ETIMEDOUT' }))
        }, patience)
        waiting.push(turn)
      }),
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    },
  }
}

interface Limits {
  connections: number
  /** Settings of each transaction, by name. Default: none. */
  settings?: Record<string, number>
}

/**
 * Limits the writing transactions of a pool to 70 % of its connections.
 * Those that wait for locks then leave connections to reads.
 */
export const limitTransactions = <Limited extends Database>(database: Limited, { connections, settings = {} }: Limits) => {
  const places = createPlaces(Math.max(1, Math.floor(connections * 0.7)))
  const beginPlain = database.transaction.bind(database)
  const set = Object.entries(settings).map(([name, value]) => `SET LOCAL ${name} = ${value}`)
  const begin: typeof beginPlain = (work, config) =>
    beginPlain(async (transaction) => {
      if (set.length > 0) await transaction.execute(sql.raw(set.join('; ')))
      return work(transaction)
    }, config)
  database.transaction = async (work, config) => {
    if (config?.accessMode === 'read only') return begin(work, config)
    await places.take()
    try {
      return await begin(work, config)
    } finally {
      places.leave()
    }
  }
  return database
}
