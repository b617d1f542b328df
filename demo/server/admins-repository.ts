import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { admins } from './schema.ts'

/** An admin by id. */
export const findAdmin = async (database: Database, id: number) => {
  const [admin] = await database.select().from(admins).where(eq(admins.id, id))
  return admin
}
