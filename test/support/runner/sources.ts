import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Middleware } from '@web/dev-server-core'
import type { TestRunnerPlugin } from '@web/test-runner-core'
import type { Plugin, Rolldown } from 'vite'
import { react18 } from '../../../demo/setup/bundle/react-18.ts'
import { cacheFile } from '../cache-file.ts'
import { isSource } from './routes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const nameOf = (file: string) => file.replace(/\.tsx?$/, '')

/** Marks test modules as having side effects: `sideEffects` in package.json lists only modules of the product. */
const ownSideEffects: Plugin = {
  name: 'own-side-effects',
  transform: { filter: { id: { exclude: /\/node_modules\// } }, handler: () => ({ moduleSideEffects: true }) },
}

/** Bundles test files and their imports into shared chunks. Unbundled, a page would request 400 sources. */
async function bundle(files: readonly string[], folder: string): Promise<void> {
  const { build } = await import('vite')
  const bundled = (await build({
    // Production builds of React and Fluent, as users get them, without slow development checks.
    mode: 'production',
    configFile: `${root}/vite.config.ts`,
    root,
    logLevel: 'error',
    plugins: [ownSideEffects],
    resolve: { alias },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries(files.map((file) => [nameOf(file), `${root}/${file}`])),
        // Served by the runner.
        external: [/^\/__web-/],
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'test/chunks/[name]-[hash].js',
          assetFileNames: 'test/assets/[name]-[hash][extname]',
        },
      },
    },
  })) as Rolldown.RolldownOutput
  for (const file of bundled.output) {
    const path = join(folder, file.fileName)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, file.type === 'chunk' ? file.code : file.source)
  }
}

/** `REACT=18` bundles the elements with React 18. */
const alias = process.env.REACT === '18' ? react18 : []

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)

let folder = ''

export const sourcesPlugin = (files: readonly string[], version: string): TestRunnerPlugin => ({
  name: 'sources',
  async serverStart() {
    folder = await cacheFile({ kind: 'test-pages', version, name: hashOf([...files, alias.length].join('\n')) }, (path) =>
      bundle(files, path),
    )
  },
})

/**
 * Serves the bundled files. The runner requests a test file by another name than the chunks do; importing it under
 * both names would run it twice, so the requested file only imports the bundled one.
 */
export const sourcesMiddleware: Middleware = async (context, next) => {
  if (!isSource(context.path)) return next()
  const isAsked = /\.tsx?$/.test(context.path)
  const file = join(folder, context.path)
  if (!isAsked && !existsSync(file)) return next()
  const content = isAsked ? `import '${nameOf(context.path)}.js'` : readFileSync(file)
  context.type = isAsked ? 'js' : extname(context.path)
  if (context.path.startsWith('/test/chunks/')) context.set('cache-control', 'max-age=31536000, immutable')
  context.body = content
}
