import type { Database } from './database.ts'
import { PreparedPgliteClient } from './prepared-pglite-client.ts'

/** A query that has been built. */
export interface BuiltQuery {
  getQuery: () => { sql: string }
}

const all = new WeakMap<Database, Map<string, unknown>>()

/** A query that is built once for each database: building it costs as much as running it. Its plan is kept as well, by a server for its name. */
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
