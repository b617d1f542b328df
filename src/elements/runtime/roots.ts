import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { ignoreInputMethodKeys } from '../../core/forms/input-method.ts'

const roots = new Set<ShadowRoot>()
const watchers = new Set<(root: ShadowRoot) => void>()
const leavers = new Set<() => void>()
const movers = new Set<(root: ShadowRoot) => void>()
let leaving: ReturnType<typeof setTimeout> | undefined

export function addRoot(root: ShadowRoot): void {
  if (roots.has(root)) return movers.forEach((move) => move(root))
  roots.add(root)
  // Must be added before React's own listeners at the root.
  ignoreInputMethodKeys(root)
  if (!isPageWithoutElements()) clearTimeout(leaving)
  watchers.forEach((watch) => watch(root))
}

export function removeRoot(root: ShadowRoot): void {
  if (!roots.delete(root) || !isPageWithoutElements()) return
  clearTimeout(leaving)
  // Delayed like the unmount of stores: a removed element often returns at once.
  leaving = setTimeout(() => leavers.forEach((leave) => leave()), STORE_UNMOUNT_DELAY)
}

export const allRoots = (): ReadonlySet<ShadowRoot> => roots

/** Returns true if no element is on the page. Internal hosts of dialogs and toasts (`pe-*`) do not count. */
export const isPageWithoutElements = (): boolean => [...roots].every(({ host }) => host.localName.startsWith('pe-'))

export const onMoved = (move: (root: ShadowRoot) => void): void => void movers.add(move)

/** Calls `leave` after the last element is removed, delayed by `STORE_UNMOUNT_DELAY`. */
export const onLastElementRemoved = (leave: () => void): void => void leavers.add(leave)

/** Calls `watch` for every existing and future root. Returns a function that stops this. */
export function watchRoots(watch: (root: ShadowRoot) => void): () => void {
  roots.forEach(watch)
  watchers.add(watch)
  return () => watchers.delete(watch)
}
