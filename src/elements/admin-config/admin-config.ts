import { declare, type Direction, type ThemeChoice } from '../../core/configuration.ts'
import { isFirstCopy } from '../../core/copy.ts'
import { session } from '../../core/session.ts'
import { mirrorAttributes, upgradeProperties } from '../runtime/attributes.ts'

const properties = ['apiBase', 'token', 'locale', 'theme']

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text)

const themes: readonly ThemeChoice[] = ['light', 'dark', 'auto']
const directions: readonly Direction[] = ['ltr', 'rtl']

/** Registers the element; what it means stands with its registration. */
export function defineAdminConfig(): void {
  if (typeof customElements === 'undefined' || !isFirstCopy() || customElements.get('admin-config')) return

  class AdminConfig extends HTMLElement {
    static readonly observedAttributes = ['api-base', 'token', 'locale', 'theme', 'dir']

    // One function for the life of the element: another one would stand for another session.
    private readonly getToken = () => this.getAttribute('token') ?? undefined

    connectedCallback() {
      upgradeProperties(this, properties)
      declare(this, this.settings())
    }

    disconnectedCallback() {
      declare(this)
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null) {
      if (!this.isConnected || before === now) return
      declare(this, this.settings())
      if (name === 'token' && before && now) void session.restore()
    }

    private settings() {
      const text = (name: string) => this.getAttribute(name) || undefined
      return {
        apiBase: text('api-base'),
        getToken: text('token') ? this.getToken : undefined,
        locale: text('locale'),
        theme: oneOf(themes, this.getAttribute('theme')),
        dir: oneOf(directions, this.getAttribute('dir')),
      }
    }
  }

  mirrorAttributes(AdminConfig.prototype, properties)
  customElements.define('admin-config', AdminConfig)
}
