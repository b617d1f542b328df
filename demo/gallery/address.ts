/** Keeps the choices in the page's address, for links and reloads. */

const kept = ['theme', 'dir', 'width', 'code']

const parameters = () => new URLSearchParams(location.search)

export const chosen = (name: string): string | undefined => parameters().get(name) ?? undefined

/** Stores a choice; undefined removes it. An empty value is stored, because it differs from the initial value. */
export function choose(name: string, value: string | undefined): void {
  const next = parameters()
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  history.replaceState(null, '', `?${next.toString()}`)
}

/** Returns the address of an element's page, with the current theme, direction, width and framework. */
export function pageOf(tag: string): string {
  const now = parameters()
  const next = new URLSearchParams({ element: tag })
  for (const name of kept) {
    const value = now.get(name)
    if (value !== null) next.set(name, value)
  }
  return `?${next.toString()}`
}
