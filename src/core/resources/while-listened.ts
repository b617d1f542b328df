import { onStart, onStop, type WritableAtom } from 'nanostores'

/**
 * Calls `start` for the first listener of a store, and the function that it returns after the last one has left.
 * React reads the value before it listens, so a value that `start` changes is announced once more.
 */
export function whileListened<Value>($store: WritableAtom<Value>, start: () => () => void): void {
  let stop: (() => void) | undefined
  onStart($store, () => {
    const before = $store.value
    stop = start()
    if ($store.value !== before) queueMicrotask(() => $store.notify())
  })
  onStop($store, () => stop?.())
}
