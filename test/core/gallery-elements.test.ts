import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { elements, sharedEvents } from '../../demo/gallery/elements.ts'
import type { ElementManifest } from '../../demo/gallery/manifest.ts'

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as { modules: { declarations: ElementManifest[] }[] }
const declared = modules.flatMap(({ declarations }) => declarations)

describe('what the gallery offers of each element', () => {
  for (const { tag, attributes, events } of elements)
    it(`${tag} has by the manifest, too`, () => {
      const { attributes: known = [], events: fired = [] } = declared.find(({ tagName }) => tagName === tag)!
      const names = new Set([...known, ...fired].map(({ name }) => name))
      const offered = [...attributes.map(({ name }) => name), ...sharedEvents, ...events]
      assert.deepEqual(
        offered.filter((name) => !names.has(name)),
        [],
      )
    })
})
