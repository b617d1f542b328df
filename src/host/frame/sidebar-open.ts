import { atom, onMount } from 'nanostores'
import { $frameShape } from './frame-shape.ts'

/** Whether the sidebar lies over the page; only where it is a drawer it is hidden at all. */
export const $sidebarOpen = atom(false)

onMount($sidebarOpen, () => $frameShape.listen(() => $sidebarOpen.set(false)))

/** Does what the toggle does, where there is one. */
export function toggleSidebar(): void {
  const toggle = document.getElementById('sidebar-toggle')
  if (toggle?.checkVisibility()) toggle.click()
}
