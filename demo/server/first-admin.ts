import { eq } from 'drizzle-orm'
import type { Database } from './database.ts'
import { hashPassword } from './passwords.ts'
import { admins } from './schema.ts'
import { personKeys } from './text-keys.ts'

/** Adds the first superadmin if there is none. Returns whether it added one. */
export const addFirstAdmin = async (database: Database, { email, password }: { email: string; password: string }) => {
  const [present] = await database.select({ id: admins.id }).from(admins).where(eq(admins.role, 'superadmin')).limit(1)
  if (present) return false
  const person = { email, firstName: 'First', lastName: 'Admin' }
  const passwordHash = await hashPassword(password)
  const added = await database
    .insert(admins)
    .values({ ...person, ...personKeys(person), passwordHash, role: 'superadmin' })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}

export const hasAdmins = async (database: Database) => (await database.select({ id: admins.id }).from(admins).limit(1)).length > 0
