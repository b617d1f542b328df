import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** Emits the stylesheet that pages can link before elements are defined. */
export function placeholder(): Plugin {
  return {
    name: 'placeholder',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'placeholder.css', source: readFileSync('src/elements/placeholder.css', 'utf8') })
    },
  }
}

/** Emits the OpenAPI document at the address to which the guides link: relative to them, it is the same in the package. */
export function openApiFile(): Plugin {
  return {
    name: 'openapi-file',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'server/openapi.json', source: readFileSync('demo/server/openapi.json', 'utf8') })
    },
  }
}

/** Bundles only the version from `package.json`. */
export function versioned(version: string): Plugin {
  return {
    name: 'versioned',
    enforce: 'pre',
    load: (id) => (resolve(id) === resolve('package.json') ? JSON.stringify({ version }) : undefined),
  }
}
