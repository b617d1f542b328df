import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { draftKey, dropDraftsOf } from '../../src/core/forms/draft-keys.ts'
import { browserStorage } from '../../src/core/text-storage.ts'

const become = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })

describe("the browser's storage", () => {
  afterEach(() => become(() => undefined))

  it('where the user has blocked it, is one that lasts as long as the page, and is cleared as well', () => {
    become(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    const [mine, other] = [draftKey('me@practice.test', 'admin-profile'), draftKey('you@practice.test', 'admin-profile')]
    for (const key of [mine, other]) browserStorage().write(key, 'typed')
    dropDraftsOf('me@practice.test')
    assert.deepEqual(
      [mine, other].map((key) => browserStorage().read(key)),
      [undefined, 'typed'],
    )
    browserStorage().remove(other)
    assert.deepEqual(browserStorage().names(), [])
  })

  it('hides no other fault', () => {
    become(() => {
      throw new TypeError('Ours')
    })
    assert.throws(browserStorage, TypeError)
  })
})
