import { atom, computed, onMount } from 'nanostores'
import { $configuration, type Direction } from '../configuration.ts'
import { $locale } from '../i18n/i18n.ts'
import { directionOf } from '../i18n/locales.ts'

/** Media query; undefined in test environments such as jsdom, which have none. */
const media = (query: string) => (typeof matchMedia === 'undefined' ? undefined : matchMedia(query))

// Color scheme and direction of the page. Observed only while an element is mounted.
const $page = atom<{ dark: boolean; direction: Direction }>({ dark: false, direction: 'ltr' })

onMount($page, () => {
  const read = () => {
    const { colorScheme: scheme, direction } = getComputedStyle(document.documentElement)
    const colorScheme = scheme === 'normal' ? (document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '') : scheme
    const dark = colorScheme.includes('dark') && (!colorScheme.includes('light') || preference?.matches === true)
    $page.set({ dark, direction: direction === 'rtl' ? 'rtl' : 'ltr' })
  }
  const preference = media('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(read)
  observer.observe(document.documentElement, { attributes: true })
  observer.observe(document, { attributeFilter: ['dir'], subtree: true })
  preference?.addEventListener('change', read)
  read()
  return () => {
    observer.disconnect()
    preference?.removeEventListener('change', read)
  }
})

/** True while the page prints. */
export const $printing = atom(false)

onMount($printing, () => {
  const paper = media('print')
  const begin = () => $printing.set(true)
  const end = () => $printing.set(false)
  const follow = ({ matches }: MediaQueryListEvent) => $printing.set(matches)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  // Print previews without a print, such as those of developer tools, fire no event of printing.
  paper?.addEventListener('change', follow)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    paper?.removeEventListener('change', follow)
  }
})

/** True if elements are dark. Print output is always light. */
export const $dark = computed(
  [$configuration, $page, $printing],
  ({ theme }, page, printing) => !printing && (theme === 'auto' ? page.dark : theme === 'dark'),
)

export const isMotionReduced = (): boolean => media('(prefers-reduced-motion: reduce)')?.matches ?? false

/** Direction set by `dir` or by a right-to-left language; undefined if the element's place in the page decides. */
const $fixedDirection = computed(
  [$configuration, $locale],
  ({ dir }, locale): Direction | undefined => dir ?? (directionOf(locale) === 'rtl' ? 'rtl' : undefined),
)

/** Returns the text direction of an element at its place in the page. */
export const directionAt = (element: Element): Direction =>
  $fixedDirection.get() ?? (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')

/** Calls `look` whenever a direction may have changed. Returns a function that unsubscribes. */
export function onDirectionChange(look: () => void): () => void {
  const stops = [$page, $fixedDirection].map((store) => store.listen(look))
  return () => stops.forEach((stop) => stop())
}

/** Direction of the page, for content outside of the elements. */
export const $direction = computed([$fixedDirection, $page], (fixed, page): Direction => fixed ?? page.direction)
