/** Simulates data saver mode or a slow network, so that nothing is prefetched. Returns a function that restores the default. */
export function spareData(network: { saveData?: boolean; effectiveType?: string } = { saveData: true }): () => void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: network })
  return () => Reflect.deleteProperty(navigator, 'connection')
}
