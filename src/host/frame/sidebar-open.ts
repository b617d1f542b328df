import { atom, onMount } from 'nanostores'

const narrow = matchMedia('(width <= 991px)')

/** Whether the sidebar lies over the page; only narrow screens hide it at all. */
export const $sidebarOpen = atom(false)

onMount($sidebarOpen, () => {
  const close = () => $sidebarOpen.set(false)
  narrow.addEventListener('change', close)
  return () => narrow.removeEventListener('change', close)
})

/** Does what the toggle does, where there is one. */
export function toggleSidebar(): void {
  const toggle = document.getElementById('sidebar-toggle')
  if (toggle?.checkVisibility()) toggle.click()
}
