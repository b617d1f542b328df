import { pageEvents, sharedEvents } from './elements.ts'
import { make, part } from './parts.ts'

const most = 200

/** Writes down the events of the element on the stage and of the page, newest first. */
export function keepLog(stage: HTMLElement, ownEvents: readonly string[]): void {
  const log = part('log')
  const write = (event: Event) => {
    const detail = (event as CustomEvent<unknown>).detail
    const words = [make('time', {}, new Date().toLocaleTimeString('en-GB')), make('b', {}, event.type)]
    log.prepend(make('p', {}, ...words, detail ? make('code', {}, JSON.stringify(detail)) : ''))
    log.children.item(most)?.remove()
  }
  for (const name of [...sharedEvents, ...ownEvents]) stage.addEventListener(name, write)
  for (const name of pageEvents) document.addEventListener(name, write)
  part('clear').addEventListener('click', () => log.replaceChildren())
}
