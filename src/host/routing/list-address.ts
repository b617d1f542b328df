import { map } from 'nanostores'

/** Query parameters of the screen itself, see `ScreenRow`. All others belong to the state of its lists. */
const ownParameters = ['id', 'section']

/** Returns the `list-state` attribute from the query of a screen's address. */
export function withListState(query: string): { 'list-state': string } {
  const parameters = new URLSearchParams(query)
  for (const name of ownParameters) parameters.delete(name)
  return { 'list-state': parameters.toString() }
}

/** Returns the query of the same screen with another list state. */
export function queryWith(query: string, listState: string): string {
  const now = new URLSearchParams(query)
  const own = ownParameters.flatMap((name) => now.getAll(name).map((value) => [name, value]))
  return new URLSearchParams([...own, ...new URLSearchParams(listState)]).toString()
}

/** Last query of each list's address, by path. Lets the breadcrumb lead back to the list as it was. */
export const $listQueries = map<Record<string, string>>({})

/** Returns the address of a list as it was last shown; the path itself if it was not shown, or is no list. */
export function addressAsItWas(path: string): string {
  const query = $listQueries.get()[path]
  return query ? `${path}?${query}` : path
}

/** Forgets where the lists were, because another admin may sign in. */
export const forgetLists = (): void => $listQueries.set({})
