import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration'
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration'
import { build } from 'vite'
import { writeAngular } from './angular.ts'
import { writeDeclarations } from './declarations.ts'
import { elementEntries } from './entries.ts'
import { reactComponents, reactTypes, svelteTypes, vueTypes } from './frameworks.ts'
import { makeManifest } from './manifest.ts'

/** Builds the package's files besides the element bundles: contract, command, types, manifest and data for editors. */

const types = 'dist/types'
const contract = 'src/elements/contract.ts'
rmSync(types, { recursive: true, force: true })
mkdirSync(types, { recursive: true })

const manifest = makeManifest()
writeFileSync('dist/custom-elements.json', `${JSON.stringify(manifest, null, 2)}\n`)
writeFileSync(`${types}/react.d.ts`, reactTypes(manifest))
writeFileSync(`${types}/vue.d.ts`, vueTypes(manifest))
writeFileSync(`${types}/svelte.d.ts`, svelteTypes(manifest))
generateVsCodeCustomElementData(manifest, {
  outdir: 'dist',
  htmlFileName: 'vscode.html-custom-data.json',
  cssFileName: null,
  hideLogs: true,
})
generateJetBrainsWebTypes(manifest, { outdir: 'dist', webTypesFileName: 'web-types.json', packageJson: false, hideLogs: true })

/** Builds a readable module for bundlers. */
const buildModule = (entry: string, outDir: string, fileName: string, external: (string | RegExp)[]) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { target: 'es2022', outDir, minify: false, lib: { entry, formats: ['es'], fileName }, rolldownOptions: { external } },
  })

await buildModule('src/elements/frameworks/react-component.ts', 'dist/react', 'react-component', ['react'])
writeFileSync('dist/react/index.js', reactComponents(manifest))

await writeDeclarations({ ...elementEntries(), contract }, types)
writeAngular(manifest, 'dist/angular')
await buildModule(contract, 'dist/contract', 'contract', [/^typebox/])

// The command runs without the package's dependencies.
await build({
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: 'demo/check/main.ts',
    target: 'node20',
    outDir: 'dist/check',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'practice-elements.js', banner: '#!/usr/bin/env node', codeSplitting: false },
    },
  },
})
chmodSync('dist/check/practice-elements.js', 0o755)
