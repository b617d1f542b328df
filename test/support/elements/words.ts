import { configure } from '../../../src/elements/index.ts'
import { i18n as elements, localeSettled } from '../../../src/core/i18n/i18n.ts'
import type { Locale } from '../../../src/core/i18n/locales.ts'
import { i18n as panel } from '../../../src/host/i18n/panel-i18n.ts'

export const translated = ['zh', 'ar', 'nl', 'es', 'fr', 'pt'] as const satisfies Locale[]

export async function speak(locale: string): Promise<void> {
  configure({ locale })
  await localeSettled()
}

type Text = string | Record<string, string>
type Texts = Record<string, Record<string, Text>>

const variants = (text: Text | undefined): string[] => (typeof text === 'object' ? Object.values(text) : text ? [text] : [])

const textsOf = ({ cache }: { cache: object }, locale: Locale) => (cache as Record<string, Texts | undefined>)[locale] ?? {}

const withoutParameters = (text: string) => text.replaceAll(/\{\w+\}/g, '')

const isNumber = /^\{(count|from|length|megabytes|number|position|to|total|visit)\}$/

/** Returns a pattern that matches the text with any values of its parameters. */
function patternOf(text: string): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    if (part.startsWith('{')) return isNumber.test(part) ? '\\d+' : '.+'
    return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 's')
}

/** Returns the English texts that are not also texts of the other language. */
function englishTexts(locale: Locale): string[] {
  return [elements, panel].flatMap((i18n) => {
    const other = textsOf(i18n, locale)
    const spoken = new Set(Object.values(other).flatMap((messages) => Object.values(messages).flatMap(variants)))
    const english = Object.values(textsOf(i18n, 'en')).flatMap((messages) => Object.values(messages).flatMap(variants))
    return english.filter((text) => !spoken.has(text) && /\p{Letter}/u.test(withoutParameters(text)))
  })
}

/** Text written by people may be in any language. */
const data = 'bdi, textarea, p[dir=auto], script, style, [lang]:not(.pe-root, html, body)'

const spokenAttributes = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription', 'aria-valuetext']

function* nodesIn(root: Node): Generator<Node> {
  yield root
  if (root instanceof Element || root.nodeType === Node.ELEMENT_NODE) {
    const { shadowRoot } = root as Element
    if (shadowRoot) yield* nodesIn(shadowRoot)
  }
  for (const child of root.childNodes) yield* nodesIn(child)
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

function wordsOf(node: Node): string[] {
  if (isElement(node)) return node.matches(data) ? [] : spokenAttributes.flatMap((name) => node.getAttribute(name) ?? [])
  if (node.nodeType !== Node.TEXT_NODE || node.parentElement?.closest(data)) return []
  return [node.textContent ?? '']
}

/** Returns every text and label under a node, including shadow roots. */
export const wordsIn = (root: Node): string[] =>
  [...nodesIn(root)]
    .flatMap(wordsOf)
    .map((text) => text.trim())
    .filter(Boolean)

export function englishIn(root: Node, locale: Locale): string[] {
  const patterns = englishTexts(locale).map(patternOf)
  return wordsIn(root).filter((text) => patterns.some((pattern) => pattern.test(text)))
}

const boxes = 'button, a, th, label, h1, h2, h3, option, .pe-badge, .button, .sidebar-item, .sidebar-heading'

/** The sort icon may extend up to 8 px into the gap before the next header, a name by the room for its ellipsis. */
function roomBeside(element: Element): number {
  const name = element.matches('tbody th, .pe-name-link') && element.querySelector('bdi')
  return element.matches('th:has(.pe-sort)') ? 8 : 1 + (name ? parseFloat(getComputedStyle(name).paddingInlineEnd) : 0)
}

/** Returns buttons, headers and badges whose text is wider than their box. */
export function clippedIn(root: Node): string[] {
  const hidden = '.pe-visually-hidden, .visually-hidden, .pe-action-label, [aria-hidden=true]'
  return [...nodesIn(root)]
    .filter(isElement)
    .filter((element) => element.matches(boxes) && !element.closest(hidden) && element.checkVisibility() && element.clientWidth > 1)
    .filter((element) => element.scrollWidth > element.clientWidth + roomBeside(element))
    .map((element) => `${element.localName} '${element.textContent.trim()}': ${element.scrollWidth} in ${element.clientWidth}`)
}
