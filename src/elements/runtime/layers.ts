import { isInputMethodKey } from '../../core/forms/input-method.ts'
import { onMoved } from './roots.ts'

/** Open dialog or popover of an element. */
interface Layer {
  element: HTMLElement
  host: Element
  onEscape: () => void
}

// The last layer is on top.
const layers: Layer[] = []

/** Events that modals, focus traps and shortcuts of the page react to. */
const kept = ['pointerdown', 'mousedown', 'touchstart', 'focusin', 'keydown', 'keyup'] as const

/**
 * Opens a dialog as a modal, or follows an open popover. Hides Escape and the events inside it from handlers of the page,
 * such as a modal around the element.
 * @param element dialog or popover in the shadow root of its element
 * @param onEscape called on Escape; decides itself if the layer closes
 * @returns stops this and closes a dialog; a popover closes by itself
 */
export function openLayer(element: HTMLElement, onEscape: () => void): () => void {
  const { host } = element.getRootNode() as ShadowRoot
  const layer = { element, host, onEscape }
  // React has handled the event already: it listens at the shadow root.
  const stop = (event: Event) => {
    if (event.composedPath().includes(element)) event.stopPropagation()
  }
  for (const type of kept) host.addEventListener(type, stop)
  if (layers.length === 0) window.addEventListener('keydown', takeEscape, true)
  layers.push(layer)
  if (element instanceof HTMLDialogElement) showModal(element)
  announce()
  return () => {
    for (const type of kept) host.removeEventListener(type, stop)
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length === 0) window.removeEventListener('keydown', takeEscape, true)
    announce()
    if (element instanceof HTMLDialogElement) close(element)
  }
}

// jsdom has no modal dialogs: there a dialog is open without a backdrop.
const isModal = (dialog: Partial<HTMLDialogElement>) => dialog.showModal !== undefined

const showModal = (dialog: HTMLDialogElement) => (isModal(dialog) ? dialog.showModal() : void (dialog.open = true))

const close = (dialog: HTMLDialogElement) => (isModal(dialog) ? dialog.close() : void (dialog.open = false))

/** Handles Escape before the page does. Stops the `keyup` too: some handlers close on it. */
function takeEscape(event: KeyboardEvent): void {
  const top = layers.at(-1)
  if (!top || event.key !== 'Escape' || isInputMethodKey(event)) return
  // The focus may be on the body because its button was removed. Any other target outside belongs to something above this layer.
  if (event.target !== document.body && !event.composedPath().includes(top.host)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  window.addEventListener('keyup', (released) => released.key === 'Escape' && released.stopImmediatePropagation(), {
    capture: true,
    once: true,
  })
  top.onEscape()
}

// A move in the document takes a dialog out of the top layer.
onMoved(({ host }) => {
  for (const { element, host: owner } of layers) {
    if (owner !== host || !(element instanceof HTMLDialogElement) || element.matches(':modal')) continue
    element.removeAttribute('open')
    showModal(element)
  }
})

const watchers = new Set<() => void>()
const announce = () => watchers.forEach((watch) => watch())

/** Calls `watch` when a dialog or popover of an element opens or closes. */
export const onLayers = (watch: () => void): void => void watchers.add(watch)

const modal = ':is(:modal, :popover-open, :fullscreen, [aria-modal="true"])'

const parentOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot ? node.host : null)

/**
 * Returns the node in which a toast can be read, clicked and announced: the topmost dialog of an element,
 * else the page's modal, popover or full screen around the focus, else the page's last modal, else the body.
 * A modal makes everything outside it inert.
 */
export function topmostLayer(): Element {
  const own = layers.findLast(({ element }) => element.matches(':modal'))
  if (own) return own.element
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  for (let at: Node | null = focused; at; at = parentOf(at)) if (at instanceof Element && at.matches(modal)) return at
  return [...document.querySelectorAll(':modal')].at(-1) ?? document.body
}
