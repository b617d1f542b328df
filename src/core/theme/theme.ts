import { atom, computed, onMount } from 'nanostores'
import { $configuration, type Direction } from '../configuration.ts'
import { $locale } from '../i18n.ts'
import { directionOf } from '../locales.ts'

// What the page itself says. It is watched only while something of ours is shown.
const $page = atom<{ dark: boolean; direction: Direction }>({ dark: false, direction: 'ltr' })

onMount($page, () => {
  const read = () => {
    const { colorScheme, direction } = getComputedStyle(document.documentElement)
    const dark = colorScheme.includes('dark') && (!colorScheme.includes('light') || preference.matches)
    $page.set({ dark, direction: direction === 'rtl' ? 'rtl' : 'ltr' })
  }
  const preference = matchMedia('(prefers-color-scheme: dark)')
  const observer = new MutationObserver(read)
  observer.observe(document.documentElement, { attributes: true })
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

export const $direction = computed(
  [$configuration, $page, $locale],
  ({ dir }, page, locale): Direction => dir ?? (directionOf(locale) === 'rtl' ? 'rtl' : page.direction),
)
