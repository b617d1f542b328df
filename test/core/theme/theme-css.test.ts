import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { themeCss } from '../../../src/core/theme/theme-css.ts'

const [light = '', dark = ''] = themeCss.split('.pe-root.pe-dark')
const variables = (css: string) => new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name!))

/** Variables that only a page sets. */
const ofThePage = ['--pe-color-primary', '--pe-color-secondary', '--pe-font-family']

describe('the theme', () => {
  it('gives a value to every token that another one is made of', () => {
    const set = variables(light)
    const used = new Set([...themeCss.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!))
    assert.deepEqual([...used].filter((name) => !set.has(name)).sort(), ofThePage)
  })

  it('names in the dark only what it has in the light', () => {
    const set = variables(light)
    assert.ok(variables(dark).size > 20)
    assert.deepEqual(
      [...variables(dark)].filter((name) => !set.has(name)),
      [],
    )
  })

  it('sets nothing outside the roots of elements', () =>
    assert.deepEqual(themeCss.match(/[^{}]+(?=\{)/g), [
      '.pe-root',
      '.pe-root.pe-dark',
      '@media (prefers-contrast:more)',
      '.pe-root.pe-root',
    ]))
})
