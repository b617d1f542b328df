import assert from 'node:assert/strict'
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { before, describe, it } from 'node:test'
import { formatDiagnostics, performCompilation } from '@angular/compiler-cli'
import { compile } from 'svelte/compiler'
import ts from 'typescript'
import { compileScript, parse } from 'vue/compiler-sfc'
import { packed } from '../../demo/setup/portals/pack.ts'

const guides = 'demo/docs'
const folder = resolve(packed, 'snippets')

interface Snippet {
  language: string
  /** Path below the folder of the snippets. Files of one page can import each other. */
  file: string
  code: string
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"' }
const plainText = (html: string) => html.replace(/&(?:lt|gt|amp|quot);/g, (entity) => entities[entity] ?? entity)

const figure = /<figure class="snippet" data-language="(\w+)">\s*<figcaption>(.*?)<\/figcaption>\s*<pre>(.*?)<\/pre>/gs
const endings: Record<string, string> = { angular: 'ts', html: 'html' }

function snippetsOf(page: string): Snippet[] {
  const seen = new Set<string>()
  const html = readFileSync(join(guides, page), 'utf8')
  return [...html.matchAll(figure)].map(([, language = '', caption = '', code = ''], position) => {
    const name = /^[\w+/-]+(\.\w+)+$/.test(caption) ? caption : `snippet-${position}.${endings[language] ?? language}`
    const own = seen.has(name) ? `${basename(page, '.html')}-${position}` : basename(page, '.html')
    seen.add(name)
    return { language, file: join(own, name), code: plainText(code) }
  })
}

const pages = readdirSync(guides)
const snippets = pages.flatMap(snippetsOf)
const withLanguage = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language))

const strict: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleDetection: ts.ModuleDetectionKind.Force,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  types: [],
  paths: Object.fromEntries(
    ['https://backoffice.example.com', 'http://localhost:8080'].map((origin) => [
      `${origin}/elements/*.js`,
      [resolve(packed, 'node_modules/practice-elements/dist/types/*.d.ts')],
    ]),
  ),
}

/** Writes files and returns the errors of TypeScript in them. */
function errorsIn(files: readonly Pick<Snippet, 'file' | 'code'>[]): string {
  const names = files.map(({ file, code }) => {
    const name = join(folder, file)
    mkdirSync(dirname(name), { recursive: true })
    writeFileSync(name, code)
    return name
  })
  return ts.formatDiagnostics(ts.getPreEmitDiagnostics(ts.createProgram(names, strict)), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => folder,
    getNewLine: () => '\n',
  })
}

const scriptsIn = (html: string) => [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script).join('\n')

describe('the snippets of the guides', () => {
  before(() => rmSync(folder, { recursive: true, force: true }))

  it('are found on the page of every framework', () => {
    const languages = ['ts', 'tsx', 'html', 'angular', 'vue', 'svelte', 'astro']
    for (const language of languages) assert.ok(withLanguage(language).length > 0, language)
    assert.deepEqual([...new Set(snippets.map(({ language }) => language))].sort(), languages.sort())
  })

  it('compile in strict TypeScript, also the scripts of HTML, Vue, Svelte and Astro', () => {
    const scripts = withLanguage('html', 'svelte', 'astro').map(({ file, code }) => ({
      file: file.replace(/\.\w+$/, '.script.ts'),
      code: `${scriptsIn(code)}\nexport {}`,
    }))
    const components = withLanguage('vue').map(({ file, code }) => {
      const { content } = compileScript(parse(code).descriptor, { id: file, inlineTemplate: true })
      return { file: `${file}.ts`, code: content }
    })
    assert.equal(errorsIn([...withLanguage('ts', 'tsx'), ...scripts, ...components]), '')
  })

  it('compile in Angular with strict templates and without a schema of custom elements', () => {
    const files = withLanguage('angular')
    for (const { file, code } of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), code)
    }
    const { diagnostics } = performCompilation({
      rootNames: files.map(({ file }) => join(folder, file)),
      options: { ...strict, strictTemplates: true, experimentalDecorators: true, outDir: folder },
    })
    assert.equal(formatDiagnostics(diagnostics), '')
  })

  it('compile in Svelte', () => {
    for (const { code, file } of withLanguage('svelte')) assert.deepEqual(compile(code, { filename: file }).warnings, [])
  })
})
