import { atom, onMount, type ReadableAtom } from 'nanostores'

/** Returns a store that is true while the window matches a media query. */
export function matching(query: string): ReadableAtom<boolean> {
  const list = matchMedia(query)
  const $matches = atom(list.matches)
  onMount($matches, () => {
    const read = () => $matches.set(list.matches)
    read()
    list.addEventListener('change', read)
    return () => list.removeEventListener('change', read)
  })
  return $matches
}
