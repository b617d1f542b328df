import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What a page needs to load an entry at the very bytes of a version. */
export interface Pinned {
  /** The address of the entry, below the folder of the package. */
  file: string
  /** What comes with it, to preload: the entry's static imports. */
  imports: string[]
}

export interface Integrity {
  version: string
  entries: Record<string, Pinned>
  /** The hash of every file, as `integrity` attributes and import maps take it. */
  integrity: Record<string, string>
}

/** All that a chunk imports at once, itself not included. */
export function importsOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle, found = new Set<string>()): Set<string> {
  for (const name of chunk.imports) {
    const next = bundle[name]
    if (next?.type !== 'chunk' || found.has(name)) continue
    found.add(name)
    importsOf(next, bundle, found)
  }
  return found
}

const sha384 = (file: string) => `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`

/**
 * Entries are built under names with version and hash, which a page can pin. Beside them stands each under its bare name, always the latest:
 * it names all that the entry imports, so that the browser needs no second look to ask for it.
 */
export function pinnedEntries(version: string): Plugin {
  const entries: Record<string, Pinned> = {}
  return {
    name: 'pinned-entries',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue
        const imports = [...importsOf(chunk, bundle)]
        const lines = [...imports.map((name) => `import"./${name}";`), `export*from"./${chunk.fileName}";`]
        this.emitFile({ type: 'asset', fileName: `${chunk.name}.js`, source: `${lines.join('\n')}\n` })
        entries[chunk.name] = { file: chunk.fileName, imports }
      }
    },
    writeBundle({ dir = '' }) {
      const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
      const hashes = files
        .filter((file) => file.endsWith('.js'))
        .sort()
        .map((file): [string, string] => [file, sha384(join(dir, file))])
      const integrity: Integrity = { version, entries, integrity: Object.fromEntries(hashes) }
      writeFileSync(join(dir, 'integrity.json'), `${JSON.stringify(integrity, null, 2)}\n`)
      for (const { file } of Object.values(entries)) this.info(`${file} ${integrity.integrity[file] ?? ''}`)
    },
  }
}
