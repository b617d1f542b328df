import { isRendered, takeEscape } from '../../core/escape.ts'
import { markForPrint } from './print-states.ts'
import { allRoots, onMoved } from './roots.ts'

/** Open dialog or popover of an element. */
interface Layer {
  element: HTMLElement
  host: Element
}

// The last layer is on top.
const layers: Layer[] = []

/** Events that modals, focus traps, scroll locks and shortcuts of the page react to. */
const kept = ['pointerdown', 'mousedown', 'touchstart', 'touchmove', 'wheel', 'focusin', 'keydown', 'keyup'] as const

/** Hides events inside a part of `host` from handlers of the page. Returns a function that stops this. */
export function keepEvents(host: Element, part: Element): () => void {
  // React has handled the event already: it listens at the shadow root.
  const stop = (event: Event) => {
    if (event.composedPath().includes(part)) event.stopPropagation()
  }
  for (const type of kept) host.addEventListener(type, stop, { passive: true })
  return () => {
    for (const type of kept) host.removeEventListener(type, stop)
  }
}

/**
 * Opens a dialog as a modal, or follows an open popover. Hides Escape and the events inside it from handlers of the page,
 * such as a modal around the element.
 * @param element dialog or popover in the shadow root of its element
 * @param onEscape called on Escape; decides itself if the layer closes
 * @returns stops this and closes a dialog; a popover closes by itself
 */
export function openLayer(element: HTMLElement, onEscape: () => void): () => void {
  const { host } = element.getRootNode() as ShadowRoot
  const layer = { element, host }
  const showEvents = keepEvents(host, element)
  const leaveEscape = takeEscape({ element, host, onEscape })
  layers.push(layer)
  const hide = element instanceof HTMLDialogElement ? showWithElement(element) : undefined
  announce()
  return () => {
    showEvents()
    leaveEscape()
    layers.splice(layers.indexOf(layer), 1)
    hide?.()
    announce()
  }
}

/**
 * Shows a dialog as a modal while the page renders its element. A dialog in a hidden one, such as in a closed modal of the page,
 * would not be seen but would make the page inert.
 * @returns closes it
 */
function showWithElement(dialog: HTMLDialogElement): () => void {
  if (!isModal(dialog)) {
    dialog.open = true
    return () => void (dialog.open = false)
  }
  const content = dialog.closest('.pe-root') ?? document.documentElement
  const leave = () => {
    // The component keeps its dialog, and must not hear of this.
    dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { once: true, capture: true })
    dialog.close()
  }
  const follow = () => {
    if (isRendered(content) === dialog.open) return
    if (dialog.open) leave()
    else dialog.showModal()
    announce()
  }
  // A closing dialog or popover of the page gives the focus back, to a place that is inert under this dialog.
  const leaveWith = ({ target, newState }: ToggleEvent) =>
    newState === 'closed' && target !== dialog && dialog.open && [...ancestors(dialog)].includes(target as Node) && leave()
  window.addEventListener('beforetoggle', leaveWith, true)
  const observer = new ResizeObserver(follow)
  observer.observe(content)
  follow()
  return () => {
    window.removeEventListener('beforetoggle', leaveWith, true)
    observer.disconnect()
    dialog.close()
  }
}

// jsdom has no modal dialogs: there a dialog is open without a backdrop.
const isModal = (dialog: Partial<HTMLDialogElement>) => dialog.showModal !== undefined

// A move in the document takes a dialog out of the top layer.
onMoved(({ host }) => {
  for (const { element, host: owner } of layers) {
    if (owner !== host || !(element instanceof HTMLDialogElement) || !element.open || element.matches(':modal')) continue
    element.removeAttribute('open')
    element.showModal()
  }
})

const watchers = new Set<() => void>()
function announce(): void {
  const modals = layers.filter(({ element }) => element.matches(':modal')).map(({ element }) => new Set(ancestors(element)))
  markForPrint((host) => modals.some((around) => around.has(host)))
  watchers.forEach((watch) => watch())
}

/** Calls `watch` when a dialog or popover of an element opens or closes. */
export const onLayers = (watch: () => void): void => void watchers.add(watch)

const modal = ':is(:modal, :popover-open, :fullscreen, [aria-modal="true"], [role="dialog"], [role="alertdialog"]):not(pe-toast-outlet)'

const parentOf = (node: Node): Node | null =>
  (node instanceof Element && node.assignedSlot) || node.parentNode || (node instanceof ShadowRoot ? node.host : null)

/** Yields a node and all nodes around it, also those around its shadow root. */
function* ancestors(node: Node | null): Generator<Node> {
  for (let at = node; at; at = parentOf(at)) yield at
}

/** Returns the nearest modal, popover or full screen around a node that is not hidden. */
function modalAround(node: Node | null): Element | undefined {
  for (const at of ancestors(node)) if (at instanceof Element && at.matches(modal) && at.checkVisibility()) return at
  return undefined
}

/**
 * Returns the node in which a toast can be read, clicked and announced: the topmost dialog of an element,
 * else the page's modal, popover or full screen around the focus, else around an element, else the page's last modal, else the body.
 * A modal makes everything outside it inert, or closes on a click there. In a modal of the page it is the parent of an element:
 * some modals close on a click beside their panel, too.
 */
export function topmostLayer(): Node {
  const own = layers.findLast(({ element }) => element.matches(':modal'))
  if (own) return own.element
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  const hosts = [...allRoots()].map(({ host }) => host).filter(({ localName }) => localName !== 'pe-toast-outlet')
  const around = modalAround(focused) ?? hosts.map(modalAround).findLast(Boolean)
  const inside = around && hosts.findLast((host) => modalAround(host) === around)
  return inside?.parentNode ?? around ?? [...document.querySelectorAll(':modal')].at(-1) ?? document.body
}
