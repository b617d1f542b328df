import { atom, computed, onMount } from 'nanostores'
import { $configuration, type Direction } from '../configuration.ts'
import { $locale } from '../i18n.ts'
import { directionOf } from '../locales.ts'

// What the page itself says. It is watched only while something of ours is shown.
const $page = atom<{ dark: boolean; direction: Direction }>({ dark: false, direction: 'ltr' })

onMount($page, () => {
  const read = () => {
    const { colorScheme: scheme, direction } = getComputedStyle(document.documentElement)
    const colorScheme = scheme === 'normal' ? (document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '') : scheme
    const dark = colorScheme.includes('dark') && (!colorScheme.includes('light') || preference.matches)
    $page.set({ dark, direction: direction === 'rtl' ? 'rtl' : 'ltr' })
  }
  const preference = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(read)
  observer.observe(document.documentElement, { attributes: true })
  observer.observe(document, { attributeFilter: ['dir'], subtree: true })
  preference.addEventListener('change', read)
  read()
  return () => {
    observer.disconnect()
    preference.removeEventListener('change', read)
  }
})

const $printing = atom(false)

onMount($printing, () => {
  const begin = () => $printing.set(true)
  const end = () => $printing.set(false)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
  }
})

/** Paper is light. */
export const $dark = computed(
  [$configuration, $page, $printing],
  ({ theme }, page, printing) => !printing && (theme === 'auto' ? page.dark : theme === 'dark'),
)

/** Whether the one who looks wants things to stand still. */
export const isMotionReduced = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** What configuration and language say; undefined where the place in the page decides. */
const $fixedDirection = computed(
  [$configuration, $locale],
  ({ dir }, locale): Direction | undefined => dir ?? (directionOf(locale) === 'rtl' ? 'rtl' : undefined),
)

/** How an element runs, at its place in the page. */
export const directionAt = (element: Element): Direction =>
  $fixedDirection.get() ?? (getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr')

/** Calls `look` whenever that may have changed. */
export function onDirectionChange(look: () => void): () => void {
  const stops = [$page, $fixedDirection].map((store) => store.listen(look))
  return () => stops.forEach((stop) => stop())
}

/** How the page runs, for what belongs to none of its elements. */
export const $direction = computed([$fixedDirection, $page], (fixed, page): Direction => fixed ?? page.direction)
