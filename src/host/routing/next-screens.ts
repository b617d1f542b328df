import { isDataSaverOn, whenIdle } from '../../core/scheduling/idle.ts'
import { loadChunk } from '../../core/chunks/load-chunk.ts'

/** Most visited screens, most frequent first. */
const likely = [
  () => import('../../elements/doctor-subscriptions/doctor-subscriptions.element.ts'),
  () => import('../../elements/account-list/account-list.element.ts'),
  () => import('../../elements/doctor-profile/doctor-profile.element.ts'),
  () => import('../../elements/admin-overview/admin-overview.element.ts'),
]

/**
 * Loads the likely next screens one after another, once the first screen is ready and the page is idle.
 * Loads nothing if the browser saves data.
 */
export function loadNextScreens(): void {
  document.addEventListener('ready', () => isDataSaverOn() || loadWhenIdle(likely), { once: true })
}

function loadWhenIdle([load, ...others]: typeof likely): void {
  if (!load) return
  whenIdle(() => {
    loadChunk(load).then(
      () => loadWhenIdle(others),
      // A visit to the screen loads it again, and shows an error if that fails.
      (error: unknown) => console.error(error),
    )
  })
}
