import { eq, sql } from 'drizzle-orm'
import { vacuumAnalyze, type Database } from '../database/database.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { admins, doctors, facts } from '../database/schema.ts'
import { addBulk } from './bulk-data.ts'
import { addDemoAdmins, addDemoPractices, drawDemoPictures } from './demo-data.ts'
import { addDemoPatients } from './demo-patients.ts'
import { practices } from './practices.ts'

export { demoSignIns } from './demo-data.ts'

export interface SeedOptions {
  database: Database
  pictures: PictureStore
  /** Number of doctors. Default: the hand-written ones. */
  doctors?: number
  /** Reference day of all dates. Default: today. */
  today?: Date
  progress?: (done: number, all: number) => void
}

const startOfDay = (moment: Date) => new Date(Math.floor(moment.getTime() / 86_400_000) * 86_400_000)

/** Returns whether the database has neither admins nor doctors. */
export const isEmpty = async (database: Database) => {
  const [admin] = await database.select({ id: admins.id }).from(admins).limit(1)
  const [doctor] = await database.select({ id: doctors.id }).from(doctors).limit(1)
  return !admin && !doctor
}

/** Returns the number of seeded doctors; undefined for a database that was never seeded. */
export const readSeed = async (database: Database) => {
  const [fact] = await database.select().from(facts).where(eq(facts.name, 'seed'))
  return fact && Number(fact.value)
}

/** Fills an empty database with demo data in one transaction. Leaves any other database unchanged. */
export const seed = async (options: SeedOptions) => {
  const { database, pictures, doctors: count = practices.length, today = new Date(), progress = () => undefined } = options
  const start = startOfDay(today)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = 0`)
    // If processes start together, one seeds. The others wait here for its commit and hold no locks that it needs.
    const [ours] = await transaction
      .insert(facts)
      .values({ name: 'seed', value: String(count) })
      .onConflictDoNothing()
      .returning()
    if (!ours) return
    if (!(await isEmpty(transaction))) {
      await transaction.delete(facts).where(eq(facts.name, 'seed'))
      return
    }
    await drawDemoPictures(pictures)
    await addDemoAdmins(transaction, start)
    await addDemoPractices(transaction, count, start)
    await addDemoPatients(transaction, start)
    await addBulk(transaction, practices.length + 1, count, start, progress)
    await transaction.execute(sql`SELECT setval(pg_get_serial_sequence('doctors', 'id'), ${count})`)
    await transaction.execute(sql`SELECT fold_list_counts()`)
  })
  await vacuumAnalyze(database)
}
