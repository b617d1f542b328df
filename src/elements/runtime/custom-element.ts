import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { loadChunk } from '../../core/chunks/load-chunk.ts'
import { yieldToMain } from '../../core/scheduling/yield-to-main.ts'
import { failToStart } from './error-boundary.tsx'
import { focusHome } from './focus-home.ts'
import { hasKeptState } from './kept-state.ts'
import { forgetUnknown, mirrorAttributes, propOf, spellingsOf, upgradeProperties } from './properties.ts'
import { addRoot, removeRoot } from './roots.ts'

// Keys of r2wc's internal state. The version of r2wc is pinned because of them.
const connected = Symbol.for('r2wc.connected')
const render = Symbol.for('r2wc.render')
const properties = Symbol.for('r2wc.props')

interface R2wcElement extends HTMLElement {
  [connected]: boolean
  [properties]: Record<string, unknown>
  [render](): void
  connectedCallback(): void
  disconnectedCallback(): void
}

/** Attributes of HTML and of frameworks, on any element. */
const common = /^(?:id|class|style|slot|part|hidden|title|lang|dir|role|tabindex|_?ng|on|aria-|data-)/

/** Attributes of every element that its component does not receive. */
const ofElements = /^(?:loading|heading-?level|label)$/

/** Controls that take the focus of an element. */
const focusable = ':is(input, select, textarea, button, a[href], [role=link]):not([type=hidden], :disabled, [tabindex="-1"])'

/** Calls `begin` when the element may start, at once if nothing delays it. Returns a function that cancels the start. */
export type WhenDue = (element: HTMLElement, begin: () => void) => () => void

interface Behavior<Props> {
  /** Properties that are null until they are known. Other properties are undefined then. */
  awaited: readonly (keyof Props & string)[]
  whenDue: WhenDue
  /** Sends the first request, before the component renders. */
  preload: ((attributes: Props) => unknown) | undefined
}

/** Part that had the focus last, by element. */
const lastFocused = new WeakMap<Node, Node>()

/** Returns true if the part that had the focus last was removed from the element, or from an element inside it. */
function hasLostFocused(element: Node): boolean {
  const last = lastFocused.get(element)
  return last !== undefined && (!last.isConnected || hasLostFocused(last))
}

/**
 * Returns an element class that renders a component in an open shadow root and mirrors string attributes as properties.
 * The component receives null for an awaited property that is not known yet.
 */
export function customElement<Props extends object>(
  Component: ComponentType<Props>,
  names: readonly (keyof Props & string)[],
  { awaited, whenDue, preload }: Behavior<Props>,
) {
  const Base = r2wc(Component as ComponentType<object>, { shadow: 'open' }) as unknown as new () => R2wcElement
  const propertyOf = new Map(names.flatMap((name) => spellingsOf(name).map((attribute) => [attribute, name] as const)))
  const mirrored = [...names, 'loading', 'headingLevel', 'label']

  class CustomElement extends Base {
    static readonly observedAttributes = [...propertyOf.keys()]
    private callOff?: () => void

    constructor() {
      super()
      // Otherwise r2wc renders elements that were created but never added to the page.
      this[connected] = false
      for (const name of names) this.note(name)
      this.shadowRoot?.addEventListener('focusin', ({ target }) => lastFocused.set(this, target as Node))
    }

    override connectedCallback() {
      upgradeProperties(this, mirrored)
      if (this.shadowRoot) {
        addRoot(this.shadowRoot)
        if (!this.shadowRoot.hasChildNodes()) keepPlace(this.shadowRoot)
      }
      this.callOff?.()
      this.callOff = whenDue(this, () => {
        // State from before a short absence decides the first request.
        if (!this[connected] && !hasKeptState(this)) this.sendSoon()
        try {
          super.connectedCallback()
        } catch (error) {
          failToStart(this, error)
        }
        this.noteStrangers()
      })
    }

    /** Focuses the first control of the element, as a native field does. */
    override focus(options?: FocusOptions) {
      const { shadowRoot: root } = this
      // React calls this after it has removed the focused part. The element then chooses where the focus goes.
      const isOfReact = hasLostFocused(this)
      lastFocused.delete(this)
      if (root?.activeElement || isOfReact) return
      const controls = root?.querySelectorAll<HTMLElement>(focusable) ?? []
      const target = [...controls].find((control) => control.checkVisibility()) ?? focusHome(this)
      target?.focus(options)
    }

    private noteStrangers() {
      const strangers = this.getAttributeNames().filter((name) => !propertyOf.has(name) && !ofElements.test(name) && !common.test(name))
      if (strangers.length > 0)
        loadChunk(() => import('./misspelled-attributes.ts')).then(
          ({ warnOfMisspellings }) => warnOfMisspellings(this, strangers, mirrored),
          console.warn,
        )
    }

    /** Runs just before React renders: the page may set attributes or its configuration after the element is added. */
    private sendSoon() {
      if (preload) void yieldToMain().then(() => this.isConnected && preload(this[properties] as Props))
    }

    /** Waits a microtask, so that an element that is only moved keeps its state. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.callOff?.()
        if (this.shadowRoot) removeRoot(this.shadowRoot)
        super.disconnectedCallback()
        this.shadowRoot?.replaceChildren()
      })
    }

    attributeChangedCallback(attribute: string) {
      const name = propertyOf.get(attribute)
      if (!name) return
      forgetUnknown(this, name)
      this.follow(name)
    }

    follow(name: string) {
      this.note(name)
      this[render]()
    }

    private note(name: string) {
      this[properties][name] = propOf(this, name, awaited)
    }
  }

  mirrorAttributes(CustomElement.prototype, mirrored, (element, name) => names.some((one) => one === name) && element.follow(name))
  return CustomElement
}

/** Reserves space until React renders the first content and removes this. */
function keepPlace(root: ShadowRoot): void {
  const place = document.createElement('div')
  place.className = 'pe-place'
  root.append(place)
}
