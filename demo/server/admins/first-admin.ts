import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import { personKeys } from '../lists/text-keys.ts'
import { addSuperadmin, hasSuperadmin } from './admins-repository.ts'

/** Adds the first superadmin if there is none. Returns whether it added one. */
export const addFirstAdmin = async (database: Database, { email, password }: { email: string; password: string }) => {
  if (await hasSuperadmin(database)) return false
  const person = { email, firstName: 'First', lastName: 'Admin' }
  return addSuperadmin(database, { ...person, ...personKeys(person), passwordHash: await hashPassword(password) })
}
