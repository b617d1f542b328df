import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
import { yieldToMain } from '../../core/yield-to-main.ts'
import { forgetUnknown, mirrorAttributes, spellingsOf, upgradeProperties, valueOf } from './attributes.ts'
import { addRoot, removeRoot } from './roots.ts'

// Where r2wc keeps its state. The version is pinned, because these are its internals.
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

/** Begins an element as soon as nothing keeps it from that, at once if nothing does. Gives a function that calls it off. */
export type WhenDue = (element: HTMLElement, begin: () => void) => () => void

interface Behaviour<Props> {
  /** Properties that are null while they are not known yet; others are undefined then. */
  awaited: readonly (keyof Props & string)[]
  whenDue: WhenDue
  /** Does what the component would do first, before it is drawn. */
  prepare: ((attributes: Props) => unknown) | undefined
}

/** An element class that shows a component in an open shadow root and mirrors string attributes as properties. The component gets null for one that is not known yet. */
export function customElement<Props extends object>(
  Component: ComponentType<Props>,
  names: readonly (keyof Props & string)[],
  { awaited, whenDue, prepare }: Behaviour<Props>,
) {
  const Base = r2wc(Component as ComponentType<object>, { shadow: 'open' }) as unknown as new () => R2wcElement
  const propertyOf = new Map(names.flatMap((name) => spellingsOf(name).map((attribute) => [attribute, name] as const)))
  const mirrored = [...names, 'loading']

  class CustomElement extends Base {
    static readonly observedAttributes = [...propertyOf.keys()]
    private callOff?: () => void

    constructor() {
      super()
      // r2wc would show an element that was made but never put into the page.
      this[connected] = false
      for (const name of names) this.note(name)
    }

    override connectedCallback() {
      upgradeProperties(this, mirrored)
      if (this.shadowRoot) {
        addRoot(this.shadowRoot)
        if (!this.shadowRoot.hasChildNodes()) keepPlace(this.shadowRoot)
      }
      this.callOff?.()
      this.callOff = whenDue(this, () => {
        if (!this[connected]) this.prepareSoon()
        super.connectedCallback()
      })
    }

    /** Just before React draws: a page may still set attributes, or its configuration, once the element is there. */
    private prepareSoon() {
      if (prepare) void yieldToMain().then(() => this.isConnected && prepare(this[properties] as Props))
    }

    /** An element that only moves keeps its state, so the end waits until it is known to be one. */
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
      const value = valueOf(this, name)
      this[properties][name] = value === null && !awaited.some((one) => one === name) ? undefined : value
    }
  }

  mirrorAttributes(CustomElement.prototype, mirrored, (element, name) => names.some((one) => one === name) && element.follow(name))
  return CustomElement
}

/** Until React takes this away with the first thing that it shows. */
function keepPlace(root: ShadowRoot): void {
  const place = document.createElement('div')
  place.className = 'pe-place'
  root.append(place)
}
