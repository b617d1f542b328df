import { atom, onMount } from 'nanostores'
import { $frameShape } from './frame-shape.ts'

/** Whether the sidebar lies over the page; only where it is a drawer it is hidden at all. */
export const $sidebarOpen = atom(false)

onMount($sidebarOpen, () => $frameShape.listen(() => $sidebarOpen.set(false)))

/** Does what the button in the header does or, on wide screens, the one that collapses the menu. */
export function toggleSidebar(): void {
  const buttons = document.querySelectorAll<HTMLElement>('#sidebar-toggle, .sidebar-collapse')
  ;[...buttons].find((button) => button.checkVisibility())?.click()
}
