import { atom, onMount } from 'nanostores'
import { $frameShape } from '../settings/frame-shape.ts'

/** True while the drawer is open over the page. Layouts without a drawer always show the sidebar. */
export const $sidebarOpen = atom(false)

onMount($sidebarOpen, () => $frameShape.listen(() => $sidebarOpen.set(false)))

/** Clicks the menu button of the header or, on wide screens, the button that collapses the menu. */
export function toggleSidebar(): void {
  const buttons = document.querySelectorAll<HTMLElement>('#sidebar-toggle, .sidebar-collapse')
  ;[...buttons].find((button) => button.checkVisibility())?.click()
}
