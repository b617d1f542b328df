import { atom, onMount } from 'nanostores'
import { $collapsed, $frameShape } from '../settings/frame-shape.ts'

/** True while the drawer is open over the page. Layouts without a drawer always show the sidebar. */
export const $sidebarOpen = atom(false)

onMount($sidebarOpen, () => $frameShape.listen(() => $sidebarOpen.set(false)))

/** True while the search has the focus. Narrow screens show the field only then. */
export const $searchOpen = atom(false)

/** Text that the search lists entries for; empty for all. Undefined while it lists none. */
export const $sought = atom<string | undefined>(undefined)

export const $shortcutsOpen = atom(false)

/** Opens or closes the drawer; hides or shows the labels of a collapsible sidebar. Other layouts always show their menu. */
export function toggleSidebar(): void {
  const { bar, collapsible } = $frameShape.get()
  if (bar === 'drawer') $sidebarOpen.set(!$sidebarOpen.get())
  else if (collapsible) toggleLabels()
}

export const toggleLabels = (): void => $collapsed.set($collapsed.get() === 'yes' ? 'no' : 'yes')
