/** Entry of the search. One with an address is a link; another is an action. */
export interface Entry {
  title: string
  /** Name in the sprite. */
  icon: string
  href?: string | undefined
  /** Group of the menu. */
  group?: string
  /** Email and phone of a person. */
  contacts?: readonly string[]
  /** Called when the entry is chosen, before a link leads on. */
  choose: () => void
}

export interface EntryGroup {
  title: string
  entries: readonly Entry[]
}

export const listId = 'menu-search-list'

/** Returns the id of an option by its index among those of all groups. */
export const optionId = (index: number) => `menu-search-${index}`
