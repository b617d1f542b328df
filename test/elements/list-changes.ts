declare global {
  interface HTMLElementEventMap {
    'list-change': CustomEvent<{ state: string }>
  }
}

/** Writes down what `list-change` tells in each test of the file. */
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
