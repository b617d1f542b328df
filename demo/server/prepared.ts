import type { Database } from './database.ts'

const all = new WeakMap<Database, Map<string, unknown>>()

/** A query that is built once for each database: building it costs as much as running it. By its name a server keeps its plan as well. */
export const kept = <Query>(database: Database, name: string, build: (name: string) => Query): Query => {
  const queries = all.get(database) ?? new Map<string, unknown>()
  all.set(database, queries)
  const query = (queries.get(name) as Query | undefined) ?? build(name)
  queries.set(name, query)
  return query
}
