import { isInputMethodKey } from '../../core/input-method.ts'
import { onMoved } from './roots.ts'

/** A dialog or popover of ours that is open. */
interface Layer {
  element: HTMLElement
  host: Element
  onEscape: () => void
}

// The last one is on top.
const layers: Layer[] = []

/** Events that a page's modals, focus traps and shortcuts act on. */
const kept = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown', 'keyup'] as const

/**
 * Opens a dialog as the browser's modal, or follows a popover that is open. Keeps Escape and the events inside it from the handlers of
 * the page, such as a modal around the element.
 * @param element the dialog or popover, in the shadow root of its element
 * @param onEscape decides itself whether it closes
 * @returns ends this, and closes the dialog; a popover closes by itself
 */
export function openLayer(element: HTMLElement, onEscape: () => void): () => void {
  const { host } = element.getRootNode() as ShadowRoot
  const layer = { element, host, onEscape }
  // React has heard the event by now: it listens at the shadow root.
  const stop = (event: Event) => {
    if (event.composedPath().includes(element)) event.stopPropagation()
  }
  for (const type of kept) host.addEventListener(type, stop)
  if (layers.length === 0) window.addEventListener('keydown', takeEscape, true)
  layers.push(layer)
  if (element instanceof HTMLDialogElement) element.showModal()
  announce()
  return () => {
    for (const type of kept) host.removeEventListener(type, stop)
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) window.removeEventListener('keydown', takeEscape, true)
    announce()
    if (element instanceof HTMLDialogElement) element.close()
  }
}

/** Handles Escape before anything on the page hears it. Handlers that close at `keyup` must not hear its release either. */
function takeEscape(event: KeyboardEvent): void {
  const top = layers.at(-1)
  if (!top || event.key !== 'Escape' || isInputMethodKey(event)) return
  // Focus may have been lost to the page while a button was removed; anywhere else it belongs to something above our layer.
  if (event.target !== document.body && !event.composedPath().includes(top.host)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  window.addEventListener('keyup', (released) => released.key === 'Escape' && released.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  top.onEscape()
}

// A move takes a dialog out of the top layer.
onMoved(({ host }) => {
  for (const { element, host: owner } of layers) {
    if (owner !== host || !(element instanceof HTMLDialogElement) || element.matches(':modal')) continue
    element.removeAttribute('open')
    element.showModal()
  }
})

const watchers = new Set<() => void>()
const announce = () => watchers.forEach((watch) => watch())

/** Calls `watch` when a dialog or popover of ours opens or closes. */
export const onLayers = (watch: () => void): void => void watchers.add(watch)

const modal = ':is(:modal, :popover-open, :fullscreen, [aria-modal="true"])'

const parentOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot ? node.host : null)

/**
 * The place where a toast can be read, clicked and announced: the topmost dialog of ours, else the page's own modal, popover or
 * full screen around the focus, else the body. A modal makes everything outside it inert.
 */
export function topmostLayer(): Element {
  const own = layers.findLast(({ element }) => element.matches(':modal'))
  if (own) return own.element
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let at: Node | null = focused; at; at = parentOf(at)) if (at instanceof Element && at.matches(modal)) return at
  return [...document.querySelectorAll(':modal')].at(-1) ?? document.body
}
