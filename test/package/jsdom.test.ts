import assert from 'node:assert/strict'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { JSDOM, VirtualConsole } from 'jsdom'
import { build, type Rolldown } from 'vite'
import { elementEntries } from '../../demo/setup/package/entries.ts'
import { packed } from '../../demo/setup/portals/pack.ts'
import { until } from '../support/server/until.ts'

const tags = Object.keys(elementEntries()).filter((name) => name.includes('-'))
const attributes = 'doctor-id="42" patient-id="42" key-prop="doctors" open status="active"'
const missing = ['matchMedia', 'ResizeObserver', 'IntersectionObserver']

/** Bundles all elements into one script, as test runners run a portal's code. */
async function script(): Promise<string> {
  const entry = join(packed, 'jsdom-entry.js')
  const code = "export { configure } from 'practice-elements/standalone'; import 'practice-elements/standalone/all'"
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [{ name: 'entry', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? code : undefined) }],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'elements', codeSplitting: false },
      },
    },
  })
  const [{ output: files }] = [output].flat() as [Rolldown.RolldownOutput]
  return files.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

describe('the package in jsdom', () => {
  let code = ''
  before(async () => {
    code = await script()
  })

  /** Runs the elements in a new page; collects errors that nothing caught. */
  function open() {
    const errors: unknown[] = []
    const virtualConsole = new VirtualConsole()
    virtualConsole.on('jsdomError', (error) => errors.push(error))
    const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost/', runScripts: 'outside-only', virtualConsole })
    const listen = (event: Event) => errors.push((event as CustomEvent<unknown>).detail)
    window.document.addEventListener('load-error', (event) => {
      if ((event as CustomEvent<{ code: string }>).detail.code === 'render') listen(event)
    })
    window.eval(code)
    return { window, errors }
  }

  it('has a browser without the newer parts', () => {
    const { window } = open()
    for (const name of missing) assert.equal(typeof Reflect.get(window, name), 'undefined', name)
    assert.ok(!('adoptedStyleSheets' in window.document))
    assert.equal(typeof window.HTMLDialogElement.prototype.showModal, 'undefined')
  })

  it('defines, mounts and removes every element without an error', async () => {
    const { window, errors } = open()
    const refused = (reason: unknown) => errors.push(reason)
    process.on('unhandledRejection', refused)
    try {
      for (const tag of tags) {
        assert.ok(window.customElements.get(tag), tag)
        window.document.body.insertAdjacentHTML('beforeend', `<${tag} ${attributes}></${tag}>`)
      }
      const contentOf = (tag: string) => window.document.querySelector(tag)?.shadowRoot?.textContent
      await until(() => tags.every((tag) => tag === 'admin-config' || contentOf(tag)))
      window.document.body.replaceChildren()
      await until(() => true)
    } finally {
      process.off('unhandledRejection', refused)
    }
    assert.deepEqual(errors, [])
    window.close()
  })
})
