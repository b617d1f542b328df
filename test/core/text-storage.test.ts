import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { draftKey, dropDraftsOf } from '../../src/core/forms/draft-keys.ts'
import { browserStorage } from '../../src/core/text-storage.ts'

const become = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get })

/** Storage that takes `room` characters. */
function smallStorage(room: number) {
  const texts: Record<string, string> = {}
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => {
      const used = Object.entries({ ...texts, [name]: text })
        .flat()
        .join('').length
      if (used > room) throw new DOMException('It is full', 'QuotaExceededError')
      texts[name] = text
    },
    removeItem: (name: string) => {
      Reflect.deleteProperty(texts, name)
    },
  }
  become(() => Object.assign(Object.create(methods) as object, texts))
  return texts
}

const broken: [string, () => unknown][] = [
  [
    'is blocked',
    () => {
      throw new DOMException('Access is denied', 'SecurityError')
    },
  ],
  ['is missing', () => null],
  ['takes no text', () => Object.create({ getItem: () => null, removeItem: () => undefined, setItem: () => assert.fail('No') }) as unknown],
]

describe("the browser's storage", () => {
  afterEach(() => {
    for (const name of browserStorage.names()) browserStorage.remove(name)
    become(() => undefined)
  })

  for (const [what, get] of broken)
    it(`lasts as long as the page where it ${what}, and is cleared as well`, () => {
      become(get)
      const [mine, other] = [draftKey('me@practice.test', 'admin-profile'), draftKey('you@practice.test', 'admin-profile')]
      for (const key of [mine, other]) browserStorage.write(key, 'typed')
      dropDraftsOf('me@practice.test')
      assert.deepEqual(
        [mine, other].map((key) => browserStorage.read(key)),
        [undefined, 'typed'],
      )
      browserStorage.remove(other)
      assert.deepEqual([browserStorage.read(other), browserStorage.names()], [undefined, []])
    })

  it('keeps in memory only the texts for which it has no room, and leaves no former text behind', () => {
    const stored = smallStorage(20)
    browserStorage.write('token', 'former')
    browserStorage.write('token', 'a token that is too long')
    browserStorage.write('theme', 'dark')
    assert.deepEqual(stored, { theme: 'dark' })
    assert.equal(browserStorage.read('token'), 'a token that is too long')
    assert.deepEqual(browserStorage.names().sort(), ['theme', 'token'])
    browserStorage.write('token', 'short')
    assert.deepEqual(stored, { theme: 'dark', token: 'short' })
    browserStorage.remove('token')
    assert.deepEqual([stored, browserStorage.read('token')], [{ theme: 'dark' }, undefined])
  })

  it("takes another tab's later text in place of the one in memory", () => {
    const stored = smallStorage(20)
    browserStorage.write('token', 'a token that is too long')
    stored['token'] = 'theirs'
    assert.equal(browserStorage.read('token'), 'theirs')
  })
})
