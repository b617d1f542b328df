import r2wc from '@r2wc/react-to-web-component'
import type { ComponentType } from 'react'
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

const attributeOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** An element class that shows a component in an open shadow root and mirrors string attributes as properties. */
export function customElement<Props extends object>(Component: ComponentType<Props>, names: readonly (keyof Props & string)[]) {
  const Base = r2wc(Component as ComponentType<object>, { shadow: 'open' }) as unknown as new () => R2wcElement
  const propertyOf = new Map(names.map((name) => [attributeOf(name), name]))

  class CustomElement extends Base {
    static readonly observedAttributes = [...propertyOf.keys()]

    constructor() {
      super()
      // r2wc would show an element that was made but never put into the page.
      this[connected] = false
      for (const [attribute, name] of propertyOf) this[properties][name] = this.getAttribute(attribute) ?? undefined
    }

    override connectedCallback() {
      this.upgradeProperties()
      if (this.shadowRoot) addRoot(this.shadowRoot)
      super.connectedCallback()
    }

    /** An element that only moves keeps its state, so the end waits until it is known to be one. */
    override disconnectedCallback() {
      queueMicrotask(() => {
        if (this.isConnected) return
        if (this.shadowRoot) removeRoot(this.shadowRoot)
        super.disconnectedCallback()
      })
    }

    attributeChangedCallback(attribute: string, _before: string | null, value: string | null) {
      const name = propertyOf.get(attribute)
      if (name) this[properties][name] = value ?? undefined
      this[render]()
    }

    // A property that was set before the element was defined hides the accessor.
    private upgradeProperties() {
      for (const name of names) {
        const own = Object.getOwnPropertyDescriptor(this, name)
        if (!own) continue
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, own.value)
      }
    }
  }

  for (const [attribute, name] of propertyOf) {
    Object.defineProperty(CustomElement.prototype, name, {
      configurable: true,
      enumerable: true,
      get(this: HTMLElement) {
        return this.getAttribute(attribute)
      },
      set(this: HTMLElement, value: string | number | null | undefined) {
        if (value === null || value === undefined) this.removeAttribute(attribute)
        else this.setAttribute(attribute, String(value))
      },
    })
  }
  return CustomElement
}
