import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it, mock } from 'node:test'
import { ApiError } from '../../../src/core/api/api-error.ts'
import { allOf, passwordLength, required } from '../../../src/core/contract/rules.ts'
import { createForm } from '../../../src/core/forms/form.ts'
import { $expired } from '../../../src/core/session/session-state.ts'

const rules = { email: required, reason: required }
const filled = { email: 'a@b.test', reason: 'moved' }

function pending(): { promise: Promise<void>; answer: () => void } {
  let answer: () => void = () => assert.fail('Too early')
  const promise = new Promise<void>((resolve) => {
    answer = resolve
  })
  return { promise, answer }
}

describe('a form', () => {
  beforeEach(() => mock.method(console, 'error', () => undefined))
  afterEach(() => mock.restoreAll())

  it('sends nothing while a rule says no', async () => {
    const send = mock.fn(async () => undefined)
    const { $form, submit } = createForm({ rules, send })
    assert.equal(await submit({ email: '', reason: 'moved' }), false)
    assert.equal(send.mock.callCount(), 0)
    assert.deepEqual($form.get(), { errors: { email: 'required' }, submitting: false, failure: undefined, sessionRestored: false })
  })

  it('sends what all rules allow, and says that it was accepted', async () => {
    const send = mock.fn(async (values: typeof filled) => values)
    const { $form, submit } = createForm({ rules, send })
    assert.equal(await submit(filled), true)
    assert.deepEqual(
      send.mock.calls.map(({ arguments: [values] }) => values),
      [filled],
    )
    assert.deepEqual($form.get(), { errors: {}, submitting: false, failure: undefined, sessionRestored: false })
  })

  it('checks one field and leaves the others', () => {
    const { $form, check } = createForm({ rules, send: async () => undefined })
    check('email', '')
    assert.deepEqual($form.get().errors, { email: 'required' })
    check('reason', '')
    check('email', 'x')
    assert.deepEqual(
      Object.entries($form.get().errors).filter(([, code]) => code),
      [['reason', 'required']],
    )
  })

  for (const onEdit of ['check', 'clear'] as const)
    it(`tells of a text that is too short once it was long enough, was left or was submitted (${onEdit})`, async () => {
      const create = () => createForm({ rules: { password: allOf(required, passwordLength) }, onEdit, send: async () => undefined })
      const typing = (form: ReturnType<typeof create>, ...texts: string[]) => {
        texts.forEach((text) => form.check('password', text))
        return form.$form.get().errors.password
      }
      assert.equal(typing(create(), 'a', 'ab', 'abcde'), undefined)
      assert.equal(typing(create(), 'abcdef', 'abcde'), 'too-short')
      assert.equal(typing(create(), 'abcde', 'abcdef'), undefined)

      const left = create()
      left.leave('password', '')
      assert.equal(left.$form.get().errors.password, undefined)
      left.leave('password', 'abc')
      assert.equal(left.$form.get().errors.password, 'too-short')
      assert.equal(typing(left, 'abcd'), 'too-short')
      assert.equal(typing(left, 'abcdef'), undefined)

      const submitted = create()
      assert.equal(await submitted.submit({ password: 'abc' }), false)
      assert.equal(typing(submitted, 'abcd'), 'too-short')
      assert.equal(await submitted.submit({ password: 'abcdef' }), true)
      assert.equal(typing(submitted, 'a'), undefined)
    })

  it('lets a rule look at the other values', async () => {
    const { $form, check, submit } = createForm<'first' | 'second'>({
      rules: { first: required, second: (value, { first }) => (value === first ? undefined : 'mismatch') },
      send: async () => undefined,
    })
    assert.equal(await submit({ first: 'a', second: 'b' }), false)
    assert.deepEqual($form.get().errors, { second: 'mismatch' })
    check('second', 'a', { first: 'a' })
    assert.equal($form.get().errors.second, undefined)
  })

  it('ends a mismatch when the other field changes', async () => {
    const { $form, check, submit } = createForm<'first' | 'second'>({
      rules: { first: required, second: (value, { first }) => (value === first ? undefined : 'mismatch') },
      send: async () => undefined,
    })
    await submit({ first: 'a', second: 'b' })
    check('first', 'b', { second: 'b' })
    assert.equal($form.get().errors.second, undefined)
  })

  it('is under way until the answer comes, and does nothing on a second submit', async () => {
    const { promise, answer } = pending()
    const send = mock.fn(() => promise)
    const { $form, submit } = createForm({ rules, send })
    const first = submit(filled)
    assert.equal($form.get().submitting, true)
    assert.equal(await submit(filled), false)
    answer()
    assert.equal(await first, true)
    assert.equal(send.mock.callCount(), 1)
    assert.equal($form.get().submitting, false)
  })

  it('keeps why it failed, until it is sent again', async () => {
    const failure = new ApiError('network', 'No network')
    const send = mock.fn<() => Promise<void>>(async () => undefined)
    send.mock.mockImplementationOnce(async () => {
      throw failure
    })
    const { $form, submit } = createForm({ rules, send })
    assert.equal(await submit(filled), false)
    assert.deepEqual($form.get(), { errors: {}, submitting: false, failure, sessionRestored: false })
    assert.equal(await submit(filled), true)
    assert.equal($form.get().failure, undefined)
  })

  it('puts the codes of refused fields on its fields', async () => {
    const refusal = new ApiError('validation', 'Refused', { reason: 'required', elsewhere: 'required' })
    const { $form, submit } = createForm({
      rules,
      send: async () => {
        throw refusal
      },
    })
    await submit(filled)
    assert.deepEqual($form.get(), { errors: { reason: 'required' }, submitting: false, failure: undefined, sessionRestored: false })
  })

  it('takes a refusal of unknown fields for a failure of the whole', async () => {
    const refusal = new ApiError('validation', 'Refused', { elsewhere: 'required' })
    const { $form, submit } = createForm({
      rules,
      send: async () => {
        throw refusal
      },
    })
    await submit(filled)
    assert.equal($form.get().failure, refusal)
  })

  describe('whose submission the end of the session failed', () => {
    const failed = async (failure: unknown) => {
      const send = mock.fn<() => Promise<void>>(async () => undefined)
      send.mock.mockImplementationOnce(async () => {
        $expired.set(true)
        throw failure
      })
      const form = createForm({ rules, send })
      await form.submit(filled)
      return { ...form, send }
    }
    const expired = new ApiError('unauthorized', 'No session')
    afterEach(() => $expired.set(false))

    it('drops the failure when the session is restored, and sends nothing', async () => {
      const { $form, send } = await failed(expired)
      assert.equal($form.get().failure, expired)
      $expired.set(false)
      assert.deepEqual($form.get(), { errors: {}, submitting: false, failure: undefined, sessionRestored: true })
      assert.equal(send.mock.callCount(), 1)
    })

    it('forgets the restored session with an edit', async () => {
      const { $form, check } = await failed(expired)
      $expired.set(false)
      check('email', 'b@b.test')
      assert.equal($form.get().sessionRestored, false)
    })

    it('forgets the restored session with a submission', async () => {
      const { $form, submit } = await failed(expired)
      $expired.set(false)
      assert.equal(await submit(filled), true)
      assert.equal($form.get().sessionRestored, false)
    })

    it('keeps another failure', async () => {
      const failure = new ApiError('network', 'No network')
      const { $form } = await failed(failure)
      $expired.set(false)
      assert.deepEqual($form.get(), { errors: {}, submitting: false, failure, sessionRestored: false })
    })
  })

  describe('whose change the server wants to verify', () => {
    const due = new ApiError('verification-required', 'Verify first')

    /** A form whose change is refused until somebody was verified, with the part that asks. */
    const verifying = (result?: 'verified' | 'canceled' | 'failed') => {
      let isVerified = false
      const send = mock.fn(async () => {
        if (!isVerified) throw due
      })
      const form = createForm({ rules, send })
      const remove = form.onVerification((end) => {
        assert.equal(form.$form.get().submitting, true)
        isVerified = result === 'verified'
        if (result) end(result)
      })
      return { ...form, send, remove }
    }

    for (const [result, isSent, failure, times] of [
      ['verified', true, undefined, 2],
      ['canceled', false, undefined, 1],
      ['failed', false, due, 1],
    ] as const) {
      it(`goes on after a verification that is ${result}`, async () => {
        const { $form, submit, send } = verifying(result)
        assert.equal(await submit(filled), isSent)
        assert.deepEqual($form.get(), { errors: {}, submitting: false, failure, sessionRestored: false })
        assert.equal(send.mock.callCount(), times)
      })
    }

    it('never waits where nobody asks', async () => {
      const { $form, submit, remove } = verifying()
      remove()
      assert.equal(await submit(filled), false)
      assert.deepEqual([$form.get().submitting, $form.get().failure], [false, due])
    })
  })
})
