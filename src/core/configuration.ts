import { map } from 'nanostores'
import { isFirstInstance } from './single-instance.ts'
import type { AnswerMappings, ListParameter, RequestMappings } from './contract/calls.ts'
import type { Links } from './links.ts'
import type { Appearance } from './theme/appearance.ts'

export type ThemeChoice = 'light' | 'dark' | 'auto'
export type Direction = 'ltr' | 'rtl'

/** Returns the portal's token; undefined or null if nobody is signed in. Called before the first request, and once more after a 401. */
export type GetToken = () => string | null | undefined | Promise<string | null | undefined>

/** Headers that every request carries, or a function that returns them. Called for each request. */
export type GetHeaders =
  Readonly<Record<string, string>> | (() => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>)

export interface Configuration {
  /** Base URL of the API, including `/api/v1`. Default: `/api/v1`. */
  apiBase: string
  /** Portals only. If undefined, the panel manages its own session in `localStorage`. */
  getToken: GetToken | undefined
  /** `include` sends cookies to the API, also to another origin, and no bearer token. Default: bearer token. */
  credentials: 'include' | undefined
  /** Role of the admin where neither the profile nor the login tells it. Default: `admin`. */
  role: string | undefined
  /** Headers that your backend needs besides those of the contract, such as a CSRF token or a tenant. */
  headers: GetHeaders
  /** Parameters of the lists that your backend names otherwise; `false` sends none. Example: `{ page_size: 'per_page', sort: false }`. */
  listParameters: Partial<Record<ListParameter, string | false>>
  /** Functions by call name that change query or body of a request. */
  mapRequest: RequestMappings
  /** Functions by call name that bring the response of your backend into the form of the contract. */
  mapAnswer: AnswerMappings
  /**
   * Language tag such as `fr` or `fr-CA`, or `auto` to follow the page's `lang`. Default: `en`.
   * Unsupported languages fall back to English.
   */
  locale: string
  /** If undefined, follows the language and the page's `dir`. */
  dir: Direction | undefined
  /** `auto` (default) follows the page's `color-scheme`. */
  theme: ThemeChoice
  appearance: Appearance
  /** Name of the company that sends invoices. Default: Practice Elements. */
  brand: string
  /** URL of that company's logo, on invoices and in the panel. Another origin must allow it by CORS. Default: a mark in the brand color. */
  logo: string | undefined
  /** URLs for "View", "Edit" and other links on this page. A link to a target that is not set has no address: it fires `navigate`. */
  links: Links
}

const initial: Configuration = {
  apiBase: '/api/v1',
  getToken: undefined,
  credentials: undefined,
  role: undefined,
  headers: {},
  listParameters: {},
  mapRequest: {},
  mapAnswer: {},
  locale: 'en',
  dir: undefined,
  theme: 'auto',
  appearance: {},
  brand: 'Practice Elements',
  logo: undefined,
  links: {},
}

export const $configuration = map<Configuration>(initial)

/** Undefined and null mean "not set". Null occurs in pages without TypeScript. */
type Settings = { [Name in keyof Configuration]?: Configuration[Name] | undefined | null }

let configured: Settings = {}
const declared = new Map<object, Settings>()

/** Sets options for all elements of the page. Applies at once, also to mounted elements. */
export function configure(changes: Partial<Configuration>): void {
  isFirstInstance()
  configured = { ...configured, ...changes }
  settle()
}

/** Sets the options that an element declares; call without `settings` to remove them. `configure()` overrides them. */
export function declare(owner: object, settings?: Settings): void {
  if (settings) declared.set(owner, settings)
  else declared.delete(owner)
  settle()
}

function settle(): void {
  $configuration.set(Object.assign({}, initial, ...[...declared.values(), configured].map(given)) as Configuration)
}

const given = (settings: Settings) =>
  Object.fromEntries(Object.entries<unknown>(settings).filter(([, value]) => value !== undefined && value !== null))
