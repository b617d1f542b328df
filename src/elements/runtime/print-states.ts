import { allRoots } from './roots.ts'

/** Custom states by which styles for print find open dialogs. The dashes are needed before Chromium 125. */
const around = '--around-dialog'
const beside = '--beside-dialog'

const internals = new WeakMap<Element, ElementInternals>()

/** Returns the custom states of an element; undefined in jsdom and in browsers without them. */
function statesOf(host: Element): CustomStateSet | undefined {
  const known = internals.get(host) ?? (host as Partial<HTMLElement>).attachInternals?.call(host)
  if (known) internals.set(host, known)
  return known?.states
}

/**
 * Marks the elements around open dialogs, and all others while there are some: a dialog prints alone.
 * @param isAround returns true if an open dialog is in the element
 */
export function markForPrint(isAround: (host: Element) => boolean): void {
  const hosts = [...allRoots()].map(({ host }) => host).filter(({ localName }) => !localName.startsWith('pe-'))
  const isOpen = hosts.some(isAround)
  for (const host of hosts) {
    const states = statesOf(host)
    const state = isAround(host) ? around : beside
    for (const one of [around, beside]) if (!isOpen || one !== state) states?.delete(one)
    if (isOpen) states?.add(state)
  }
}
