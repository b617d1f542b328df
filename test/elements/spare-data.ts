/** Says that bytes are dear here, so that nothing is fetched that a test did not ask for. Gives a function that unsays it. */
export function spareData(network: { saveData?: boolean; effectiveType?: string } = { saveData: true }): () => void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: network })
  return () => Reflect.deleteProperty(navigator, 'connection')
}
