/** What is chosen stands in the page's address, so that it can be linked to and survives a reload. */

const kept = ['theme', 'dir', 'width']

const parameters = () => new URLSearchParams(location.search)

export const chosen = (name: string): string | undefined => parameters().get(name) ?? undefined

/** Undefined removes a choice; an empty one is kept, because it differs from what the gallery starts with. */
export function choose(name: string, value: string | undefined): void {
  const next = parameters()
  if (value === undefined) next.delete(name)
  else next.set(name, value)
  history.replaceState(null, '', `?${next.toString()}`)
}

/** An element's page, with theme, direction and width as they are now. */
export function pageOf(tag: string): string {
  const now = parameters()
  const next = new URLSearchParams({ element: tag })
  for (const name of kept) {
    const value = now.get(name)
    if (value !== null) next.set(name, value)
  }
  return `?${next.toString()}`
}
