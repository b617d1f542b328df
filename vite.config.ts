import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { compressed } from './demo/setup/bundle/compressed.ts'
import { firstPaint } from './demo/setup/bundle/first-paint.ts'
import { include } from './demo/setup/bundle/include.ts'
import { amendedLibraries, withoutUnusedParts } from './demo/setup/bundle/libraries.ts'
import { responseShapes, themeSheet } from './demo/setup/bundle/virtual-modules.ts'
import { plainImports, reachableImports } from './demo/setup/bundle/reachable-imports.ts'
import { elementEntries } from './demo/setup/package/entries.ts'
import { pinnedEntries } from './demo/setup/package/pinned-entries.ts'
import { openApiFile, placeholder, versioned } from './demo/setup/package/plain-files.ts'
import manifest from './package.json' with { type: 'json' }

const chunkFileNames = 'static/js/[name]-[hash].js'
const assetFileNames = 'static/assets/[name]-[hash][extname]'

/** Without groups, each part that a few screens share becomes a file: more requests, and less compression. Parts of dialogs come with those. */
const chunkGroups = [
  {
    name: 'core',
    test: /node_modules\/(axios|nanostores)\/|src\/core\/(?!i18n\/(screens|parts\/(drafts|discard|practice-statuses|password-strength|picture-field|gallery))|contract\/(rules|lengths|second-factor|passkeys|admin-accounts|activity|period|pictures|portals)|forms\/(?!input-method)|api\/submissions|admins|activity|passkeys|second-factor|verification|lists\/compare-ids|diagnostics)|src\/elements\/(preload-lists|[a-z-]+\/attributes|runtime\/properties|ui\/(feedback\/toast\/notify|list\/page-size))\./,
    minShareCount: 3,
    priority: 5,
  },
  {
    name: 'list',
    test: /src\/(elements\/(account-list|doctor-subscriptions)\/attributes|elements\/ui\/(controls\/popover|list\/(?!columns\/columns-menu|filters\/days-menu|export\/(export-bar|save)|use-embedded|short-table)|display\/(badge|email|practice-status)|picture|feedback\/loading\/loaded-by-id)|core\/(lists\/list|format\.|(contract\/)?(doctors|patients|subscriptions|period)\.|lists\/compare-ids|doctor-rules|i18n\/parts\/(practice-)?statuses))|headless-svg\/(edit|eye|arrow-clockwise|chevron-down)\.|svg\/(edit|eye|arrow-clockwise)/,
    minShareCount: 3,
    priority: 2,
  },
  {
    name: 'base',
    test: /node_modules\/(react|react-dom|scheduler|@nanostores|@r2wc)\/|@fluentui\/react-icons\/lib\/(core|contexts|headless|atoms(?!\/headless-svg\/(arrow-(up|down)|chevron-(down|left|right)|diamond-dismiss|warning))|utils\/constants)|src\/(core\/(?!i18n\/parts\/(drafts|discard|practice-statuses|password-strength)|(doctors|doctor-rules|contract\/(doctors|second-factor|passkeys|admin-accounts))\.|forms\/(?!input-method|draft-keys|unsaved)|api\/submissions|admins\.|contract\/(rules|lengths))|elements\/(runtime\/(?!focus|layers|part\.|print-states)|define|ui\/(feedback\/(notice(?!\/for-superadmin)|state|loading(?!\/skeleton)|toast\/notify)|display\/heading|controls\/(?!popover|use-popover)|form\/failure)))/,
    minShareCount: 5,
    priority: 4,
  },
  {
    name: 'form',
    test: /@fluentui\/react-(shared-contexts|utilities|jsx-runtime|field|input|textarea)\/|src\/(core\/(contract\/(lengths|rules)|forms\/(?!input-method|draft-keys|unsaved)|i18n\/parts\/(drafts|password-strength))|elements\/ui\/(form\/(?!fields\/(phone|picture|select|checkbox|composed)|finished-choice|composed|failure-text)|feedback\/loading\/spinner|dialog\/verification\.))/,
    minShareCount: 4,
    priority: 3,
  },
  {
    name: 'dialog',
    test: /src\/elements\/(runtime\/(focus|layers)|ui\/dialog\/(dialog\.|use-modal))/,
    minShareCount: 4,
    priority: 3,
  },
  {
    name: 'card',
    test: /src\/(core\/(admins|i18n\/screens\/admin-email)|elements\/(runtime\/record-events|ui\/(display\/(card|details)|feedback\/notice\/for-superadmin)))|headless-svg\/(add|delete)\./,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'record',
    test: /src\/(core\/i18n\/parts\/gallery|elements\/ui\/(display\/(identity|gallery\/picture-or-notice)|list\/short-table))/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'form-dialog',
    test: /src\/(core\/i18n\/parts\/discard|elements\/ui\/dialog\/(form-dialog|discard))/,
    minShareCount: 3,
    priority: 1,
  },
]

/** The panel's program up to the request of the first list is one file, which runs early. So is its frame. */
const panelGroups = [
  { name: 'main', test: /src\/host\/startup\/main\.ts$/, priority: 5 },
  ...chunkGroups.filter(({ name }) => name !== 'core').map((group) => (group.name === 'list' ? { ...group, minShareCount: 2 } : group)),
  { name: 'panel', test: /src\/host\/startup\/panel\.tsx$/, priority: 2 },
]

interface BundlerOptions {
  /** Packages that the application has. */
  external?: RegExp[]
  comments?: Rolldown.CommentsOptions
}

/** One module per element with shared chunks beside it. */
const packaged = (outDir: string, entryFileNames: string, { external = [], comments = {} }: BundlerOptions = {}): UserConfig => ({
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
      output: { entryFileNames, chunkFileNames, assetFileNames, comments, codeSplitting: { groups: chunkGroups } },
    },
  },
})

/** The package as plain files, with all that they need. */
const files = (outDir: string, version: string): UserConfig => ({
  ...packaged(outDir, `static/js/[name]-${version}-[hash].js`),
  plugins: [placeholder(), pinnedEntries(version), versioned(version), reachableImports()],
})

const elements = files('dist/elements', manifest.version)

/** The same under another version, for the portal that has two of them. */
const older = files('dist/older', '0.0.9')

/** The package for bundlers. The comments tell them which imports to leave alone. */
const forBundlers = (outDir: string, external: RegExp[]): UserConfig => ({
  ...packaged(outDir, '[name].js', { external, comments: { annotation: true } }),
  plugins: [placeholder(), plainImports()],
})

/** For applications that have React already, or get it as a peer. */
const bundler = forBundlers('dist/bundler', [/^react(-dom)?(\/|$)/])

/** For all other applications: it contains React. */
const standalone = forBundlers('dist/standalone', [])

/** The guarded panel. */
const panel: UserConfig = {
  // Relative to the page's `<base>`, so that the same files serve below any path.
  base: './',
  root: 'src/host',
  plugins: [reachableImports()],
  build: {
    outDir: '../../dist/panel',
    // One style sheet, to which the page links: parts that come later need bring none.
    cssCodeSplit: false,
    rolldownOptions: { output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames, codeSplitting: { groups: panelGroups } } },
  },
}

/** The gallery. It takes the elements from the package as it is served, not from the source. */
const demo: UserConfig = {
  root: 'demo',
  base: '/demo/',
  publicDir: false,
  plugins: [include(), openApiFile()],
  build: {
    outDir: '../dist/demo',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [
        'demo/index.html',
        'demo/fault.html',
        'demo/theme.html',
        'demo/looks.html',
        'demo/bench.html',
        ...readdirSync('demo/docs').map((page) => `demo/docs/${page}`),
      ],
      external: [/^\/elements\//],
      output: { entryFileNames: chunkFileNames, chunkFileNames, assetFileNames },
    },
  },
}

const kinds: Record<string, UserConfig> = { elements, older, bundler, standalone, demo }

export default defineConfig(({ mode }) => {
  const { build, plugins = [], ...config } = kinds[mode] ?? panel
  return {
    ...config,
    plugins: [
      ...plugins,
      ...(mode in kinds ? [] : [firstPaint()]),
      themeSheet(),
      responseShapes(),
      withoutUnusedParts(),
      amendedLibraries(),
      react(),
      compressed(),
    ],
    define: mode in kinds ? { 'process.env.NODE_ENV': '"production"' } : {},
    build: {
      ...build,
      target: 'es2022',
      // Maps of the package stay in `dist`, so its files do not name them.
      sourcemap: mode in kinds ? 'hidden' : true,
      license: { fileName: 'licenses.md' },
      emptyOutDir: true,
      rolldownOptions: {
        ...build?.rolldownOptions,
        // The contract's schemas type the client; without their use they leave no byte in it.
        treeshake: { manualPureFunctions: ['Type', 'TypedText', 'listOf', 'listQueryOf'] },
      },
    },
  }
})
