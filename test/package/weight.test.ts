import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { themeCss } from '../../src/core/theme/theme-css.ts'
import { elementEntries } from '../../demo/setup/package/entries.ts'
import { addedWeightOf, downloadsOf, weightOf } from '../../demo/setup/measured/downloads.ts'

const elements = fileURLToPath(new URL('../../dist/elements', import.meta.url))

/** KiB of JavaScript (gzip) that a page with one element downloads before the element shows anything. */
const budgets = {
  'doctor-subscriptions': 126.8,
  'account-list': 126.2,
  'admin-sign-in': 123.1,
  'doctor-profile': 130.3,
  'doctor-editor': 144.4,
  'patient-detail': 130.2,
  'admin-overview': 134.9,
  'admin-profile': 142.2,
  'admin-password': 125.2,
  'admin-email': 125.2,
  'admin-create': 125.3,
  'portal-keys': 129.5,
  'activity-log': 129.8,
  'otp-dialog': 111.2,
}

/** Files of JavaScript that an element downloads before it shows anything, its entry included. */
const fileBudgets = {
  ...Object.fromEntries(Object.keys(budgets).map((tag) => [tag, 8])),
  'doctor-subscriptions': 6,
  'account-list': 6,
  'admin-sign-in': 6,
  'admin-profile': 10,
  'doctor-editor': 10,
}

/** KiB of JavaScript (gzip) that the first click downloads in addition. */
const partBudgets = { 'cancel-dialog': 15.4, 'renew-dialog': 15.1, 'invoice-dialog': 6.4, 'columns-menu': 5, 'export-bar': 9 }

describe('the weight of the built package', () => {
  for (const [tag, budget] of Object.entries(budgets))
    it(`${tag} stays within ${budget} KiB`, () => {
      const weight = weightOf(join(elements, `${tag}.js`))
      assert.ok(weight <= budget, `${tag} weighs ${weight.toFixed(1)} KiB`)
    })

  for (const [tag, budget] of Object.entries(fileBudgets))
    it(`${tag} is at most ${budget} files`, () => assert.ok(downloadsOf(join(elements, `${tag}.js`)).size <= budget))

  for (const [part, budget] of Object.entries(partBudgets))
    it(`${part} adds at most ${budget} KiB to doctor-subscriptions`, () => {
      const chunks = join(elements, 'static/js')
      const file = readdirSync(chunks).find((name) => name.startsWith(`${part}-`) && name.endsWith('.js'))
      assert.ok(file)
      const added = addedWeightOf(join(chunks, file), join(elements, 'doctor-subscriptions.js'))
      assert.ok(added <= budget, `${part} adds ${added.toFixed(1)} KiB`)
    })

  it('has the budgets that the guide states, in whole KiB', () => {
    const guide = readFileSync(join(elements, '../../demo/docs/performance.html'), 'utf8')
    const rows = [...guide.matchAll(/<tr><td>((?:<code>[\w-]+<\/code>(?:, )?)+)<\/td><td>(\d+)<\/td><\/tr>/g)]
    const stated = rows.flatMap(([, tags, kib]) => [...tags!.matchAll(/<code>([\w-]+)/g)].map(([, tag]) => [tag, Number(kib)]))
    assert.deepEqual(Object.fromEntries(stated), Object.fromEntries(Object.entries(budgets).map(([tag, kib]) => [tag, Math.ceil(kib)])))
  })

  it('has a budget for each element that shows something', () => {
    const { index: _index, all: _all, 'admin-config': _config, ...shown } = elementEntries()
    assert.deepEqual(Object.keys(budgets).sort(), Object.keys(shown).sort())
  })

  it('has every design token that its rules ask for', () => {
    const known = new Set([...themeCss.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    const tokens = /var\(--((?:color|spacing|stroke|font|lineHeight|borderRadius|shadow|duration|curve|zIndex)[A-Z\d]\w*)/g
    const files = [elements, join(elements, '../panel')].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    const programs = files.filter((file) => /\.(js|css)$/.test(file))
    const asked = new Set(programs.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(tokens)].map(([, name]) => `--${name}`)))
    assert.ok(asked.size > 40)
    assert.deepEqual(
      [...asked].filter((name) => !known.has(name)),
      [],
    )
  })

  for (const output of ['elements', 'panel'])
    it(`has each module once, whoever shares it: ${output}`, () => {
      const chunks = join(elements, '..', output, 'static/js')
      const modules = readdirSync(chunks)
        .filter((file) => file.endsWith('.js.map'))
        .flatMap((file) => (JSON.parse(readFileSync(join(chunks, file), 'utf8')) as { sources: string[] }).sources)
      assert.ok(modules.length > 500)
      assert.deepEqual(
        modules.filter((module, index) => modules.indexOf(module) !== index),
        [],
      )
    })

  it('holds none of the schemas in what doctor-subscriptions loads', () => {
    for (const file of downloadsOf(join(elements, 'doctor-subscriptions.js')))
      assert.doesNotMatch(readFileSync(file, 'utf8'), /maximum:2147483647|maxLength:320/)
  })
})
