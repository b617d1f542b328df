const elementEvents = ['ready', 'load-error', 'before-subscription-change', 'subscription-change', 'invoice-open']
const pageEvents = ['session-expired', 'session-restored']

const sourceOf = ({ target }: Event) => (target instanceof HTMLElement ? `practice ${target.getAttribute('doctor-id') ?? ''}` : 'page')

/** Logs the events of the elements, newest first. */
export function keepLog(log: HTMLElement): void {
  const write = (event: Event) => {
    const line = document.createElement('p')
    const detail = (event as CustomEvent<unknown>).detail
    const words = [new Date().toLocaleTimeString('en-GB'), event.type, sourceOf(event), detail ? JSON.stringify(detail) : '']
    line.textContent = words.filter(Boolean).join(' · ')
    log.prepend(line)
  }
  for (const name of [...elementEvents, ...pageEvents]) document.addEventListener(name, write)
}
