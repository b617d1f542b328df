import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { AdminSort, ListAdminsQuery } from '../../src/core/contract/admins.ts'
import type { Database } from './database.ts'
import { contains, orderOf, type Page } from './lists.ts'
import { admins } from './schema.ts'
import { next } from './versions.ts'

export type Admin = typeof admins.$inferSelect

const sortColumns = {
  name: admins.nameKey,
  email: admins.emailKey,
  createdAt: admins.createdAt,
} satisfies Record<AdminSort, unknown>

const conditionOf = ({ q }: ListAdminsQuery) => contains(q, admins.searchKey)

/** The admins that fit, sorted; all of them, or the one page that is asked for. */
export const listAdmins = (database: Database, query: ListAdminsQuery, page?: Page) => {
  const rows = database
    .select({
      id: admins.id,
      firstName: admins.firstName,
      lastName: admins.lastName,
      email: admins.email,
      picture: admins.picture,
      createdAt: admins.createdAt,
    })
    .from(admins)
    .where(conditionOf(query))
    .orderBy(...orderOf(sortColumns, admins.id, query))
  return page ? rows.limit(page.size).offset((page.number - 1) * page.size) : rows
}

export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number]

/** How many fit. */
export const countAdmins = async (database: Database, query: ListAdminsQuery) => {
  const [row] = await database.select({ total: count() }).from(admins).where(conditionOf(query))
  return row?.total ?? 0
}

/** An admin by id. */
export const findAdmin = async (database: Database, id: number): Promise<Admin | undefined> => {
  const [admin] = await database.select().from(admins).where(eq(admins.id, id))
  return admin
}

/** An admin by id, whose row stays ours until the transaction ends. */
export const lockAdmin = async (transaction: Database, id: number): Promise<Admin | undefined> => {
  const [admin] = await transaction.select().from(admins).where(eq(admins.id, id)).for('update')
  return admin
}

export const updateAdmin = async (transaction: Database, id: number, values: Partial<Admin>) => {
  await transaction.update(admins).set({ ...values, version: next(admins.version) }).where(eq(admins.id, id))
}

/** Adds an admin and answers its id. */
export const addAdmin = async (transaction: Database, values: typeof admins.$inferInsert) => {
  const [added] = await transaction.insert(admins).values(values).returning({ id: admins.id })
  if (!added) throw new Error('Nothing was added')
  return added.id
}

/** Whether another admin has this email, in any case. */
export const isEmailTaken = async (database: Database, email: string, adminId: number) => {
  const [other] = await database
    .select({ id: admins.id })
    .from(admins)
    .where(and(eq(sql`lower(${admins.email})`, sql`lower(${email})`), ne(admins.id, adminId)))
  return other !== undefined
}
