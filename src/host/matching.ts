import { atom, onMount, type ReadableAtom } from 'nanostores'

/** Whether the window fits a media query. */
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
