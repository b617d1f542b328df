import { expect } from '@open-wc/testing'
import { sendPlainly } from '../support/core/before-sending.ts'
import { notePageEvents } from '../support/core/page-events.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { press } from '../support/keyboard.ts'
import { nameOf, writes } from '../support/flows/calls.ts'
import { endsSession, faultNames, provoke } from '../support/flows/faults.ts'
import { answered, expectWholeScreen, sessionIsOver, told, typed } from '../support/flows/seen.ts'

describe('a call that changes something', () => {
  signedIn()
  let events: ReturnType<typeof notePageEvents>
  beforeEach(() => (events = notePageEvents()))
  afterEach(() => {
    events.stop()
    sendPlainly()
  })

  for (const [call, reach] of writes) {
    for (const name of faultNames) {
      it(`${nameOf(call)} is told of by ${name}, and nothing typed is lost`, async () => {
        const element = await reach()
        await provoke(name, call)
        const before = { told: told(), typed: typed() }
        await press('Enter')
        await answered(before.told)
        expect(typed()).to.deep.equal(before.typed)
        expectWholeScreen(element)
        const ends = endsSession(name) && !call.public
        expect(sessionIsOver()).to.equal(ends)
        expect(events.told).to.deep.equal(ends ? ['session-expired: refused'] : [])
      })
    }
  }
})
