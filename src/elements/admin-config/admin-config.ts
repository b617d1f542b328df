import { declare, type Direction, type ThemeChoice } from '../../core/configuration.ts'
import { isFirstInstance } from '../../core/single-instance.ts'
import { session } from '../../core/session.ts'
import { patientGetTokens } from '../../core/session/token.ts'
import { preloadLists } from '../preload-lists.ts'
import { forgetUnknown, mirrorAttributes, spellingsOf, upgradeProperties, valueOf } from '../runtime/properties.ts'

const properties = ['apiBase', 'token', 'locale', 'theme']

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text)

const themes: readonly ThemeChoice[] = ['light', 'dark', 'auto']
const directions: readonly Direction[] = ['ltr', 'rtl']

/** Registers `<admin-config>`. `admin-config.element.ts` documents its attributes. */
export function defineAdminConfig(): void {
  if (typeof customElements === 'undefined' || !isFirstInstance() || customElements.get('admin-config')) return

  class AdminConfig extends HTMLElement {
    static readonly observedAttributes = [...properties.flatMap(spellingsOf), 'dir']

    // Must stay the same function for the life of the element: a new function means a new session.
    private readonly getToken = (): string | undefined | Promise<string | undefined> => {
      const token = valueOf(this, 'token')
      return token === null ? new Promise<void>((resolve) => this.waiting.push(resolve)).then(this.getToken) : token
    }
    /** Requests that wait for the token. */
    private readonly waiting: (() => void)[] = []
    private lastToken: string | undefined

    constructor() {
      super()
      patientGetTokens.add(this.getToken)
    }

    connectedCallback() {
      upgradeProperties(this, properties)
      this.follow()
    }

    disconnectedCallback() {
      declare(this)
      this.lastToken = undefined
    }

    attributeChangedCallback(attribute: string, before: string | null, now: string | null) {
      const name = properties.find((property) => spellingsOf(property).includes(attribute))
      if (name) forgetUnknown(this, name)
      if (before !== now) this.follow()
    }

    follow() {
      if (!this.isConnected) return
      declare(this, this.settings())
      queueMicrotask(preloadLists)
      this.waiting.splice(0).forEach((goOn) => goOn())
      const token = valueOf(this, 'token')
      if (token && this.lastToken && token !== this.lastToken) void session.restore()
      if (token !== null) this.lastToken = token
    }

    private settings() {
      const text = (name: string) => valueOf(this, name) || undefined
      return {
        apiBase: text('apiBase'),
        getToken: text('token') || valueOf(this, 'token') === null ? this.getToken : undefined,
        locale: text('locale'),
        theme: oneOf(themes, this.getAttribute('theme')),
        dir: oneOf(directions, this.getAttribute('dir')),
      }
    }
  }

  mirrorAttributes(AdminConfig.prototype, properties, (element) => element.follow())
  customElements.define('admin-config', AdminConfig)
}
