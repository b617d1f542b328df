import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contentOf, type FormContent, type Texts } from '../../../src/core/forms/form-content.ts'
import { createLoadedValues, emptyValues, type LoadedState, type LoadedValues } from '../../../src/core/forms/loaded-values.ts'

const loaded = { name: 'Ada', city: 'London' }
const other = { name: 'Ada', city: 'Paris' }

const typing = (texts: Texts, more: Partial<FormContent> = {}): FormContent => ({ ...contentOf(texts), ...more })

/** Returns these parts of the state. */
function part<Key extends keyof LoadedState>({ $loaded }: LoadedValues, ...keys: Key[]): Pick<LoadedState, Key> {
  const state = $loaded.get()
  return Object.fromEntries(keys.map((key) => [key, state[key]])) as Pick<LoadedState, Key>
}

/** Values of version 1 with an unsaved name, and a newer city of version 2 on the server. */
function conflicting(): LoadedValues {
  const values = createLoadedValues(loaded, 1)
  values.edit(typing({ ...loaded, name: 'Grace' }))
  values.load(other, 2)
  return values
}

describe('unsaved changes', () => {
  it('begin with an edit and end when it is undone', () => {
    const values = createLoadedValues(loaded)
    assert.equal(values.$loaded.get().unsaved, false)
    values.edit(typing({ ...loaded, name: 'Grace' }))
    assert.deepEqual([values.$loaded.get().unsaved, values.typed()], [true, { name: 'Grace' }])
    values.edit(typing(loaded))
    assert.deepEqual([values.$loaded.get().unsaved, values.typed()], [false, {}])
  })

  it('notify subscribers only when they begin or end', () => {
    const values = createLoadedValues(loaded)
    let calls = 0
    values.$loaded.listen(() => (calls += 1))
    for (const name of ['G', 'Gr', 'Gra']) values.edit(typing({ ...loaded, name }))
    assert.equal(calls, 1)
  })

  it('are none where only line breaks differ', () => {
    const values = createLoadedValues({ address: 'One\r\nTwo' })
    values.edit(typing({ address: 'One\nTwo' }))
    assert.equal(values.$loaded.get().unsaved, false)
  })

  it('include a chosen file and a password, which is not among the typed texts', () => {
    const values = createLoadedValues(loaded)
    values.edit(typing(loaded, { files: 'ada.png' }))
    assert.equal(values.$loaded.get().unsaved, true)
    values.edit(typing({ ...loaded, password: 'secret-7' }, { secrets: ['password'] }))
    assert.deepEqual([values.$loaded.get().unsaved, values.typed()], [true, {}])
  })

  it('do not exist in a form without loaded values', () => {
    const values = createLoadedValues()
    values.edit(typing({ name: 'Ada' }))
    assert.deepEqual([values.$loaded.get().unsaved, values.typed()], [false, {}])
  })
})

describe('newer values from the server', () => {
  it('replace untouched ones', () => {
    const values = createLoadedValues(loaded, 1)
    values.load(other, 2)
    const { shown, saved, version, generation, newer } = values.$loaded.get()
    assert.deepEqual(
      { shown, saved, version, generation, newer },
      { shown: other, saved: other, version: 2, generation: 1, newer: undefined },
    )
  })

  it('are offered while there are unsaved changes, which stay', () => {
    const values = conflicting()
    assert.deepEqual(part(values, 'shown', 'saved', 'version', 'newer', 'generation'), {
      shown: loaded,
      saved: loaded,
      version: 1,
      newer: other,
      generation: 0,
    })
    assert.deepEqual(values.typed(), { name: 'Grace' })
  })

  it('are offered by each newer version', () => {
    const values = conflicting()
    const third = { ...other, city: 'Rome' }
    values.load(third, 3)
    assert.deepEqual(part(values, 'version', 'newer'), { version: 1, newer: third })
  })

  it('are not offered once nothing is unsaved', () => {
    const values = conflicting()
    values.edit(typing(loaded))
    assert.equal(values.$loaded.get().newer, undefined)
  })

  it('are not offered if the server counts no versions', () => {
    const values = createLoadedValues(loaded)
    values.edit(typing({ ...loaded, name: 'Grace' }))
    values.load(other)
    assert.deepEqual(part(values, 'newer', 'saved'), { newer: undefined, saved: loaded })
  })

  it('with the same texts only raise the version', () => {
    const values = createLoadedValues(loaded, 1)
    values.edit(typing({ ...loaded, name: 'Grace' }))
    values.load({ ...loaded }, 2)
    assert.deepEqual(part(values, 'version', 'newer', 'unsaved', 'generation'), {
      version: 2,
      newer: undefined,
      unsaved: true,
      generation: 0,
    })
  })

  it('are shown with the own changes in them', () => {
    const values = conflicting()
    values.keepMine()
    assert.deepEqual(part(values, 'shown', 'saved', 'version', 'newer', 'unsaved'), {
      shown: { name: 'Grace', city: 'Paris' },
      saved: other,
      version: 2,
      newer: undefined,
      unsaved: true,
    })
    assert.deepEqual(values.typed(), { name: 'Grace' })
  })

  it('keep a typed password and a chosen file, with the own changes', () => {
    const values = createLoadedValues(loaded, 1)
    values.edit(typing({ ...loaded, password: 'secret-7' }, { secrets: ['password'], files: 'ada.png' }))
    values.load(other, 2)
    values.keepMine()
    assert.deepEqual(values.$loaded.get().shown, { ...other, password: 'secret-7' })
    assert.deepEqual(part(values, 'unsaved', 'files'), { unsaved: true, files: { saved: 0, discarded: 0 } })
    assert.deepEqual(values.typed(), {})
  })

  it('are shown instead of the own changes and files', () => {
    const values = conflicting()
    values.edit(typing({ ...loaded, name: 'Grace' }, { files: 'ada.png' }))
    values.takeTheirs()
    assert.deepEqual(part(values, 'shown', 'version', 'newer', 'unsaved', 'files'), {
      shown: other,
      version: 2,
      newer: undefined,
      unsaved: false,
      files: { saved: 0, discarded: 1 },
    })
  })
})

describe('an own save', () => {
  const mine = { ...loaded, name: 'Grace' }

  it('becomes the saved values and the next version, and remounts the fields', () => {
    const values = createLoadedValues(loaded, 1)
    values.edit(typing(mine))
    values.send(typing(mine))()
    assert.deepEqual(part(values, 'shown', 'saved', 'version', 'unsaved', 'generation'), {
      shown: mine,
      saved: mine,
      version: 2,
      unsaved: false,
      generation: 1,
    })
  })

  it('counts saved files and clears passwords', () => {
    const values = createLoadedValues(loaded)
    const content = typing({ ...loaded, password: 'secret-7' }, { secrets: ['password'], files: 'ada.png' })
    values.edit(content)
    values.send(content)()
    assert.deepEqual(part(values, 'shown', 'unsaved', 'files'), { shown: loaded, unsaved: false, files: { saved: 1, discarded: 0 } })
  })

  it('clears a form that starts empty', () => {
    const values = createLoadedValues(emptyValues)
    values.edit(typing({ reason: 'Moved' }))
    values.send(typing({ reason: 'Moved' }))()
    assert.deepEqual(part(values, 'shown', 'unsaved', 'generation'), { shown: {}, unsaved: false, generation: 1 })
  })

  it('leaves edits that were made meanwhile', () => {
    const values = createLoadedValues(loaded, 1)
    const accept = values.send(typing(mine))
    values.edit(typing({ ...mine, city: 'Rome' }))
    accept()
    assert.deepEqual(part(values, 'shown', 'saved', 'version', 'newer', 'unsaved', 'generation'), {
      shown: loaded,
      saved: mine,
      version: 2,
      newer: undefined,
      unsaved: true,
      generation: 0,
    })
    assert.deepEqual(values.typed(), { city: 'Rome' })
  })

  it('is known when it loads before the response', () => {
    const values = createLoadedValues(loaded, 1)
    const accept = values.send(typing(mine))
    values.edit(typing({ ...mine, city: 'Rome' }))
    values.load(mine, 2)
    assert.deepEqual(part(values, 'saved', 'version', 'newer'), { saved: mine, version: 2, newer: undefined })
    accept()
    assert.deepEqual(part(values, 'version', 'unsaved'), { version: 2, unsaved: true })
  })

  it('is known when it loads after a lost response', () => {
    const values = createLoadedValues(loaded, 1)
    values.send(typing(mine))
    assert.equal(values.$loaded.get().unsaved, true)
    values.load(mine, 2)
    assert.deepEqual(part(values, 'saved', 'version', 'newer', 'unsaved'), { saved: mine, version: 2, newer: undefined, unsaved: false })
  })

  it('that the server changed is shown as loaded', () => {
    const values = createLoadedValues(loaded, 1)
    values.send(typing(mine))()
    values.load({ ...mine, name: 'Grace Hopper' }, 2)
    assert.deepEqual(part(values, 'shown', 'version'), { shown: { ...mine, name: 'Grace Hopper' }, version: 2 })
  })

  it('is not undone by the old values, which load until the new ones arrive', () => {
    const values = createLoadedValues(loaded, 1)
    values.send(typing(mine))()
    values.load({ ...loaded }, 1)
    assert.deepEqual(part(values, 'shown', 'version'), { shown: mine, version: 2 })
  })

  it('that failed leaves newer values of someone else to be offered', () => {
    const values = createLoadedValues(loaded, 1)
    values.send(typing(mine))
    values.load(other, 2)
    assert.deepEqual(part(values, 'version', 'newer', 'unsaved'), { version: 1, newer: other, unsaved: true })
  })
})

describe('a draft', () => {
  it('is shown, unsaved, and leaves what was typed since', () => {
    const values = createLoadedValues(loaded)
    values.edit(typing({ ...loaded, name: 'Grace' }))
    values.restore({ city: 'Rome' })
    assert.deepEqual(part(values, 'shown', 'restored', 'unsaved'), {
      shown: { ...loaded, city: 'Rome' },
      restored: { city: 'Rome' },
      unsaved: true,
    })
    assert.deepEqual(values.texts(), { name: 'Grace', city: 'Rome' })
    assert.deepEqual(values.typed(), { name: 'Grace', city: 'Rome' })
  })

  it('is over with a save', () => {
    const values = createLoadedValues(loaded)
    values.restore({ city: 'Rome' })
    values.send(typing(values.texts()))()
    assert.deepEqual(part(values, 'restored', 'saved'), { restored: {}, saved: { ...loaded, city: 'Rome' } })
  })
})
