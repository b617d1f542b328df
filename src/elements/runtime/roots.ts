import { STORE_UNMOUNT_DELAY } from 'nanostores'
import { ignoreInputMethodKeys } from '../../core/input-method.ts'

/** The shadow roots of ours that are on the page. */
const roots = new Set<ShadowRoot>()
const watchers = new Set<(root: ShadowRoot) => void>()
const leavers = new Set<() => void>()
const movers = new Set<(root: ShadowRoot) => void>()
let leaving: ReturnType<typeof setTimeout> | undefined

export function addRoot(root: ShadowRoot): void {
  if (roots.has(root)) return movers.forEach((move) => move(root))
  roots.add(root)
  // Before React, which listens to the root, too.
  ignoreInputMethodKeys(root)
  if (!isPageWithoutElements()) clearTimeout(leaving)
  watchers.forEach((watch) => watch(root))
}

export function removeRoot(root: ShadowRoot): void {
  if (!roots.delete(root) || !isPageWithoutElements()) return
  clearTimeout(leaving)
  // As stores do: what goes often comes again at once.
  leaving = setTimeout(() => leavers.forEach((leave) => leave()), STORE_UNMOUNT_DELAY)
}

export const allRoots = (): ReadonlySet<ShadowRoot> => roots

/** Whether no element of ours is on the page; what dialogs and toasts are shown in is none. */
export const isPageWithoutElements = (): boolean => [...roots].every(({ host }) => host.localName.startsWith('pe-'))

/** Calls `move` when an element was moved in the document. */
export const onMoved = (move: (root: ShadowRoot) => void): void => void movers.add(move)

/** Calls `leave` a moment after the last element has gone. */
export const onLastElementRemoved = (leave: () => void): void => void leavers.add(leave)

/** Calls `watch` for every root there is and every one to come. */
export function watchRoots(watch: (root: ShadowRoot) => void): () => void {
  roots.forEach(watch)
  watchers.add(watch)
  return () => watchers.delete(watch)
}
