import { expect, oneEvent } from '@open-wc/testing'
import { signOut } from '../../src/core/contract/session.ts'
import { sendPlainly } from '../support/core/before-sending.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { clearFaults } from '../support/backend.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { contractCalls, nameOf, reads, writes } from '../support/flows/calls.ts'
import { endsSession, faultNames, provoke } from '../support/flows/faults.ts'
import { expectWholeScreen, sessionIsOver, told } from '../support/flows/seen.ts'

describe('a call that shows something', () => {
  signedIn()
  afterEach(sendPlainly)

  it('is, with those that change something, any of the contract', () => {
    // No screen waits for the response to the sign-out.
    expect([...[...reads, ...writes].map(([call]) => nameOf(call)), nameOf(signOut)]).to.have.members(contractCalls.map(nameOf))
    expect(contractCalls).to.have.length(18)
  })

  for (const [call, html] of reads) {
    for (const name of faultNames) {
      it(`${nameOf(call)} leaves a notice by ${name}, and what it is about once it gets through`, async () => {
        await provoke(name, call)
        const element = await mount(html, { until: 'load-error' })
        const retry = await within(element).findByShadowRole('button', { name: 'Retry' })
        expectWholeScreen(element)
        expect(sessionIsOver()).to.equal(endsSession(name))
        if (endsSession(name)) return
        sendPlainly()
        await clearFaults()
        const ready = oneEvent(element, 'ready')
        await click(retry)
        await ready
        expect(told().join()).to.not.contain('Retry')
      })
    }
  }
})
