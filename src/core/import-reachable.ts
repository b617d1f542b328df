import { reachFile } from './reach-file.ts'

const arrived = new Set<string>()

/**
 * Calls `load`, an `import()`, once all its files are in the browser's cache. Browsers older than 2026 remember a module
 * that could not be downloaded until the page is left, so that a second `import()` would fail without a request.
 *
 * @param load the `import()`
 * @param files its file and the files that are imported with it, as far as they are not loaded
 * @param importer the address that the files are relative to
 * @throws if a file does not arrive; call again to retry
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

/** The name by which Vite's builds call it. */
export { importReachable as __vitePreload }
