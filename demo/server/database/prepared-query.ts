import type { Database } from './database.ts'

const behindPooler = new WeakSet<Database>()

/** Notes that a pooler may run each statement of a connection on another one of the server. */
export const notePooler = <Pooled extends Database>(database: Pooled) => {
  behindPooler.add(database)
  return database
}

/** Maximum number of queries that are kept. PostgreSQL needs up to 170 KiB for each, in every connection. */
const maximumQueries = 50

const queriesOf = new WeakMap<Database, Map<string, unknown>>()

/**
 * Returns the query of this name, built once per database for the first 50 names: building and planning take longer than a small query itself.
 * PostgreSQL keeps the plan under the name, in each connection. Behind a pooler the query has no name.
 * @param name At most 63 bytes. One name stands for one SQL text; what differs is a placeholder.
 */
export const prepareOnce = <Query>(database: Database, name: string, build: (name: string) => Query): Query => {
  const queries = queriesOf.get(database) ?? new Map<string, unknown>()
  queriesOf.set(database, queries)
  if (!queries.has(name)) {
    if (queries.size >= maximumQueries) return build('')
    queries.set(name, build(behindPooler.has(database) ? '' : name))
  }
  // One name has one place that builds it, and so one type.
  return queries.get(name) as Query
}
