import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Integrity } from './pinned-entries.ts'

/** A copy of the plain files as some web server holds it. */
export interface Copy {
  folder: string
  /** Where pages find it, given its version. */
  addressOf: (version: string) => string
}

/**
 * Lets pages load entries of copies at the very bytes of a version: `<name>:<entry>` in an import stands for the entry's address,
 * and the comment `<name>: <entry> …` in HTML for tags that preload the entries with all that they import, their hashes included.
 */
export function pinnedImports(copies: Record<string, Copy>): Plugin {
  const kept = Object.entries(copies).map(([name, { folder, addressOf }]) => {
    const { version, entries, integrity } = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Integrity
    return { name, entries, integrity, address: addressOf(version) }
  })
  const find = (name: string, entry: string) => {
    const copy = kept.find((each) => each.name === name)
    const pinned = copy?.entries[entry]
    if (!copy || !pinned) throw new Error(`No ${name}:${entry}`)
    return { ...copy, ...pinned }
  }
  const names = Object.keys(copies).join('|')
  return {
    name: 'pinned-imports',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^(${names}):`) },
      handler(id) {
        const [name = '', entry = ''] = id.split(':')
        const { address, file } = find(name, entry)
        return { id: address + file, external: true }
      },
    },
    // The hashes are asked of every file before it runs; what imports one takes it as it was preloaded.
    transformIndexHtml: (html) =>
      html.replace(new RegExp(`( *)<!-- (${names}): (.+) -->`), (_comment, indent: string, name: string, entries: string) => {
        const tags = entries.split(' ').flatMap((entry) => {
          const { address, file, imports, integrity } = find(name, entry)
          return [...imports, file].map(
            (each) => `${indent}<link rel="modulepreload" href="${address}${each}" integrity="${integrity[each] ?? ''}">`,
          )
        })
        return [...new Set(tags)].join('\n')
      }),
  }
}
