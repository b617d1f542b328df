import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Middleware } from '@web/dev-server-core'
import type { TestRunnerPlugin } from '@web/test-runner-core'
import { createServer, type Plugin } from 'vite'
import { iconsIn } from './icons.ts'
import { answered, isSource } from './routes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

const { devDependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { devDependencies: Record<string, string> }

const product = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`${root}/src/${file}`, 'utf8'))
  .join('\n')

/** The packages that the product imports. */
const imported = Object.keys(devDependencies).filter((name) => product.includes(` from '${name}'`) || product.includes(`import('${name}')`))

/** What pages import besides the product's packages. Vite looks for no more: finding one, it would reload the page amid a test. */
const further = [
  '@open-wc/testing',
  '@testing-library/dom',
  'axe-core',
  'react-dom/client',
  'react-phone-number-input/flags',
  'react-toastify/unstyled',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'shadow-dom-testing-library',
  'typebox',
]

const runnerModules: Plugin = {
  name: 'runner-modules',
  enforce: 'pre',
  resolveId: (source) => (source.startsWith('/__web-') ? { id: source, external: true } : undefined),
}

/** Nothing reloads in a test: Vite's client would look for its socket in vain, and throw. */
const quietClient: Plugin = {
  name: 'quiet-client',
  transform: (code, id) => (id.endsWith('/vite/dist/client/client.mjs') ? code.replace('transport.connect(', 'void (') : undefined),
}

const icons = iconsIn(`${root}/src`)

const vite = await createServer({
  // As users have it: React and Fluent without what they say to developers, which takes its time.
  mode: 'production',
  configFile: `${root}/vite.config.ts`,
  root,
  base: '/',
  appType: 'mpa',
  logLevel: 'error',
  // Vite keeps its bundles of packages whatever they are asked to hold.
  cacheDir: `${root}/node_modules/.vite-test/${createHash('sha256').update(icons.join()).digest('hex').slice(0, 8)}`,
  plugins: [runnerModules, quietClient],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, proxy: {} },
  optimizeDeps: {
    noDiscovery: true,
    include: [...imported, ...icons, ...further],
    exclude: ['@web/test-runner-commands'],
  },
})

/** Serves sources and packages, compiled as the product's builds compile them. */
export const sourcesMiddleware: Middleware = async (context, next) => {
  if (isSource(context.url)) await answered(context, vite.middlewares)
  else await next()
}

export const sourcesPlugin: TestRunnerPlugin = {
  name: 'sources',
  async serverStop() {
    await vite.close()
  },
}
