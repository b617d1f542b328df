import { and, eq, ne, sql } from 'drizzle-orm'
import type { AdminSort, ListAdminsQuery } from '../../../src/core/contract/admins.ts'
import type { Database } from '../database/database.ts'
import { countWhere } from '../lists/list-counts.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { contains, createdWithin, defaultSort, directionOf } from '../lists/list-query.ts'
import { admins } from '../database/schema.ts'
import { hasSecondFactor } from '../second-factor/second-factors-repository.ts'
import { readWhole } from '../lists/whole-list.ts'

export type Admin = typeof admins.$inferSelect

/** Columns in the audit, by their names in the contract. */
export const adminFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
  city: 'city',
  state: 'state',
  country: 'country',
  address: 'address',
  description: 'description',
  picture: 'profile_picture',
  passwordHash: 'password',
  role: 'role',
} satisfies Partial<Record<keyof Admin, string>>

const sortColumns = {
  name: admins.nameKey,
  email: admins.emailKey,
  createdAt: admins.createdAt,
} satisfies Record<AdminSort, unknown>

const fields = {
  id: admins.id,
  firstName: admins.firstName,
  lastName: admins.lastName,
  email: admins.email,
  picture: admins.picture,
  createdAt: admins.createdAt,
  role: admins.role,
  disabledAt: admins.disabledAt,
  hasSecondFactor,
}

const keyOf = ({ sort = defaultSort }: ListAdminsQuery) => sortColumns[sort]
const searchOf = ({ q }: ListAdminsQuery) => contains(q, admins.searchKey)

const sourceOf = (database: Database, query: ListAdminsQuery) => {
  const condition = and(createdWithin(admins.createdAt, query), searchOf(query))
  return listSource({
    list: { table: admins, id: admins.id, key: keyOf(query), order: directionOf(query), partitions: [condition] },
    // Counts row by row: there are few admins.
    count: countWhere(admins, condition),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(admins)
        .where(where)
        .orderBy(...order),
  })
}

export const pageOfAdmins = (database: Database, query: ListAdminsQuery, page: Page) => readPage(database, sourceOf(database, query), page)

/** Returns all matching admins, in batches. */
export const allAdmins = (database: Database, query: ListAdminsQuery) => readWhole(sourceOf(database, query))

export const findAdmin = async (database: Database, id: number): Promise<Admin | undefined> => {
  const [admin] = await database.select().from(admins).where(eq(admins.id, id))
  return admin
}

/** Returns an admin and locks its row until the transaction ends. */
export const lockAdmin = async (transaction: Database, id: number): Promise<Admin | undefined> => {
  const [admin] = await transaction.select().from(admins).where(eq(admins.id, id)).for('update')
  return admin
}

export const updateAdmin = async (transaction: Database, id: number, values: Partial<Admin>) => {
  await transaction.update(admins).set(values).where(eq(admins.id, id))
}

/** Stores a new hash of the same password. Keeps the version, because the profile does not change. */
export const renewPasswordHash = async (transaction: Database, id: number, passwordHash: string) => {
  await transaction
    .update(admins)
    .set({ passwordHash, version: sql`${admins.version}` })
    .where(eq(admins.id, id))
}

/** Inserts an admin and returns its id. */
export const addAdmin = async (transaction: Database, values: typeof admins.$inferInsert) => {
  const [added] = await transaction.insert(admins).values(values).returning({ id: admins.id })
  if (!added) throw new Error('Nothing was added')
  return added.id
}

/** Condition for the admin with this email. Uses the database's `lower`, like the unique index. JavaScript's differs for İ and Σ. */
export const hasEmail = (email: string) => eq(sql`lower(${admins.email})`, sql`lower(${email})`)

/** Returns whether another admin has this email. Ignores case. */
export const isEmailTaken = async (database: Database, email: string, adminId: number) => {
  const [other] = await database
    .select({ id: admins.id })
    .from(admins)
    .where(and(hasEmail(email), ne(admins.id, adminId)))
  return other !== undefined
}

export const hasAdmins = async (database: Database) => (await database.select({ id: admins.id }).from(admins).limit(1)).length > 0

export const hasSuperadmin = async (database: Database) => {
  const [present] = await database.select({ id: admins.id }).from(admins).where(eq(admins.role, 'superadmin')).limit(1)
  return present !== undefined
}

/** Inserts a superadmin if the email is free. Returns whether it did. */
export const addSuperadmin = async (database: Database, values: Omit<typeof admins.$inferInsert, 'role'>) => {
  const added = await database
    .insert(admins)
    .values({ ...values, role: 'superadmin' })
    .onConflictDoNothing()
    .returning()
  return added.length > 0
}
