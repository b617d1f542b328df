import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { downloadsOf, weightOf } from '../bench/downloads.ts'

const elements = fileURLToPath(new URL('../../dist/elements', import.meta.url))

/** KiB of JavaScript, gzip, that a page with one element downloads before that element shows anything. */
const budgets = {
  'doctor-subscriptions': 125,
  'account-list': 128,
  'admin-sign-in': 142,
  'doctor-profile': 140,
  'doctor-editor': 160,
  'patient-detail': 135,
  'admin-overview': 130,
  'admin-profile': 150,
  'admin-password': 145,
  'admin-email': 145,
  'admin-create': 150,
  'otp-dialog': 125,
}

describe('the weight of the built package', () => {
  for (const [tag, budget] of Object.entries(budgets))
    it(`${tag} stays within ${budget} KiB`, () => {
      const weight = weightOf(join(elements, `${tag}.js`))
      assert.ok(weight <= budget, `${tag} weighs ${weight.toFixed(1)} KiB`)
    })

  it('holds none of the schemas in what doctor-subscriptions loads', () => {
    for (const file of downloadsOf(join(elements, 'doctor-subscriptions.js'))) assert.doesNotMatch(readFileSync(file, 'utf8'), /maximum:2147483647|maxLength:320/)
  })
})
