import { cpSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import react from '@vitejs/plugin-react'
import vue from '@vitejs/plugin-vue'
import { defineConfig, type Plugin } from 'vite'
import { include } from '../include.ts'
import type { Integrity } from '../package/pinned-entries.ts'
import { installed, older, packed } from './pack.ts'

const root = join(import.meta.dirname, '../../..')
const base = '/demo/portal/'
const portals = readdirSync(join(root, 'demo/portal'), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
const pages = portals.filter((name) => !['harbour', 'shared'].includes(name)).map((name) => join(root, 'demo/portal', name, 'index.html'))

/** Finds the package where it was unpacked, as if the portals had installed it there. */
function fromThePack(): Plugin {
  return {
    name: 'from-the-pack',
    enforce: 'pre',
    resolveId: { filter: { id: /^practice-elements($|\/)/ }, handler(id) { return this.resolve(id, join(root, packed, 'portal.js'), { skipSelf: true }) } },
  }
}

/** Copies of the plain files, as a web server holds them: `pinned:<entry>` stands for the entry's address in one version, `older:<entry>` in another. */
function plainFiles(): Plugin {
  const copies = { pinned: join(root, installed, 'dist/elements'), older: join(root, older) }
  const kept = Object.entries(copies).map(([name, folder]) => {
    const integrity = JSON.parse(readFileSync(join(folder, 'integrity.json'), 'utf8')) as Integrity
    return { name, folder, integrity, address: `vendor/practice-elements-${integrity.version}/` }
  })
  const find = (name: string, entry: string) => {
    const copy = kept.find((each) => each.name === name)
    const pinned = copy?.integrity.entries[entry]
    if (!copy || !pinned) throw new Error(`No ${name}:${entry}`)
    return { ...copy, ...pinned }
  }
  return {
    name: 'plain-files',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(pinned|older):/ },
      handler(id) {
        const [name = '', entry = ''] = id.split(':')
        const { address, file } = find(name, entry)
        return { id: base + address + file, external: true }
      },
    },
    // The hashes are asked of every file before it runs; what imports one takes it as it was preloaded.
    transformIndexHtml: (html) =>
      html.replace(/( *)<!-- pinned: (.+) -->/, (_comment, indent: string, entries: string) => {
        const all = entries.split(' ').map((entry) => find('pinned', entry))
        const files = [...new Set(all.flatMap(({ file, imports }) => [...imports, file]))]
        const { address, integrity } = find('pinned', 'index')
        const preloads = files.map((file) => `<link rel="modulepreload" href="${base}${address}${file}" integrity="${integrity.integrity[file] ?? ''}">`)
        return preloads.map((tag) => indent + tag).join('\n')
      }),
    writeBundle({ dir = '' }) {
      for (const { folder, address } of kept) cpSync(folder, join(dir, address), { recursive: true, filter: (file) => !/\.(map|gz|br)$/.test(file) })
    },
  }
}

/** What the server has rendered of the page that says so. */
const rendered = (): Plugin => ({
  name: 'rendered',
  transformIndexHtml: (html) => html.replace('<!-- rendered on the server -->', () => readFileSync(join(root, packed, 'rendered.html'), 'utf8')),
})

export default defineConfig({
  root: join(root, 'demo/portal'),
  base,
  publicDir: false,
  logLevel: 'warn',
  plugins: [include(), fromThePack(), plainFiles(), rendered(), react(), vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.includes('-') } } }), svelte()],
  build: {
    target: 'es2022',
    outDir: join(root, 'dist/portals'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: [join(root, 'demo/portal/index.html'), ...pages],
      output: { entryFileNames: 'static/js/[name]-[hash].js', chunkFileNames: 'static/js/[name]-[hash].js', assetFileNames: 'static/assets/[name]-[hash][extname]' },
    },
  },
})
