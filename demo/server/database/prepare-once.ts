import type { Database } from './database.ts'
import { PreparedPgliteClient } from './prepared-pglite-client.ts'

export interface BuiltQuery {
  getQuery: () => { sql: string }
}

const all = new WeakMap<Database, Map<string, unknown>>()

/**
 * Builds a query once per database, because building costs as much as running it.
 * The plan is kept too; a PostgreSQL server keeps it by name.
 */
export const prepareOnce = <Query extends BuiltQuery>(database: Database, name: string, build: (name: string) => Query): Query => {
  const queries = all.get(database) ?? new Map<string, unknown>()
  all.set(database, queries)
  const known = queries.get(name) as Query | undefined
  if (known) return known
  const query = build(name)
  queries.set(name, query)
  if ('$client' in database && database.$client instanceof PreparedPgliteClient) database.$client.keepPlan(query.getQuery().sql)
  return query
}
