import { isRendered, takeEscape } from '../escape.ts'
import { isTab } from '../tab-key.ts'
import { hiddenTextOf } from './hidden-text.ts'
import { placeTip } from './place-tip.ts'
import css from './tip.css?inline'

/** Milliseconds until a hovered part shows its tooltip, and until a tooltip closes, so that the pointer can move onto it. */
const openDelay = 400
const closeDelay = 150

/** One part at a time has a tooltip. It stays known after Escape or a click, which close its tooltip until it is left. */
let current: Element | null = null
/** Target of the last pointer move: moves within it change nothing. */
let pointed: unknown
let hide: (() => void) | undefined
let opening: ReturnType<typeof setTimeout> | undefined
let closing: ReturnType<typeof setTimeout> | undefined
let sheet: CSSStyleSheet | undefined

function sheetOf(text: string): CSSStyleSheet {
  const made = new CSSStyleSheet()
  made.replaceSync(text)
  return made
}

/** Parts that may hide their text: buttons, links and texts of users in elements, and in the panel those that say so. */
const parts = '.pe-root :is(button, a, bdi, .pe-identity-name, .pe-text-lines > span), [data-pe-tip]'

/** Returns the innermost part around a target that does not show all of its text. */
function partAround(target: unknown): Element | null {
  const part = target instanceof Element ? target.closest(parts) : null
  return !part || hiddenTextOf(part) ? part : partAround(part.parentElement)
}

/** Opens the tooltip of a part in the top layer. It is hidden from screen readers, which read the part itself. */
function open(part: Element): () => void {
  const tip = Object.assign(document.createElement('div'), { className: 'pe-tip', dir: 'auto', textContent: hiddenTextOf(part) })
  tip.popover = 'manual'
  tip.ariaHidden = 'true'
  // Its own root has its rules wherever it is.
  const root = tip.attachShadow({ mode: 'closed' })
  root.append(document.createElement('slot'))
  root.adoptedStyleSheets = [(sheet ??= sheetOf(css))]
  // A modal makes everything outside it inert, also what lies above it.
  part.closest('dialog, [popover], .pe-root, body')?.append(tip)
  // In older browsers it is a fixed box.
  if ('showPopover' in tip) tip.showPopover()
  placeTip(tip, part)

  const over = new AbortController()
  const { signal } = over
  window.addEventListener('scroll', () => placeTip(tip, part), { signal, capture: true, passive: true })
  part.addEventListener('blur', leave, { signal })
  const observer = new ResizeObserver(() => (isRendered(part) ? placeTip(tip, part) : leave()))
  observer.observe(part)
  // The tooltip of a hovered part takes the key wherever the focus is.
  const leaveEscape = takeEscape({ element: part, host: document.documentElement, onEscape: close })
  return () => {
    over.abort()
    observer.disconnect()
    leaveEscape()
    tip.remove()
  }
}

function show(part: Element): void {
  // A dialog may have opened above it since.
  if (part.isConnected && part.matches(':hover, :focus-visible')) hide = open(part)
}

function close(): void {
  clearTimeout(opening)
  hide?.()
  hide = undefined
}

function leave(): void {
  clearTimeout(closing)
  close()
  current = null
  pointed = undefined
  closing = undefined
}

/** The tooltips of neighbors follow one another at once. */
function point(target: unknown): void {
  if (target === pointed) return
  const part = partAround(target)
  if (part === current || (target instanceof Element && target.closest('.pe-tip'))) {
    clearTimeout(closing)
    closing = undefined
  } else if (part) {
    const delay = hide ? 0 : openDelay
    leave()
    current = part
    opening = setTimeout(show, delay, part)
  } else if (!current?.matches(':focus-visible')) closing ??= setTimeout(leave, closeDelay)
  pointed = target
}

/** Keys that move the focus between the images of a chart. */
const moves = /^(Arrow.*|Home|End)$/

/** Follows the focus by Tab, and by these keys in a chart. A dialog or popover that opens gives the focus, too: its Escape is for itself. */
function focus(event: KeyboardEvent): void {
  const part = partAround(innermost((root) => root.activeElement))
  const isMove = isTab(event) || (moves.test(event.key) && part?.matches('[role=img]'))
  if (!isMove || (part === current && hide)) return
  leave()
  if (!part?.matches(':focus-visible')) return
  current = part
  show(part)
}

/** Returns the last element that `find` finds, also inside shadow roots. */
function innermost(find: (root: Document | ShadowRoot) => Element | null | undefined): Element | null {
  let found: Element | null = null
  for (let at = find(document); at; at = at.shadowRoot && find(at.shadowRoot)) found = at
  return found
}

const follow = (event: Event) => {
  if (event instanceof KeyboardEvent) focus(event)
  else if ((event as PointerEvent).pointerType !== 'touch')
    // An event has no path after its time.
    point(event.composedPath()[0] ?? innermost((root) => [...root.querySelectorAll(':hover')].at(-1)))
}

/** A press closes the tooltip. Only images do nothing else, so that theirs opens, also for a touch. */
function press(event: Event): void {
  close()
  const part = partAround(event.composedPath()[0])
  if (!part?.matches('[role=img]')) return
  leave()
  current = part
  hide = open(part)
}

/** Follows pointer and keys until the signal aborts. `first` is the event that has loaded this code, perhaps with a click after it. */
export function startTips(first: Event, isPressed: boolean, signal: AbortSignal): void {
  if (signal.aborted) return
  const options = { capture: true, signal }
  for (const type of ['pointermove', 'keyup']) document.addEventListener(type, follow, options)
  document.addEventListener('click', press, options)
  document.documentElement.addEventListener('pointerleave', leave, { signal })
  signal.addEventListener('abort', leave)
  follow(first)
  if (isPressed) close()
}
