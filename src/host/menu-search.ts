import { foldText } from '../core/contract/search.ts'
import type { MenuGroup, MenuItem } from './menu.ts'
import type { MenuWord } from './messages/menu.ts'

export interface FoundLink extends Omit<MenuItem, 'title'> {
  title: string
  /** The group that the link stands in. */
  group: string
}

/** The links of a menu whose titles hold a text, without regard to case and accents; all of them where there is no text. */
export function searchMenu(menu: readonly MenuGroup[], words: Readonly<Record<MenuWord, string>>, text: string): FoundLink[] {
  const wanted = foldText(text)
  const links = menu.flatMap(({ title, items }) => items.map((item) => ({ ...item, title: words[item.title], group: words[title] })))
  return links.filter(({ title }) => foldText(title).includes(wanted))
}
