import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { ApiError } from '../../src/core/api/api-error.ts'
import type { Plan } from '../../src/core/contract/subscriptions.ts'
import { createPlanChange } from '../../src/core/plan-change.ts'
import { $expired } from '../../src/core/session/session-state.ts'

function basicPlan() {
  const before = mock.fn<(plan: Plan) => boolean>(() => true)
  const save = mock.fn<(plan: Plan, version: number | undefined) => Promise<void>>(async () => undefined)
  const changed = mock.fn<(plan: Plan) => void>()
  return { ...createPlanChange({ plan: 'basic', version: 1 }, { before, save, changed }), before, save, changed }
}

const failing = (error: Error) => async () => {
  throw error
}

describe('a plan change', () => {
  beforeEach(() => mock.method(console, 'error', () => undefined))
  afterEach(() => {
    mock.restoreAll()
    $expired.set(false)
  })

  it('asks first and leaves the selection', () => {
    const { $change, ask, close, save } = basicPlan()
    ask('premium')
    assert.deepEqual($change.get(), { selected: 'basic', unsaved: undefined, step: { plan: 'premium', stage: 'asking' } })
    close()
    assert.equal($change.get().step, undefined)
    assert.equal(save.mock.callCount(), 0)
  })

  it('selects the confirmed plan and saves it upon the loaded version', async () => {
    const { $change, load, send, save, changed } = basicPlan()
    load({ plan: 'basic', version: 2 })
    const sent = send('premium')
    assert.deepEqual($change.get(), { selected: 'premium', unsaved: undefined, step: { plan: 'premium', stage: 'processing' } })
    await sent
    assert.deepEqual($change.get().step, { plan: 'premium', stage: 'done' })
    assert.deepEqual(save.mock.calls[0]?.arguments, ['premium', 2])
    assert.deepEqual(changed.mock.calls[0]?.arguments, ['premium'])
  })

  it('sends nothing if the page prevents it', async () => {
    const { $change, ask, send, before, save } = basicPlan()
    before.mock.mockImplementation(() => false)
    ask('premium')
    await send('premium')
    assert.deepEqual($change.get(), { selected: 'basic', unsaved: undefined, step: undefined })
    assert.equal(save.mock.callCount(), 0)
  })

  it('keeps a plan that could not be saved, until it is sent again', async () => {
    const { $change, close, send, save, changed } = basicPlan()
    const failure = new ApiError('network', 'No network')
    save.mock.mockImplementationOnce(failing(failure))
    await send('premium')
    assert.deepEqual($change.get(), { selected: 'premium', unsaved: 'premium', step: { plan: 'premium', stage: 'failed', failure } })
    close()
    assert.deepEqual($change.get(), { selected: 'premium', unsaved: 'premium', step: undefined })
    assert.equal(changed.mock.callCount(), 0)
    await send('premium')
    assert.equal($change.get().unsaved, undefined)
  })

  it('shows another plan from the server', async () => {
    const { $change, load, send, save } = basicPlan()
    save.mock.mockImplementationOnce(failing(new ApiError('conflict', 'Changed')))
    await send('premium')
    load({ plan: 'basic', version: 1 })
    assert.equal($change.get().selected, 'premium')
    load({ plan: 'free', version: 2 })
    assert.deepEqual([$change.get().selected, $change.get().unsaved], ['free', undefined])
  })

  it('asks again when an expired session is restored, and sends nothing by itself', async () => {
    const { $change, send, save } = basicPlan()
    save.mock.mockImplementationOnce(async () => {
      $expired.set(true)
      throw new ApiError('unauthorized', 'No session')
    })
    await send('premium')
    assert.equal($change.get().step?.stage, 'failed')
    $expired.set(false)
    assert.deepEqual($change.get().step, { plan: 'premium', stage: 'asking', sessionRestored: true })
    assert.equal(save.mock.callCount(), 1)
  })

  it('stays closed when the session is restored', async () => {
    const { $change, close, send, save } = basicPlan()
    save.mock.mockImplementationOnce(async () => {
      $expired.set(true)
      throw new ApiError('unauthorized', 'No session')
    })
    await send('premium')
    close()
    $expired.set(false)
    assert.deepEqual($change.get(), { selected: 'premium', unsaved: 'premium', step: undefined })
  })
})
