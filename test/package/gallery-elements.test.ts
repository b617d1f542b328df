import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { elements } from '../../demo/gallery/elements.ts'
import type { ElementManifest } from '../../demo/gallery/manifest.ts'

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as { modules: { declarations: ElementManifest[] }[] }
const declared = modules.flatMap(({ declarations }) => declarations)

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
