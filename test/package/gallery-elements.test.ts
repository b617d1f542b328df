import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, it } from 'node:test'
import { elements } from '../../demo/gallery/elements.ts'
import type { Bench } from '../../demo/gallery/bench-figures.ts'
import type { ElementManifest } from '../../demo/gallery/manifest.ts'
import type { Measurements } from '../../demo/gallery/measured.ts'
import { weightOf } from '../../demo/setup/measured/downloads.ts'
import { shipped } from '../looks/screens.ts'

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as { modules: { declarations: ElementManifest[] }[] }
const declared = modules.flatMap(({ declarations }) => declarations)

const all = readFileSync('src/elements/all.ts', 'utf8')
const readme = readFileSync('README.md', 'utf8')
const guide = readFileSync('demo/docs/performance.html', 'utf8')
const placeholders = readFileSync('src/elements/placeholder.css', 'utf8')

describe('each element of the gallery', () => {
  for (const { tag } of elements) {
    it(`is a part of all elements, of README and of the download budgets: ${tag}`, () => {
      assert.ok(all.includes(`'./${tag}/${tag}.element.ts'`), 'src/elements/all.ts')
      assert.ok(readme.includes(`| \`${tag}\` |`), 'README.md')
      assert.ok(guide.includes(`<code>${tag}</code>`), 'demo/docs/performance.html')
    })
    // A dialog reserves no space.
    if (tag !== 'otp-dialog') it(`has a placeholder: ${tag}`, () => assert.match(placeholders, new RegExp(`\\b${tag}\\b`)))
  }
})

describe('the shipped measurements', () => {
  const read = (file: string): unknown => JSON.parse(readFileSync(`dist/demo/measured/${file}`, 'utf8'))

  for (const { tag } of elements)
    it(`${tag} has its download in this build, and results of a browser`, () => {
      const { kib, first, axe } = (read('elements.json') as Measurements).elements[tag]!
      assert.equal(kib, weightOf(`dist/elements/${tag}.js`))
      assert.ok(first)
      assert.deepEqual(axe, { light: [], dark: [], 'right to left': [] })
    })

  it('have the results of the benchmark, with date, machine and its load', () => {
    const { date, machine, load, figures } = read('bench.json') as Bench
    assert.ok(Date.parse(date) > 0 && machine && load >= 0)
    assert.ok(figures.some(({ measure, subject }) => measure === 'first row' && subject === 'doctor-subscriptions'))
  })
})

describe('the shipped screenshots', () => {
  const folder = 'dist/demo/measured/looks'
  const files = readdirSync(folder)

  it('show each of their screens in each look', () => {
    const wanted = shipped.looks.flatMap((look) => shipped.screens.map((screen) => `${screen}-${look}.webp`))
    assert.deepEqual(files.filter((file) => file !== 'looks.json').sort(), wanted.sort())
    const named = (JSON.parse(readFileSync(`${folder}/looks.json`, 'utf8')) as { file: string }[]).map(({ file }) => file)
    assert.deepEqual(named.sort(), wanted.sort())
  })

  it('take 600 KiB at most', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(`${folder}/${file}`).size, 0)
    assert.ok(bytes <= 600 * 1024, `${bytes} bytes`)
  })
})

describe('the elements of the gallery', () => {
  for (const { tag, attributes } of elements)
    it(`${tag} has these attributes in the manifest`, () => {
      const known = new Set(declared.find(({ tagName }) => tagName === tag)!.attributes?.map(({ name }) => name))
      assert.deepEqual(
        attributes.map(({ name }) => name).filter((name) => !known.has(name)),
        [],
      )
    })

  it('are all elements of the manifest that fire events', () => {
    const screens = declared.filter(({ events = [] }) => events.length > 0)
    assert.deepEqual(elements.map(({ tag }) => tag).sort(), screens.map(({ tagName }) => tagName).sort())
  })
})
