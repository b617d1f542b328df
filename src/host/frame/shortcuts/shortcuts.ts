import { persistentAtom } from '../../../core/persistent.ts'
import { computed } from 'nanostores'
import { $layout } from '../../../core/theme/settings.ts'
import { $frameShape } from '../../settings/frame-shape.ts'
import { $searchOpen, $shortcutsOpen, $sidebarOpen, toggleSidebar } from '../open-state.ts'
import { $frameUser } from '../log-out.ts'
import { menuFor } from '../../routing/menu.ts'
import { $menuMessages } from '../../i18n/messages/menu.ts'
import { $searchMessages } from '../../i18n/messages/search.ts'
import { $shortcutMessages } from '../../i18n/messages/shortcuts.ts'

export interface Shortcut {
  /** Keys pressed one after another. `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly [string, ...string[]]
  label: string
  run: (go: (path: string) => void) => void
}

export const searchKey = 'Mod+K'

function openSearch(): void {
  // In body-only layouts the header opens with the menu.
  if ($frameShape.get().bodyOnly) $sidebarOpen.set(true)
  $searchOpen.set(true)
}

/** Shortcuts that work on every page with the frame. */
const $everywhere = computed([$searchMessages, $shortcutMessages], ({ search }, { toggleMenu, title }): Shortcut[] => [
  { keys: [searchKey], label: search, run: openSearch },
  { keys: ['m'], label: toggleMenu, run: toggleSidebar },
  { keys: ['?'], label: title, run: () => $shortcutsOpen.set(true) },
])

const $pages = computed([$frameUser, $menuMessages, $layout], ({ role }, words): Shortcut[] =>
  menuFor(role).flatMap(({ items }) =>
    items.map(({ title, path, key }): Shortcut => ({ keys: ['g', key], label: words[title], run: (go) => go(path) })),
  ),
)

/** All shortcuts of the panel. The key handler and the dialog both use this table. */
export const $shortcuts = computed([$everywhere, $pages], (everywhere, pages) => ({ everywhere, pages }))

/** Single-key shortcuts can be switched off: speech input types letters, and some people press keys by accident. */
export const $singleKeys = persistentAtom<'on' | 'off'>('single_key_shortcuts', 'on')
