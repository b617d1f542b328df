import { configure, type Configuration } from '../../core/configuration.ts'

/** Settings of an installation that need no rebuild. URLs are relative to the panel's folder. */
interface Config {
  /** Name in header, footer, titles and invoices. */
  brand?: string
  /** URL of an image in place of the product's mark, in the header and on invoices. */
  logo?: string
  /** Base URL of the API. */
  apiBase?: string
  /** URL of a module whose default export is passed to `configure`. */
  hooks?: string
}

const names = ['brand', 'logo', 'apiBase', 'hooks']

/** Milliseconds. */
const timeout = 10_000

/**
 * Configures the panel by the JSON in the page's `#config`, or in the file that it links to. JSON in the page saves a request.
 * A missing or malformed file is an error in the console, and the defaults apply.
 *
 * @throws if the hooks fail to load: without them, the panel could show wrong data
 */
export async function applyConfig(): Promise<void> {
  const { brand, logo, apiBase, hooks } = await readConfig()
  configure({ ...(brand && { brand }), ...(logo && { logo: urlOf(logo) }), ...(apiBase && { apiBase: urlOf(apiBase) }) })
  if (hooks) configure(((await import(/* @vite-ignore */ urlOf(hooks))) as { default: Partial<Configuration> }).default)
}

const urlOf = (address: string) => new URL(address, document.baseURI).href

async function readConfig(): Promise<Config> {
  const place = document.getElementById('config')
  try {
    return parse(place instanceof HTMLLinkElement ? await download(place.href) : (place?.textContent ?? '{}'))
  } catch (error) {
    console.error('config.json could not be read, so the defaults apply.', error)
    return {}
  }
}

async function download(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeout) })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return response.text()
}

function parse(text: string): Config {
  const settings: unknown = JSON.parse(text)
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) throw new TypeError('It holds no JSON object')
  const usable = Object.entries(settings).filter(([name, value]) => {
    const isUsable = names.includes(name) && typeof value === 'string' && value !== ''
    if (!isUsable) console.error(`config.json: ${name} is ignored. The settings are texts for ${names.join(', ')}.`)
    return isUsable
  })
  return Object.fromEntries(usable)
}
