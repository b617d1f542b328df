import { pageEvents } from './elements.ts'
import { make, part } from './parts.ts'

const maximumEntries = 200

/** Logs the named events of the element on the stage and the events of the page, newest first. */
export function keepLog(stage: HTMLElement, events: readonly string[]): void {
  const log = part('log')
  const write = (event: Event) => {
    const detail = (event as CustomEvent<unknown>).detail
    const words = [make('time', {}, new Date().toLocaleTimeString('en-GB')), make('b', {}, event.type)]
    log.prepend(make('p', {}, ...words, detail ? make('code', {}, JSON.stringify(detail)) : ''))
    log.children.item(maximumEntries)?.remove()
  }
  part('events').textContent = events.join(' · ')
  for (const name of events) stage.addEventListener(name, write)
  for (const name of pageEvents) document.addEventListener(name, write)
  part('clear').addEventListener('click', () => log.replaceChildren())
}
