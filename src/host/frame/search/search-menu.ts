import { foldText } from '../../../core/contract/fold-text.ts'
import type { MenuGroup, MenuItem } from '../../routing/menu.ts'
import type { MenuWord } from '../../i18n/messages/menu.ts'

export interface FoundLink extends Omit<MenuItem, 'title' | 'group'> {
  title: string
  /** Title of the link's group. */
  group: string
}

/**
 * Returns the links of a menu whose titles contain a text, ignoring case and accents; after them the other links of groups whose
 * titles contain it. Returns all links for an empty text.
 */
export function searchMenu(menu: readonly MenuGroup[], words: Readonly<Record<MenuWord, string>>, text: string): FoundLink[] {
  const wanted = foldText(text)
  const links = menu.flatMap(({ title, items }) => items.map((item) => ({ ...item, title: words[item.title], group: words[title] })))
  const has = (title: string) => foldText(title).includes(wanted)
  const [found, others] = [links.filter(({ title }) => has(title)), links.filter(({ title }) => !has(title))]
  return [...found, ...others.filter(({ group }) => has(group))]
}
