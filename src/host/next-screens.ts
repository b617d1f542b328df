import { isDataSaverOn, whenIdle } from '../core/idle.ts'
import { loadChunk } from '../core/load.ts'

/** Where one goes most, in this order. */
const likely = [
  () => import('../elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
  () => import('../elements/account-list/account-list.element.ts'),
  () => import('../elements/doctor-profile/doctor-profile.element.ts'),
  () => import('../elements/admin-overview/admin-overview.element.ts'),
]

/** Once the first screen is there and the page is idle, the screens that are likely next are loaded, one after another. */
export function loadNextScreens(): void {
  document.addEventListener('ready', () => isDataSaverOn() || loadWhenIdle(likely), { once: true })
}

function loadWhenIdle([load, ...others]: typeof likely): void {
  if (!load) return
  whenIdle(() => {
    loadChunk(load).then(
      () => loadWhenIdle(others),
      // Whoever goes there loads it again, and is told if that fails.
      (error: unknown) => console.error(error),
    )
  })
}
