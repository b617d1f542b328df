import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Integrity } from './pinned-entries.ts'

/** Copy of the plain files on a web server. */
export interface Copy {
  folder: string
  /** Returns the URL of a version. */
  addressOf: (version: string) => string
}

/**
 * Resolves imports `<name>:<entry>` to the URL of the entry in that copy. Replaces the comment
 * `<name>: <entry> …` in HTML with preload tags for the entries and their imports, with hashes.
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
    // The browser verifies the hash of each preloaded file. Modules that import it then use that file.
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
