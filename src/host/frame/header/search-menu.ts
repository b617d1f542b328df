import { foldText } from '../../../core/contract/search.ts'
import type { MenuGroup, MenuItem } from '../../routing/menu.ts'
import type { MenuWord } from '../../i18n/messages/menu.ts'

export interface FoundLink extends Omit<MenuItem, 'title' | 'group'> {
  title: string
  /** Title of the link's group. */
  group: string
}

/**
 * Returns the links of a menu whose titles contain a text, ignoring case and accents.
 * Returns all links for an empty text.
 */
export function searchMenu(menu: readonly MenuGroup[], words: Readonly<Record<MenuWord, string>>, text: string): FoundLink[] {
  const wanted = foldText(text)
  const links = menu.flatMap(({ title, items }) => items.map((item) => ({ ...item, title: words[item.title], group: words[title] })))
  return links.filter(({ title }) => foldText(title).includes(wanted))
}
