/** What a query says of the screen itself. The rest is what an admin made of its lists. */
const ownParameters = ['id']

/** The attribute of a screen with lists, from the query of its address. */
export function withListState(query: string): { 'list-state': string } {
  const parameters = new URLSearchParams(query)
  for (const name of ownParameters) parameters.delete(name)
  return { 'list-state': parameters.toString() }
}

/** The query of the same screen with its lists in another state. */
export function queryWith(query: string, listState: string): string {
  const now = new URLSearchParams(query)
  const own = ownParameters.flatMap((name) => now.getAll(name).map((value) => [name, value]))
  return new URLSearchParams([...own, ...new URLSearchParams(listState)]).toString()
}
