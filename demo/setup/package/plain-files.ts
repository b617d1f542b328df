import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** What a page may link to before any element is defined. */
export function placeholder(): Plugin {
  return {
    name: 'placeholder',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'placeholder.css', source: readFileSync('src/elements/placeholder.css', 'utf8') })
    },
  }
}

/** What the package says of itself is its version alone. */
export function versioned(version: string): Plugin {
  return {
    name: 'versioned',
    enforce: 'pre',
    load: (id) => (resolve(id) === resolve('package.json') ? JSON.stringify({ version }) : undefined),
  }
}
