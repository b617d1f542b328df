import { $waiting, hasUnsaved } from './leaving.ts'

const positionNow = () => (history.state as { position?: number } | null)?.position

/** Of an entry that comes after the present one. Read when the address is set, by then an earlier one may have been. */
export const newEntry = {
  get stateObj() {
    return { position: (positionNow() ?? 0) + 1 }
  },
}

/** Of an entry in the place of the present one. */
export const sameEntry = {
  historyAPIMethod: 'replaceState',
  get stateObj() {
    return { position: positionNow() }
  },
}

/**
 * Takes Back and Forward back while there are unsaved changes, and asks. An address that has changed already can only be
 * restored by the same number of steps, so every entry of the history knows its position. Begins before the router listens.
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
    // A second step may come before the first is taken back.
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
