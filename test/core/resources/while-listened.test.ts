import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { atom } from 'nanostores'
import { whileListened } from '../../../src/core/resources/while-listened.ts'

describe('a store that starts with its first listener', () => {
  it('tells that listener of a value that the start has changed', async () => {
    const $store = atom('old')
    whileListened($store, () => {
      $store.set('new')
      return () => undefined
    })
    const told: string[] = []
    $store.listen((value) => told.push(value))
    await Promise.resolve()
    assert.deepEqual(told, ['new'])
  })

  it('starts and stops once, and again', () => {
    const $store = atom(0)
    const calls: string[] = []
    whileListened($store, () => {
      calls.push('start')
      return () => void calls.push('stop')
    })
    for (let round = 0; round < 2; round++) [$store.listen(() => 0), $store.listen(() => 0)].forEach((stop) => stop())
    assert.deepEqual(calls, ['start', 'stop', 'start', 'stop'])
  })
})
