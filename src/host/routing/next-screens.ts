import { loadChunk } from '../../core/chunks/load-chunk.ts'
import { isDataSaverOn, whenIdle } from '../../core/scheduling/idle.ts'
import { screens } from './screens.ts'

const rankOf = ({ loadAhead = 0 }: (typeof screens)[number]) => loadAhead

const likely = screens
  .filter(rankOf)
  .sort((one, other) => rankOf(one) - rankOf(other))
  .map(({ load }) => load)

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
