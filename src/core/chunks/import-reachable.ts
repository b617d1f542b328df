import { reachFile } from './reach-file.ts'

const arrived = new Set<string>()

/**
 * Calls `load`, an `import()`, after all its files are in the browser's cache.
 * Browsers older than 2026 remember a failed module until the page is left:
 * a second `import()` would fail without a request.
 *
 * @param load the `import()`
 * @param files its file and the files that it imports, unless they are already loaded
 * @param importer base URL of the files
 * @throws if a file fails to download; call again to retry
 */
export async function importReachable<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  importer: string = new URL(import.meta.env.BASE_URL, document.baseURI).href,
): Promise<Module> {
  const arrive = async (file: string) => {
    const { href } = new URL(file, importer)
    if (arrived.has(href)) return
    await reachFile(href)
    arrived.add(href)
  }
  await Promise.all(files.map(arrive))
  return load()
}

/** Vite's builds call the function by this name. */
export { importReachable as __vitePreload }
