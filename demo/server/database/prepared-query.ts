import type { Database } from './database.ts'

const behindPooler = new WeakSet<Database>()

/** Notes that a pooler may run each statement of a connection on another one of the server. */
export const notePooler = <Pooled extends Database>(database: Pooled) => {
  behindPooler.add(database)
  return database
}

/**
 * Returns a function that builds a query once per database: building and planning take longer than a small query itself.
 * PostgreSQL keeps the plan under the name, in each connection. Behind a pooler the query has no name.
 */
export const prepareOnce = <Query>(name: string, build: (database: Database, name: string) => Query) => {
  const queries = new WeakMap<Database, { query: Query }>()
  return (database: Database): Query => {
    const known = queries.get(database) ?? { query: build(database, behindPooler.has(database) ? '' : name) }
    queries.set(database, known)
    return known.query
  }
}
