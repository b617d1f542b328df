import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, it } from 'node:test'
import { compile } from 'svelte/compiler'
import ts from 'typescript'
import { compileScript, parse } from 'vue/compiler-sfc'
import { elements } from '../../demo/gallery/elements.ts'
import { frameworks, type SetAttribute } from '../../demo/gallery/framework-code.ts'
import type { ElementManifest } from '../../demo/gallery/manifest.ts'

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as { modules: { declarations: ElementManifest[] }[] }
const manifestOf = (tag: string) => modules.flatMap(({ declarations }) => declarations).find(({ tagName }) => tagName === tag)!

const awkward = 'q="a" & {b} `c` ${d} \\e'

/** One example for each element with its first choices, and one with values that have signs of every syntax. */
const examples = [
  ...elements.map(({ tag, attributes }): [string, SetAttribute[]] => [
    tag,
    attributes.flatMap(({ name, initial, choices }): SetAttribute[] => {
      const value = initial ?? choices?.[0]
      return value ? [[name, value]] : []
    }),
  ]),
  [
    'account-list',
    [
      ['key-prop', 'doctors'],
      ['list-state', awkward],
    ],
  ] satisfies [string, SetAttribute[]],
] as const

const codeOf = (framework: string) => {
  const [, , write] = frameworks.find(([name]) => name === framework)!
  return examples.map(([tag, set]) => write(manifestOf(tag), set))
}

/** Compiles modules strictly beside the sample portals, which resolve the package by its exports. */
function problemsIn(codes: readonly string[]): string[] {
  const files = new Map(codes.map((code, index) => [resolve(`demo/portal/react/example-${index}.tsx`), code]))
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  }
  const disk = ts.createCompilerHost(options)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile: (name) => files.get(name) ?? disk.readFile(name),
    getSourceFile: (name, version) => {
      const code = files.get(name)
      return code === undefined ? disk.getSourceFile(name, version) : ts.createSourceFile(name, code, version)
    },
  }
  const program = ts.createProgram([...files.keys()], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe('the code of each element in the gallery', () => {
  it('compiles in React under strict types', () => {
    assert.deepEqual(problemsIn(codeOf('react')), [])
  })

  it('would not compile with an unknown prop', () => {
    const [code = ''] = codeOf('react')
    assert.match(problemsIn([code.replace('status=', 'state=')]).join(), /'state' does not exist/)
  })

  it('would not compile without a required prop, which may be unknown', () => {
    const code = (prop: string) =>
      `import { DoctorProfile } from 'practice-elements/react'\nexport const example = <DoctorProfile ${prop} />`
    assert.match(problemsIn([code('')]).join(), /'doctorId' is missing/)
    assert.deepEqual(problemsIn([code('doctorId={undefined}'), code('doctorId={null}')]), [])
  })

  it('gives refs the types of the elements', () => {
    const code = `import { useRef } from 'react'
import { DoctorSubscriptions, type DoctorSubscriptionsElement } from 'practice-elements/react'
export const Example = () => <DoctorSubscriptions ref={useRef<DoctorSubscriptionsElement>(null)} />`
    assert.deepEqual(problemsIn([code]), [])
  })

  it('compiles in Vue', () => {
    for (const code of codeOf('vue')) {
      const { descriptor, errors } = parse(code)
      assert.deepEqual(errors, [], code)
      const isCustomElement = (tag: string) => tag.includes('-')
      const script = compileScript(descriptor, { id: 'x', inlineTemplate: true, templateOptions: { compilerOptions: { isCustomElement } } })
      assert.deepEqual(script.warnings ?? [], [], code)
    }
  })

  it('compiles in Svelte', () => {
    for (const code of codeOf('svelte')) assert.deepEqual(compile(code, { generate: 'client' }).warnings, [], code)
  })

  it('is a module with one template in Angular', () => {
    for (const code of codeOf('angular')) {
      const { diagnostics } = ts.transpileModule(code, { reportDiagnostics: true, compilerOptions: { experimentalDecorators: true } })
      assert.deepEqual(diagnostics, [], code)
      assert.doesNotMatch(code, /\$\{|\{\{/)
    }
  })

  it('binds numbers and booleans as such, and keeps the signs of other values', () => {
    const [react, vue, angular, svelte] = frameworks.map(
      ([, , write]) =>
        (element: ElementManifest, set: readonly SetAttribute[]) =>
          write(element, set).replaceAll(/\s+/g, ' '),
    )
    const set: SetAttribute[] = [
      ['key-prop', 'patients'],
      ['doctor-id', '42'],
    ]
    const list = manifestOf('account-list')
    assert.ok(react!(list, set).includes('<AccountList keyProp="patients" doctorId={42} '))
    assert.ok(vue!(list, set).includes('<account-list key-prop="patients" :doctor-id="42" @admin-change='))
    assert.ok(angular!(list, set).includes('<account-list keyProp="patients" [doctorId]="42" (adminChange)="log($event)">'))
    assert.ok(svelte!(list, set).includes('<account-list key-prop="patients" doctor-id={42} onadmin-change='))
    assert.ok(react!(manifestOf('otp-dialog'), [['open', 'true']]).includes('<OtpDialog open={true} onOtpSubmit='))
    const written = svelte!(list, [['list-state', awkward]])
    assert.ok(written.includes('list-state="q=&quot;a&quot; &amp; &#123;b&#125; &#96;c&#96; &#36;&#123;d&#125; &#92;e"'), written)
  })
})
