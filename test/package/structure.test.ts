import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'

const folders = ['src', 'demo', 'test']
const textFile = /\.(ts|tsx|js|mjs|css|html|sql)$/

const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`))
  .filter((file) => textFile.test(file) && file !== 'test/package/structure.test.ts')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const tests = files.filter(({ path }) => /\.test\.tsx?$/.test(path))

const linesWith = (pattern: RegExp, among = files) =>
  among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )

const none = (found: string[], message: string) => assert.deepEqual(found, [], message)

describe('structure', () => {
  it('reads the sources', () => assert.ok(files.length > 50 && tests.length > 1))

  it('runs every test', () => none(linesWith(/\b(describe|it|test|suite)\.(only|skip|todo)\b|\b(xit|xdescribe)\(/, tests), 'left out'))

  it('waits for states, never for a time', () => none(linesWith(/\b(waitForTimeout|aTimeout)\(|setTimeout\(resolve\b/, tests), 'waits'))

  it('leaves nothing for later', () => none(linesWith(/\b(TODO|FIXME|XXX)\b/), 'left open'))

  it('says why wherever a rule is switched off', () => none(linesWith(/eslint-disable(?!.* -- )/), 'without a reason'))

  it('asks for the direction by attribute, since the build makes of `:dir()` a list of languages', () =>
    none(linesWith(/:dir\(\w/), 'by selector'))

  it('keeps the files of the product small', () => {
    const long = files.filter(({ path, text }) => path.startsWith('src/') && text.split('\n').length > 250)
    none(
      long.map(({ path }) => path),
      'more than 250 lines',
    )
  })

  it('shows the hooks of the sample portal in the guide, in at most 30 lines', () => {
    const textOf = (path: string) => files.find((file) => file.path === path)!.text
    const hooks = textOf('demo/portal/own-backend/hooks.ts').trim()
    const shown = hooks.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    assert.ok(hooks.split('\n').length <= 30)
    assert.ok(textOf('demo/docs/own-backend.html').includes(`<pre>${shown}</pre>`))
  })

  it('names every file after its idea', () => {
    none(
      files.map(({ path }) => path).filter((path) => /(^|\/)(utils?|helpers?|common|misc)([./]|$)/.test(path)),
      'named after nothing',
    )
  })

  it('has these folders and no others', () => {
    const found = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    none(
      found.map(({ name }) => name).filter((name) => ![...folders, 'node_modules', 'dist'].includes(name)),
      'not in the design',
    )
  })
})
