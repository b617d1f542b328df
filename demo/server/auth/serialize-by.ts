import { isUnavailable } from '../database/database-errors.ts'

const turns = new Map<string, Promise<unknown>>()

const refuseLine = (error: unknown) => {
  if (isUnavailable(error)) throw error
}

/**
 * Runs tasks of the same name one after the other, within this process.
 * A task that fails because the database is unavailable or a row is locked fails those that wait, too: they would wait as long.
 */
export const serializeBy = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  const before = turns.get(name)
  const mine = (async () => {
    await before?.catch(refuseLine)
    return work()
  })()
  turns.set(name, mine)
  try {
    return await mine
  } finally {
    if (turns.get(name) === mine) turns.delete(name)
  }
}
