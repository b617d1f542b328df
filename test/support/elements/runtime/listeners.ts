type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** Counts the listeners that are added to the page and its window from now on. */
export function countListeners(): { total: () => number; names: () => string[] } {
  const kept = new Map<EventTarget, Map<unknown, Set<string>>>()
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with the target that it was called on
  const { addEventListener, removeEventListener } = EventTarget.prototype

  const keyOf = (type: string, options: unknown) =>
    `${type}:${typeof options === 'object' && options ? Boolean((options as AddEventListenerOptions).capture) : Boolean(options)}`

  const counted: Listening = {
    addEventListener(this: EventTarget, type, listener, options) {
      const isKept = listener && !(typeof options === 'object' && (options.once ?? options.signal))
      if (isKept && (this === document || this === window)) {
        const listeners = kept.get(this) ?? new Map<unknown, Set<string>>()
        listeners.set(listener, (listeners.get(listener) ?? new Set()).add(keyOf(type, options)))
        kept.set(this, listeners)
      }
      addEventListener.call(this, type, listener, options)
    },
    removeEventListener(this: EventTarget, type, listener, options) {
      kept.get(this)?.get(listener)?.delete(keyOf(type, options))
      removeEventListener.call(this, type, listener, options)
    },
  }

  before(() => Object.assign(EventTarget.prototype, counted))
  after(() => Object.assign(EventTarget.prototype, { addEventListener, removeEventListener }))

  const names = () => [...kept.values()].flatMap((listeners) => [...listeners.values()].flatMap((keys) => [...keys]))
  return { total: () => names().length, names }
}
