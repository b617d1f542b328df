import { withTimeLimit } from '../scheduling/time-limit.ts'
import { reachFile, ReloadNeeded } from './reach-file.ts'

/** Maximum loading time of a chunk in milliseconds, §9. */
const chunkTimeout = 120_000

/** Loads a code chunk with an `import()`. Rejects after 120 s; call again to retry. `ReloadNeeded`: only a reload helps. */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  return withTimeLimit(importAgain(load), chunkTimeout, () => new Error('A part of the program did not arrive in time'))
}

/** Addresses of modules that the browser has marked as failed, with the addresses that replace them. */
const replacements = new Map<string, string>()
let attempts = 0

/**
 * Chromium 150 and older remember a failed module until the page is left: an `import()` of the same address fails without a request.
 * The chunk's file then loads under another address. The files that it imports keep theirs, so no shared module runs twice.
 */
async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const message = error instanceof TypeError ? error.message : ''
    const [address] = /https?:\S+/.exec(message) ?? []
    // WebKit names no address, and forgets failed modules.
    if (!address) throw error
    if (!replacements.has(address)) {
      await reachFile(address)
      // Newer browsers request the same address again. A second address would run the module twice.
      const again = await load().catch(() => undefined)
      if (again) return again
    }
    const replacement = replacements.get(address) ?? `${address}?retry=${(attempts += 1)}`
    try {
      const module = (await import(/* @vite-ignore */ /* webpackIgnore: true */ replacement)) as Module
      replacements.set(address, replacement)
      return module
    } catch {
      // A file that this one imports is marked as failed.
      throw new ReloadNeeded(message)
    }
  }
}
