import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'
import { react18 } from '../bundle/react-18.ts'
import { include } from '../bundle/include.ts'
import type { Integrity } from '../package/pinned-entries.ts'
import { pinnedImports } from '../package/pinned-imports.ts'
import { installed, older, packed } from './pack.ts'

const root = join(import.meta.dirname, '../../..')
const base = '/demo/portal/'
const portals = readdirSync(join(root, 'demo/portal'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const pageOf = (name: string) => join(root, 'demo/portal', name, 'index.html')
const pages = portals.filter((name) => !['harbour', 'shared', 'react-18', 'sign-in'].includes(name)).map(pageOf)

/** Resolves the package to its unpacked copy, as if the portals had installed it. */
function fromThePack(): Plugin {
  return {
    name: 'from-the-pack',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^practice-elements($|\/)/ },
      handler(id) {
        return this.resolve(id, join(root, packed, 'portal.js'), { skipSelf: true })
      },
    },
  }
}

const addressOf = (version: string) => `${base}vendor/practice-elements-${version}/`
const copies = { pinned: { folder: join(root, installed, 'dist/elements'), addressOf }, older: { folder: join(root, older), addressOf } }

/** Copies the plain files to the URLs that the pages use. */
const vendored = (): Plugin => ({
  name: 'vendored',
  writeBundle({ dir = '' }) {
    for (const { folder } of Object.values(copies)) {
      const { version } = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Integrity
      cpSync(folder, join(dir, addressOf(version).replace(base, '')), { recursive: true, filter: (file) => !/\.(map|gz|br)$/.test(file) })
    }
  },
})

/** Inserts the server-rendered HTML into the page that has the comment for it. */
const rendered = (): Plugin => ({
  name: 'rendered',
  transformIndexHtml: (html) =>
    html.replace('<!-- rendered on the server -->', () => readFileSync(join(root, packed, 'rendered.html'), 'utf8')),
})

/** In mode `react-18` builds the page that has React 18. */
export default defineConfig(({ mode }) => ({
  root: join(root, 'demo/portal'),
  base,
  publicDir: false,
  logLevel: 'warn',
  resolve: { alias: mode === 'react-18' ? react18 : [] },
  plugins: [
    include(),
    fromThePack(),
    pinnedImports(copies),
    vendored(),
    rendered(),
    react(),
    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }),
    svelte(),
  ],
  build: {
    target: 'es2022',
    outDir: join(root, 'dist/portals'),
    emptyOutDir: mode !== 'react-18',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: mode === 'react-18' ? [pageOf('react-18')] : [join(root, 'demo/portal/index.html'), ...pages],
      output: {
        entryFileNames: 'static/js/[name]-[hash].js',
        chunkFileNames: 'static/js/[name]-[hash].js',
        assetFileNames: 'static/assets/[name]-[hash][extname]',
      },
    },
  },
}))
