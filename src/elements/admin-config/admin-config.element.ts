import { defineAdminConfig } from './admin-config.ts'

/**
 * Sets options for all elements of the page, without a script. Renders nothing.
 * `configure()` overrides the tag, setting by setting. Attribute changes apply at once; removing the tag restores the defaults.
 * Put the tag before the elements: they wait until it is defined.
 * @attr {string} api-base - URL of the API, with its `/api/v1` prefix
 * @attr {string} token - the portal's session token, like the result of `getToken` of `configure()`; a new token restores an expired session
 * @attr {string} locale - a language tag such as `fr`, or `auto` for the page's `lang`
 * @attr {'light' | 'dark' | 'auto'} theme - `auto` follows the page's `color-scheme`
 * @attr {'ltr' | 'rtl'} dir - text direction; default: the page's direction
 */
export interface AdminConfigElement extends HTMLElement {
  apiBase: string | null
  token: string | null
  locale: string | null
  theme: string | null
}

defineAdminConfig()

declare global {
  interface HTMLElementTagNameMap {
    'admin-config': AdminConfigElement
  }
}
