import { map } from 'nanostores'
import { isFirstInstance } from './single-instance.ts'
import type { Links } from './links.ts'
import type { Appearance } from './theme/appearance.ts'

export type ThemeChoice = 'light' | 'dark' | 'auto'
export type Direction = 'ltr' | 'rtl'

/** A portal's own session: called before the first request and once again after a 401. */
export type GetToken = () => string | undefined | Promise<string | undefined>

export interface Configuration {
  /** Where the API is, with its `/api/v1` prefix. */
  apiBase: string
  /** Without it the session is the panel's own, kept in the browser's storage. */
  getToken: GetToken | undefined
  /** A language tag such as `fr` or `fr-CA`, or `auto`: as the page's `lang` says. English where it is none of ours. */
  locale: string
  /** Undefined: as the language runs, and as the page's `dir` says. */
  dir: Direction | undefined
  /** `auto`: as the page's `color-scheme` says. */
  theme: ThemeChoice
  appearance: Appearance
  /** Where "View", "Edit" and the like lead on this page; the panel's own routes where nothing is said. */
  links: Links
}

const initial: Configuration = {
  apiBase: '/api/v1',
  getToken: undefined,
  locale: 'en',
  dir: undefined,
  theme: 'auto',
  appearance: {},
  links: {},
}

export const $configuration = map<Configuration>(initial)

/** Undefined says nothing, nor does null where a page has no types. */
type Settings = { [Name in keyof Configuration]?: Configuration[Name] | undefined | null }

let configured: Settings = {}
const declared = new Map<object, Settings>()

/** Sets what all elements of the page share. Takes effect at once, on elements already shown too. */
export function configure(changes: Partial<Configuration>): void {
  isFirstInstance()
  configured = { ...configured, ...changes }
  settle()
}

/** What an element of the page sets; nothing any more without `settings`. What `configure` sets counts before it. */
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
