declare global {
  interface HTMLElementEventMap {
    'list-change': CustomEvent<{ state: string }>
  }
}

/** Records the states of `list-change` events in each test of the file. Returns a function that reads them. */
export function noteStates(): () => string[] {
  let states: string[] = []
  const note = (event: Event) => states.push((event as CustomEvent<{ state: string }>).detail.state)
  beforeEach(() => {
    states = []
    document.addEventListener('list-change', note)
  })
  afterEach(() => document.removeEventListener('list-change', note))
  return () => states
}
