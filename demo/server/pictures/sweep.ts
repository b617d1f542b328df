import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/database.ts'
import { regularly } from '../operations/regularly.ts'
import type { PictureStore } from './picture-store.ts'

/** Selects the keys of all pictures that rows show. */
export const shownPictures = sql`
  SELECT picture key FROM admins UNION ALL SELECT picture FROM doctors UNION ALL SELECT picture FROM patients
  UNION ALL SELECT unnest(pictures) FROM visits`

/** Milliseconds that an unused picture is kept: for a backup that runs, or a restore of the last one. */
const kept = 24 * 60 * 60 * 1000
/** Milliseconds between two sweeps. */
const interval = 6 * 60 * 60 * 1000
/** Keys of one query, which reads every row with a picture. */
const batch = 10_000

const findUnused = async (database: Database, keys: string[]) => {
  const unused = sql`(SELECT key FROM json_array_elements_text(${JSON.stringify(keys)}::json) key EXCEPT (${shownPictures})) unused`
  const rows = await database.select({ key: sql<string>`key` }).from(unused)
  return rows.map(({ key }) => key)
}

/** Removes the uploads that no row has shown for a day: replaced ones, and those of requests that a crash cut short. */
export const sweep = async (database: Database, pictures: PictureStore, now = new Date()) => {
  let keys: string[] = []
  const removeUnused = async () => {
    for (const key of keys.length > 0 ? await findUnused(database, keys) : []) await pictures.remove(key)
    keys = []
  }
  for await (const key of pictures.uploadsBefore(new Date(now.getTime() - kept))) {
    keys.push(key)
    if (keys.length === batch) await removeUnused()
  }
  await removeUnused()
}

/** Sweeps every six hours. Returns a function that stops this. */
export const sweepRegularly = (database: Database, pictures: PictureStore, log: FastifyBaseLogger) =>
  regularly(() => sweep(database, pictures), {
    every: interval,
    warn: (error) => log.warn(error, 'unused pictures could not be removed'),
  })
