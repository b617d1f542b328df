import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'

const actionsOf = async (status: string) => {
  await answerWhole([sample({ status })])
  const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
  return within(parts(element, 'row')[0]!)
    .getAllByShadowRole('button')
    .map(({ textContent }) => textContent)
}

describe('the actions of a subscription', () => {
  signedIn()

  it('are Cancel and Invoice when it is active', async () => expect(await actionsOf('active')).to.deep.equal(['Cancel', 'Invoice']))
  it('are Reactivate and Invoice when it is canceled', async () =>
    expect(await actionsOf('canceled')).to.deep.equal(['Reactivate', 'Invoice']))
  it('are Invoice alone when it has expired', async () => expect(await actionsOf('expired')).to.deep.equal(['Invoice']))
  it('are Invoice alone when its status is unknown', async () => expect(await actionsOf('paused')).to.deep.equal(['Invoice']))

  it('say for which practice they are', async () => {
    await answerWhole([sample({ status: 'active' })])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const shown = within(element)
    expect(shown.getByShadowRole('button', { name: 'Cancel the subscription of Olivia Bennett' })).to.exist
    expect(shown.getByShadowRole('button', { name: 'Invoice of Olivia Bennett' })).to.exist
  })
})
