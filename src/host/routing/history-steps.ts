import { $waiting, hasUnsaved } from './leaving.ts'

const positionNow = () => (history.state as { position?: number } | null)?.position

/** Navigation options for a new history entry. A getter, because the current entry may change until navigo sets the address. */
export const newEntry = {
  get stateObj() {
    return { position: (positionNow() ?? 0) + 1 }
  },
}

/** Navigation options that replace the current history entry. */
export const sameEntry = {
  historyAPIMethod: 'replaceState',
  get stateObj() {
    return { position: positionNow() }
  },
}

/**
 * Undoes Back and Forward while there are unsaved changes, and asks first. `popstate` fires after the address has changed,
 * and only the same number of steps restores it. So every history entry stores its position.
 * Call before the router adds its listener. Call `moved` after each navigation to a new entry.
 */
export function guardHistory(): { moved: () => void } {
  if (positionNow() === undefined) history.replaceState({ position: 0 }, '')
  let shown = positionNow()
  let takenBack: number | undefined
  let mayPass = false

  const goOn = (steps: number) => () => {
    mayPass = true
    history.go(steps)
  }

  window.addEventListener('popstate', (event) => {
    const position = positionNow()
    const steps = position !== undefined && shown !== undefined ? position - shown : 0
    // A second step may happen before the first one is undone.
    if (steps !== 0 && !mayPass && (takenBack !== undefined || hasUnsaved())) {
      event.stopImmediatePropagation()
      takenBack = steps
      history.go(-steps)
    } else if (takenBack !== undefined) {
      event.stopImmediatePropagation()
      $waiting.set(goOn(takenBack))
      takenBack = undefined
    } else {
      mayPass = false
      shown = position
    }
  })

  return { moved: () => (shown = positionNow()) }
}
