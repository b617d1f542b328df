import { defineAdminConfig } from './admin-config.ts'

/**
 * What all elements of the page share, for a page without a script of its own; it shows nothing. What `configure()` sets counts before it.
 * Attributes take effect at once, and no more when the element is removed. Put it before the elements: those wait for it.
 * @attr {string} api-base - where the API is, with its `/api/v1` prefix
 * @attr {string} token - the portal's session, as `getToken` of `configure()` would give it; another one restores a session that has expired
 * @attr {string} locale - a language tag such as `fr`, or `auto`: as the page's `lang` says
 * @attr {'light' | 'dark' | 'auto'} theme - auto: as the page's `color-scheme` says
 * @attr {'ltr' | 'rtl'} dir - as the page has it when absent
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
