import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Files of one entry in a fixed version. */
export interface Pinned {
  /** Path of the entry in the package's folder. */
  file: string
  /** Static imports of the entry, for preloading. */
  imports: string[]
}

export interface Integrity {
  version: string
  entries: Record<string, Pinned>
  /** Hash of every file, for `integrity` attributes and import maps. */
  integrity: Record<string, string>
}

/** Returns the static imports of a chunk, recursively and without the chunk itself. */
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
 * Builds entries with version and hash in their names, which pages can pin. Also emits each entry by its plain name.
 * That file imports all files of the entry directly, so that the browser requests them without a further round trip.
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
