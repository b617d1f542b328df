import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { layoutOfUrl, layoutUrlOf } from '../../../src/core/theme/layouts.ts'
import { layouts } from '../../../src/core/theme/layouts.ts'

describe('a layout in an address', () => {
  it('is its name in lower case with hyphens', () => {
    assert.deepEqual(
      ['Dubai', 'Los Angeles', 'New York'].map((layout) => layoutUrlOf(layout as (typeof layouts)[number])),
      ['dubai', 'los-angeles', 'new-york'],
    )
  })

  it('is read as it is written', () => assert.deepEqual(layouts.map(layoutUrlOf).map(layoutOfUrl), [...layouts]))

  it('is read however the name is spelled', () => {
    for (const spelled of ['Los Angeles', 'LosAngeles', 'LOS_ANGELES', 'los%20angeles', '/los-angeles/'])
      assert.equal(layoutOfUrl(spelled), 'Los Angeles', spelled)
  })

  it('is none where no layout is called so', () => {
    for (const spelled of ['', 'angeles', 'dubais', 'x', 'constructor']) assert.equal(layoutOfUrl(spelled), undefined, spelled)
  })
})
