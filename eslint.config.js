import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import checkFile from 'eslint-plugin-check-file'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import typescript from 'typescript-eslint'

const screens = readdirSync('src/elements', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['ui', 'runtime', 'frameworks'].includes(entry.name))
  .map(({ name }) => `src/elements/${name}`)

/** The parts of a layer, lowest first: each may import those before it. */
const inOrder = (folder, parts, below) =>
  Object.fromEntries(
    parts.map((part, place) => [`${folder}/${part}`, [...below, ...parts.slice(0, place).map((lower) => `${folder}/${lower}`)]]),
  )

/** Who may import what of ours: arrows point down only. A folder may always import itself. */
const mayImport = {
  'src/core/contract': [],
  'src/core': [],
  ...inOrder(
    'src/elements/ui',
    ['controls', 'picture', 'feedback', 'form', 'dialog', 'display', 'charts', 'list'],
    ['src/core', 'src/elements/runtime'],
  ),
  'src/elements/ui': ['src/core', 'src/elements/runtime'],
  'src/elements/runtime': ['src/core'],
  'src/elements/frameworks': [],
  'src/elements': ['src/core'],
  ...inOrder(
    'src/host',
    ['i18n', 'installation', 'parts', 'settings', 'routing', 'page', 'frame', 'startup'],
    ['src/core', 'src/elements'],
  ),
  'src/host': ['src/core', 'src/elements'],
  'demo/check': ['src/core'],
  'demo/server': ['src/core/contract', 'demo/portal/own-backend'],
  'demo/portal': [],
  'demo/gallery': [],
}

const zones = [
  ...Object.entries(mayImport).flatMap(([folder, others]) =>
    ['src', 'demo', 'test'].map((from) => ({
      target: folder,
      from,
      except: [folder, ...others].filter((path) => path.startsWith(`${from}/`)).map((path) => path.slice(from.length + 1)),
      message: others.length > 0 ? `${folder} may import ${others.join(' and ')}.` : `${folder} may import nothing else of ours.`,
    })),
  ),
  ...screens.flatMap((target) =>
    screens.filter((from) => from !== target).map((from) => ({ target, from, message: "A screen never imports another screen's folder." })),
  ),
  {
    target: 'src/host',
    from: 'src/elements/**/!(*.element|index|all|contract).{ts,tsx}',
    message: 'The host imports the registrations of elements only, and speaks to them by attributes and events.',
  },
]

const askedForDefaults = ['**/*.config.{js,mjs,ts}', '**/*.d.ts', 'demo/portal/*/hooks.ts', 'test/support/runner/node-reporter.mjs']

const notInTheCore = { patterns: [{ regex: '^(react|@fluentui/react|navigo)', message: 'The core knows neither React nor routes.' }] }

const notInTheContract = { patterns: [{ regex: '^(?!typebox$|\\.)', message: 'The contract runs everywhere: it imports typebox only.' }] }

/** Rules that find fault with a value of type `any`. */
const unsafe = ['assignment', 'argument', 'call', 'member-access', 'return'].map((use) => `@typescript-eslint/no-unsafe-${use}`)

const noNavigation = "An element never navigates: fire the 'navigate' event, the host or the portal decides."

const navigation = ['location', 'history'].map((name) => ({ name, message: noNavigation }))

const noBarrels = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds it.' }

export default defineConfig(
  globalIgnores(['dist', '.data']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },

  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    extends: [js.configs.recommended],
    plugins: { 'import-x': importX, 'check-file': checkFile },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ alwaysTryTypes: true })] },
    languageOptions: { globals: { fetch: 'readonly', process: 'readonly', URL: 'readonly', URLSearchParams: 'readonly' } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'check-file/filename-naming-convention': ['error', { '**/*': 'KEBAB_CASE' }, { ignoreMiddleExtensions: true }],
      'check-file/folder-naming-convention': ['error', { '{src,demo,test}/**/': 'KEBAB_CASE' }],
      'no-restricted-syntax': ['error', noBarrels],
      eqeqeq: 'error',
      'object-shorthand': 'error',
    },
  },

  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // An async function turns a throw into a rejection, with or without an await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}', 'demo/gallery/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        noBarrels,
        {
          selector: 'AwaitExpression:not(:function AwaitExpression)',
          message: 'WebKit hangs when a frame is removed while its module awaits something.',
        },
        {
          selector: "ImportDeclaration[source.value='@nanostores/persistent']",
          message: 'Import from src/core/persistent.ts: it works without storage, too.',
        },
      ],
    },
  },

  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },

  {
    files: ['src/core/**', 'src/elements/**'],
    rules: {
      'no-restricted-globals': ['error', ...navigation],
      'no-restricted-properties': [
        'error',
        ...['window', 'document', 'globalThis'].flatMap((object) =>
          ['location', 'history'].map((property) => ({ object, property, message: noNavigation })),
        ),
      ],
      'no-restricted-imports': ['error', { name: 'navigo', message: noNavigation }],
    },
  },

  {
    files: ['src/core/**'],
    rules: { 'no-restricted-imports': ['error', notInTheCore] },
  },

  {
    files: ['src/core/contract/**'],
    rules: {
      'no-restricted-imports': ['error', notInTheContract],
      'no-restricted-globals': ['error', ...navigation, 'window', 'document', 'localStorage', 'process'],
    },
  },

  {
    files: ['demo/server/**'],
    // Fastify awaits its handlers.
    rules: { '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false } }] },
  },

  {
    // The entries of the package.
    files: ['src/elements/{index,all,contract}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },

  {
    // Tools ask for default exports.
    files: askedForDefaults,
    rules: { 'import-x/no-default-export': 'off' },
  },

  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // `expect(x).to.be.true` is an expression, and an assertion.
      '@typescript-eslint/no-unused-expressions': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            // The runner waits for these itself.
            { from: 'package', package: 'node:test', name: ['test', 'describe', 'it', 'suite', 'before', 'after'] },
            // Its type says promise, which is true of HTML snapshots only.
            { from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' },
          ],
        },
      ],
      // Answers come as they are; that they have the right shape is what a test asserts.
      ...Object.fromEntries(unsafe.map((rule) => [rule, 'off'])),
      // In a test it is the assertion itself that fails.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
)
