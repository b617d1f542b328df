import { and, eq, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ActivityKind, ListActivityQuery } from '../../../src/core/contract/activity.ts'
import type { Database } from '../database/database.ts'
import { admins, audit, doctors, portalKeys } from '../database/schema.ts'
import { countWhere } from '../lists/list-counts.ts'
import { listSource, readPage, type Page } from '../lists/list-page.ts'
import { contains, directionOf } from '../lists/list-query.ts'
import { readWhole } from '../lists/whole-list.ts'
import { subjectOfKind } from './audit-repository.ts'

const subjectAdmins = alias(admins, 'subject_admins')
const subjectKeys = alias(portalKeys, 'subject_keys')

/** Subjects whose id is that of an admin. */
const ofAdmins = [subjectOfKind['sign-in'], subjectOfKind.account]

const fields = {
  id: audit.id,
  at: audit.at,
  action: audit.action,
  subject: audit.subject,
  subjectId: audit.subjectId,
  doctorId: audit.doctorId,
  reason: audit.reason,
  before: audit.before,
  after: audit.after,
  address: audit.address,
  adminId: audit.adminId,
  adminName: sql<string | null>`${admins.firstName} || ' ' || ${admins.lastName}`,
  portalUserName: audit.portalUserName,
  portalName: portalKeys.name,
  doctorName: sql<string | null>`${doctors.firstName} || ' ' || ${doctors.lastName}`,
  subjectAdminName: sql<string | null>`${subjectAdmins.firstName} || ' ' || ${subjectAdmins.lastName}`,
  subjectKeyName: subjectKeys.name,
}

const filterOf = ({ doctor_id, at_from, at_to }: ListActivityQuery, kinds: readonly ActivityKind[] | undefined) =>
  and(
    kinds &&
      inArray(
        audit.subject,
        kinds.map((kind) => subjectOfKind[kind]),
      ),
    doctor_id === undefined ? undefined : eq(audit.doctorId, doctor_id),
    at_from === undefined ? undefined : gte(audit.at, new Date(at_from)),
    at_to === undefined ? undefined : lte(audit.at, new Date(at_to)),
  )

/** Returns the conditions for entries by an admin, and for those about it by others. */
const partitionsOf = (filter: SQL | undefined, adminId: number | undefined) =>
  adminId === undefined
    ? [filter]
    : [
        and(eq(audit.adminId, adminId), filter),
        ...ofAdmins.map((subject) =>
          and(eq(audit.subject, subject), eq(audit.subjectId, adminId), or(isNull(audit.adminId), ne(audit.adminId, adminId)), filter),
        ),
      ]

/** Returns the conditions that each find entries by the name of an admin or a practice. */
const searchOf = (database: Database, q: string | undefined) => {
  const [ofAdmin, ofDoctor] = [contains(q, admins.searchKey), contains(q, doctors.searchKey)]
  if (!ofAdmin || !ofDoctor) return undefined
  const adminIds = database.select({ id: admins.id }).from(admins).where(ofAdmin)
  const doctorIds = database.select({ id: doctors.id }).from(doctors).where(ofDoctor)
  return [
    inArray(audit.adminId, adminIds),
    and(inArray(audit.subject, ofAdmins), inArray(audit.subjectId, adminIds)),
    inArray(audit.doctorId, doctorIds),
  ]
}

/** `kinds` limits the entries to those that the reader may see. */
const sourceOf = (database: Database, kinds: readonly ActivityKind[] | undefined, query: ListActivityQuery) => {
  const asked = query.kind && (!kinds || kinds.includes(query.kind)) ? [query.kind] : kinds
  const filter = filterOf(query, asked)
  const words = searchOf(database, query.q)
  const condition = words && or(...words)
  // A practice and an admin have few entries: search them row by row.
  const isShort = query.doctor_id !== undefined || query.admin_id !== undefined
  const partitions = partitionsOf(isShort ? and(filter, condition) : filter, query.admin_id)
  return listSource({
    list: { table: audit, id: audit.id, key: audit.at, order: directionOf(query), partitions },
    count: countWhere(audit, or(...partitions.filter((partition) => partition !== undefined))),
    rows: (beside, where, order) =>
      database
        .select({ ...fields, ...beside })
        .from(audit)
        .leftJoin(admins, eq(admins.id, audit.adminId))
        .leftJoin(portalKeys, eq(portalKeys.id, audit.portalKeyId))
        .leftJoin(doctors, eq(doctors.id, audit.doctorId))
        .leftJoin(subjectAdmins, and(inArray(audit.subject, ofAdmins), eq(subjectAdmins.id, audit.subjectId)))
        .leftJoin(subjectKeys, and(eq(audit.subject, subjectOfKind.portal), eq(subjectKeys.id, audit.subjectId)))
        .where(where)
        .orderBy(...order),
    search:
      isShort || !words || !condition
        ? undefined
        : {
            condition,
            // One index for each way to find an entry.
            found: (within) =>
              sql.join(
                words.map(
                  (one) => sql`SELECT ${audit.id} AS id, ${audit.at} AS key FROM ${audit} WHERE ${and(one, filter, within(audit.at))}`,
                ),
                sql` UNION `,
              ),
          },
  })
}

export type ActivityRow = Awaited<ReturnType<typeof pageOfActivity>>['rows'][number]

export const pageOfActivity = (database: Database, kinds: readonly ActivityKind[] | undefined, query: ListActivityQuery, page: Page) =>
  readPage(database, sourceOf(database, kinds, query), page)

/** Returns all matching entries, in batches. */
export const allActivity = (database: Database, kinds: readonly ActivityKind[] | undefined, query: ListActivityQuery) =>
  readWhole(sourceOf(database, kinds, query))
