/** The shadow roots of ours that are on the page. */
const roots = new Set<ShadowRoot>()
const watchers = new Set<(root: ShadowRoot) => void>()

export function addRoot(root: ShadowRoot): void {
  if (roots.has(root)) return
  roots.add(root)
  watchers.forEach((watch) => watch(root))
}

export const removeRoot = (root: ShadowRoot): void => void roots.delete(root)

export const allRoots = (): ReadonlySet<ShadowRoot> => roots

/** Calls `watch` for every root there is and every one to come. */
export function watchRoots(watch: (root: ShadowRoot) => void): () => void {
  roots.forEach(watch)
  watchers.add(watch)
  return () => watchers.delete(watch)
}
