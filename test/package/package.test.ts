import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { promisify } from 'node:util'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { build, type Rolldown } from 'vite'
import type { Manifest } from '../../demo/setup/package/manifest.ts'
import type { Integrity } from '../../demo/setup/package/pinned-entries.ts'
import { elementEntries } from '../../demo/setup/package/entries.ts'
import { installed, packed } from '../../demo/setup/portals/pack.ts'

const run = promisify(execFile)
const json = (file: string): unknown => JSON.parse(readFileSync(join(installed, file), 'utf8'))
const manifest = json('package.json') as { dependencies: object; peerDependencies: object }
const tags = Object.keys(elementEntries()).filter((name) => name.includes('-'))
const entries = ['.', './all', './contract', ...tags.map((tag) => `./${tag}`)]
const tarball = join(packed, readdirSync(packed).find((name) => name.endsWith('.tgz')) ?? 'none')
const filesIn = (folder: string) =>
  readdirSync(join(installed, folder), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))

/** Bundles some code of a portal and returns the code that a page loads initially, without the npm dependencies. */
async function bundled(code: string): Promise<string> {
  const entry = join(packed, 'entry.js')
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, external: [/^(react|react-dom|typebox)(\/|$)/], preserveEntrySignatures: 'strict' },
    },
  })
  const [{ output: chunks }] = [output].flat() as [Rolldown.RolldownOutput]
  return chunks.map((chunk) => (chunk.type === 'chunk' && chunk.isEntry ? chunk.imports.join() + chunk.code : '')).join('\n')
}

describe('the packed package', () => {
  it('pleases publint', async () => {
    const { messages, pkg } = await publint({ pkgDir: installed, strict: true, pack: false })
    assert.deepEqual(
      messages.map((message) => formatMessage(message, pkg)),
      [],
    )
  })

  it('has types that are not wrong, wherever modules are understood', async () => {
    const types = [...entries, './react', './angular', './standalone', './standalone/all', './vue', './svelte', './dist/elements/all.js']
    const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), { entrypoints: types })
    assert.ok(result.types)
    const elsewhere = ['node10', 'node16-cjs']
    assert.deepEqual(
      result.problems.filter((problem) => !('resolutionKind' in problem && elsewhere.includes(problem.resolutionKind))),
      [],
    )
  })

  it('asks for no package but those that its modules import, and for all of these', () => {
    const modules = [
      ...['dist/bundler', 'dist/angular'].flatMap((folder) => filesIn(folder).map((file) => join(folder, file))),
      'dist/react/react-component.js',
      'dist/contract/contract.js',
    ]
    const imports = modules.flatMap((file) => [
      ...readFileSync(join(installed, file), 'utf8').matchAll(/\b(?:from|import)\s*["'](@[^"'/]*\/[^"'/]*|[a-z][^"'/]*)/g),
    ])
    const wanted = new Set(imports.map(([, name]) => name))
    assert.deepEqual([...wanted].sort(), Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).sort())
  })

  it('imports nothing at all as plain files and in the standalone modules', () => {
    for (const folder of ['dist/elements', 'dist/standalone'])
      for (const file of filesIn(folder))
        assert.doesNotMatch(readFileSync(join(installed, folder, file), 'utf8'), /\b(from|import)\s*"(?!\.)/, file)
  })

  for (const folder of ['dist/bundler', 'dist/standalone']) {
    it(`marks imports of addresses that a bundler cannot know: ${folder}`, () => {
      const imports = filesIn(folder).flatMap((file) => [
        ...readFileSync(join(installed, folder, file), 'utf8').matchAll(/\bimport\(\s*(?!["'`])(.{0,80})/gs),
      ])
      assert.ok(imports.length > 0)
      for (const [, given = ''] of imports) assert.match(given, /@vite-ignore.*webpackIgnore: true/s)
    })

    it(`names no files by addresses that a bundler changes, and misplaces no annotation: ${folder}`, () => {
      for (const file of filesIn(folder)) {
        const code = readFileSync(join(installed, folder, file), 'utf8')
        assert.doesNotMatch(code, /__vite__mapDeps/, file)
        assert.doesNotMatch(code, /__PURE__\s*\*\/\s*\{/, file)
      }
    })
  }

  it('can be imported in Node, which is left as it was', async () => {
    const names = [
      ...entries.map((entry) => `practice-elements${entry.slice(1)}`),
      'practice-elements/dist/elements/all.js',
      'practice-elements/dist/elements/index.js',
    ]
    // Load the globals that Node creates lazily and those of React first, so that they are not counted.
    const code = `
      import 'react-dom/client'
      void globalThis.Request
      const seen = () => Reflect.ownKeys(globalThis).map(String).join()
      const before = seen()
      for (const name of ${JSON.stringify(names)}) await import(name)
      const after = seen().split(',').filter((name) => !before.split(',').includes(name))
      if (after.length > 0) throw new Error(after.join())`
    await run(process.execPath, ['--input-type=module', '--eval', code], { cwd: packed })
  })

  it('exports the OpenAPI document, to which the guide links', () => {
    const { exports } = json('package.json') as { exports: Record<string, unknown> }
    assert.equal(exports['./openapi.json'], './demo/server/openapi.json')
    assert.equal((json('demo/server/openapi.json') as { openapi: string }).openapi, '3.1.0')
    assert.match(readFileSync(join(installed, 'demo/docs/own-backend.html'), 'utf8'), /href="\.\.\/server\/openapi\.json"/)
    assert.ok(existsSync('dist/demo/server/openapi.json'))
  })

  it('keeps an element that is imported for its effect alone, and drops what nobody uses', async () => {
    assert.match(await bundled("import 'practice-elements/doctor-subscriptions'"), /doctor-subscriptions/)
    assert.equal(
      (await bundled("import { required } from 'practice-elements/contract'; import { notify } from 'practice-elements'")).trim(),
      '',
    )
  })

  it('describes every element, with what there is to set, to hear and to style', () => {
    const declared = (json('dist/custom-elements.json') as Manifest).modules.map(({ path, declarations }) => ({
      path,
      ...declarations[0]!,
    }))
    assert.deepEqual(declared.map(({ tagName }) => tagName).sort(), [...tags].sort())
    for (const { path, description } of declared) assert.ok(description && existsSync(join(installed, path)), path)
    const list = declared.find(({ tagName }) => tagName === 'doctor-subscriptions')!
    assert.deepEqual(list.attributes?.map(({ name }) => name).slice(0, 4), ['status', 'doctor-id', 'page-size', 'list-state'])
    const events = ['before-subscription-change', 'subscription-change', 'invoice-open', 'list-change', 'ready', 'load-error', 'navigate']
    assert.deepEqual(
      list.events?.map(({ name }) => name),
      events,
    )
    assert.ok(['table', 'row', 'cell', 'pager', 'dialog'].every((part) => list.cssParts?.some(({ name }) => name === part)))
    assert.ok(declared.flatMap(({ events = [], cssParts = [] }) => [...events, ...cssParts]).every((each) => each.description))
  })

  it('has a README of at most 8 KB, whose links lead to files of the package', () => {
    const readme = readFileSync(join(installed, 'README.md'), 'utf8')
    assert.ok(Buffer.byteLength(readme) <= 8192)
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link)
    assert.ok(links.length > 10)
    assert.deepEqual(
      links.filter((link) => !existsSync(join(installed, link))),
      [],
    )
  })

  it('has the guides as Markdown, listed in llms.txt, with links that lead to files of the package', () => {
    const index = 'dist/demo/llms.txt'
    const linksOf = (file: string) =>
      [...readFileSync(join(installed, file), 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, link = '']) =>
        join(file, '..', link),
      )
    const listed = linksOf(index)
    const pages = readdirSync('demo/docs').map((page) => join('dist/demo/docs', page.replace('.html', '.md')))
    assert.deepEqual(listed.filter((link) => link.endsWith('.md')).sort(), pages.sort())
    assert.deepEqual(
      [index, ...pages].flatMap(linksOf).filter((link) => !existsSync(join(installed, link))),
      [],
    )
  })

  it('tells editors of every element', () => {
    const { tags: known } = json('dist/vscode.html-custom-data.json') as { tags: { name: string }[] }
    assert.deepEqual(known.map(({ name }) => name).sort(), [...tags].sort())
    assert.match(readFileSync(join(installed, 'dist/web-types.json'), 'utf8'), /"before-subscription-change"/)
  })

  it('names a hash for every file, and one with the version for every entry', () => {
    const { version, entries: pinned, integrity } = json('dist/elements/integrity.json') as Integrity
    assert.deepEqual(Object.keys(pinned).sort(), ['all', 'index', ...tags].sort())
    for (const [name, { file }] of Object.entries(pinned)) assert.ok(file.startsWith(`static/js/${name}-${version}-`), file)
    assert.deepEqual(
      Object.keys(integrity).sort(),
      filesIn('dist/elements')
        .map((file) => file.replaceAll('\\', '/'))
        .sort(),
    )
    for (const [file, hash] of Object.entries(integrity)) {
      const bytes = readFileSync(join(installed, 'dist/elements', file))
      assert.equal(hash, `sha384-${createHash('sha384').update(bytes).digest('base64')}`, file)
    }
  })
})
