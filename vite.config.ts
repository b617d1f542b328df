import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, defineConfig, type Plugin, type UserConfig } from 'vite'
import { include } from './demo/setup/include.ts'
import { elementEntries } from './demo/setup/package/entries.ts'
import { pinnedEntries } from './demo/setup/package/pinned-entries.ts'
import { panelLinks, screenFiles } from './demo/setup/panel-files.ts'
import manifest from './package.json' with { type: 'json' }
import { shapes } from './src/core/answers/shapes.ts'
import { themeCss } from './src/core/theme/theme-css.ts'

/** `import value from 'virtual:…'`: what a program made when this was built, without that program. */
function made(name: string, value: unknown): Plugin {
  return {
    name,
    resolveId: (id) => (id === `virtual:${name}` ? `\0${name}.js` : undefined),
    load: (id) => (id === `\0${name}.js` ? `export default ${JSON.stringify(value)}` : undefined),
  }
}

/** The design tokens as text. */
const themeSheet = () => made('theme.css', themeCss)

/** What each answer must look like, without the schemas. */
const answerShapes = () => made('answer-shapes', shapes)

/** The script that dresses the panel's page before its first paint: classic and in the head, because a module would come after that paint. */
function firstPaint(): Plugin {
  let address = ''
  let base = '/'
  const script = async (files: Record<string, string[]>) => {
    const output = await build({
      configFile: false,
      logLevel: 'warn',
      base,
      plugins: [themeSheet(), made('screen-files', files)],
      build: { target: 'es2022', write: false, lib: { entry: 'src/host/first-paint.ts', formats: ['iife'], name: 'firstPaint' } },
    })
    const [bundle] = Array.isArray(output) ? output : []
    if (!bundle) throw new Error('The script of the first paint was not built')
    return bundle.output[0].code
  }
  return {
    name: 'first-paint',
    configResolved: (config) => {
      base = config.base
      address = `${base}static/js/first-paint.js`
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(address, (_request, response, next) => {
        script({}).then((code) => response.setHeader('content-type', 'text/javascript').end(code), next)
      })
    },
    async generateBundle(_options, bundle) {
      const source = await script(screenFiles(bundle, base))
      const fileName = `static/js/first-paint-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source })
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const built = Object.keys(bundle).find((name) => name.startsWith('static/js/first-paint-'))
        return [
          { tag: 'script', attrs: { src: built ? base + built : address }, injectTo: 'head-prepend' },
          ...panelLinks(bundle, base),
        ]
      },
    },
  }
}

/** Parts of libraries that are never reached from here, and that nobody should download. */
function withoutUnusedParts(): Plugin {
  const empty = '\0empty.js'
  // jsPDF draws HTML pages with the first three. Requests go by XMLHttpRequest, which every browser has.
  const unused = /^(html2canvas|canvg|dompurify|\.\/fetch\.js)$/
  return {
    name: 'without-unused-parts',
    enforce: 'pre',
    resolveId: (id, importer) => (unused.test(id) && /node_modules\/(jspdf|axios)\//.test(importer ?? '') ? empty : undefined),
    load: (id) => (id === empty ? 'export default undefined\nexport const getFetch = () => undefined' : undefined),
  }
}

/** Fluent reads its tokens from an object with all of them; the few that it reads are put in their places. */
function inlineTokens(): Plugin {
  return {
    name: 'inline-tokens',
    transform: (code, id) =>
      /node_modules\/@fluentui\/react-.*\.js$/.test(id) && code.includes('tokens.')
        ? { code: code.replaceAll(/(?<![\w.])tokens\.((?:color|spacing|stroke|font|lineHeight|border|shadow|duration|curve|zIndex)\w+)/g, '"var(--$1)"'), map: null }
        : undefined,
  }
}

/** What the package says of itself is its version alone. */
function versioned(version: string): Plugin {
  return { name: 'versioned', enforce: 'pre', load: (id) => (resolve(id) === resolve('package.json') ? JSON.stringify({ version }) : undefined) }
}

/** Libraries that, only imported, would listen to the page or put a global on it; `resource.ts` listens where it is needed. */
function nothingOnImport(): Plugin {
  const traces: [file: RegExp, trace: string | RegExp, instead: string][] = [
    [/node_modules\/nanostores\/atom\/index\.js/, 'globalThis.nanostoresGlobal ||= { epoch: 0 }', '{ epoch: 0 }'],
    [/node_modules\/@griffel\/core\/src\/constants\.js/, /getGlobalVar\('\w+', \{\}\)/g, '{}'],
    [/node_modules\/@nanostores\/query\/dist\/nanoquery\.js/, /subscribe\("(visibilitychange|online)", cb\)/g, 'void cb'],
    [/node_modules\/axios\/lib\/utils\.js/, 'isFunction(_global.postMessage)', 'false'],
  ]
  return {
    name: 'nothing-on-import',
    transform: (code, id) => {
      const [, trace, instead] = traces.find(([file]) => file.test(id)) ?? []
      if (trace === undefined || instead === undefined) return undefined
      const changed = code.replace(trace, instead)
      if (changed === code) throw new Error(`${id} does not say ${String(trace)} any more`)
      return { code: changed, map: null }
    },
  }
}

/** What a page may link to before any element is defined. */
function placeholder(): Plugin {
  return {
    name: 'placeholder',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'placeholder.css', source: readFileSync('src/elements/placeholder.css', 'utf8') })
    },
  }
}

/** Leaves each text file compressed beside itself, so that the server compresses nothing while it serves. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    writeBundle({ dir = '' }) {
      // What is only copied, such as the icons, is in no bundle.
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg)$/.test(name)) continue
        const content = readFileSync(join(dir, name))
        writeFileSync(join(dir, `${name}.gz`), gzipSync(content, { level: 9 }))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(content))
      }
    },
  }
}

const chunkFileNames = 'static/js/[name]-[hash].js'
const assetFileNames = 'static/assets/[name]-[hash][extname]'

/** Left to itself, each part that some screens share becomes a file of its own, and compresses badly. What manages the focus of dialogs comes with those. */
const chunkGroups = [
  { name: 'list', test: /src\/(elements\/ui\/(table|badge|picture)|core\/(list|format))|@nanostores\/query/, minShareCount: 3, priority: 1 },
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|axios|nanostores|@nanostores|@r2wc|@griffel|stylis|keyborg|@fluentui\/react-icons)\/|src\/(core\/(?!drafts|repeat|form\.|admins\.|contract\/rules)|elements\/(runtime\/(?!focus)|define|ui\/(notice|lazy|button)))/, minShareCount: 8, priority: 2 },
]

/** What asks for the first list comes as one file, as early as it can; and few files come sooner than many where each way is long. */
const panelGroups = [{ name: 'first-list', test: /src\/host\/first-list\.ts$/, priority: 3 }, ...chunkGroups]

/** One module per element with shared chunks beside it. */
const packaged = (outDir: string, entryFileNames: string, external: RegExp[] = []): UserConfig => ({
  base: './',
  publicDir: false,
  plugins: [placeholder()],
  build: {
    outDir,
    // A portal's head is not ours to put links into.
    modulePreload: false,
    rolldownOptions: {
      input: elementEntries(),
      external,
      preserveEntrySignatures: 'exports-only',
      output: { entryFileNames, chunkFileNames, assetFileNames, codeSplitting: { groups: chunkGroups } },
    },
  },
})

/** The package as plain files, with all that they need. */
const files = (outDir: string, version: string): UserConfig => ({
  ...packaged(outDir, `static/js/[name]-${version}-[hash].js`),
  plugins: [placeholder(), pinnedEntries(version), versioned(version)],
})

const elements = files('dist/elements', manifest.version)

/** The same under another version, for the portal that has two of them. */
const older = files('dist/older', '0.0.9')

/** The package for bundlers, which have React already, or get it as a peer. */
const bundler = packaged('dist/bundler', '[name].js', [/^react(-dom)?(\/|$)/])

/** The guarded panel. */
const panel: UserConfig = {
  root: 'src/host',
  build: {
    outDir: '../../dist/panel',
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames, codeSplitting: { groups: panelGroups } } },
  },
}

/** The gallery. It takes the elements from the package as it is served, not from the source. */
const demo: UserConfig = {
  root: 'demo',
  base: '/demo/',
  publicDir: false,
  plugins: [include()],
  build: {
    outDir: '../dist/demo',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['demo/index.html', 'demo/fault.html', 'demo/looks.html', 'demo/bench.html', ...readdirSync('demo/docs').map((page) => `demo/docs/${page}`)],
      external: [/^\/elements\//],
      output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames },
    },
  },
}

const kinds: Record<string, UserConfig> = { elements, older, bundler, demo }

export default defineConfig(({ mode }) => {
  const { build, plugins = [], ...config } = kinds[mode] ?? panel
  return {
    ...config,
    plugins: [...plugins, ...(mode in kinds ? [] : [firstPaint()]), themeSheet(), answerShapes(), withoutUnusedParts(), inlineTokens(), nothingOnImport(), react(), compressed()],
    define: mode in kinds ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      ...build,
      target: 'es2022',
      sourcemap: true,
      license: { fileName: 'licenses.md' },
      emptyOutDir: true,
      rolldownOptions: {
        ...build?.rolldownOptions,
        // The contract's schemas type the client; without their use they leave no byte in it.
        treeshake: { manualPureFunctions: ['Type', 'listOf', 'listQueryOf'] },
      },
    },
  }
})
