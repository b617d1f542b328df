import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { accessible } from '../../support/accessible.ts'
import { query } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { noteStates } from '../../support/elements/list-changes.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const path = '/admin/activity'
const addEntry = (reason: string) =>
  query(
    `insert into audit (at, admin_id, action, subject, subject_id, doctor_id, reason)
     values (now(), 1, 'subscription-canceled', 'subscription', 1, 42, $1)`,
    [reason],
  )

/** Returns the head of the section when the lists above it no longer move it. */
async function summaryOf(profile: HTMLElement): Promise<HTMLElement> {
  const isShown = (tag: string) => {
    const list = profile.shadowRoot!.querySelector<HTMLElement>(tag)
    return list?.shadowRoot && parts(list, 'row').length + parts(list, 'empty').length > 0
  }
  await until(() => isShown('doctor-subscriptions') && isShown('account-list'), 'The lists do not show')
  await until(() => profile.shadowRoot!.querySelector('summary'), 'No head')
  return profile.shadowRoot!.querySelector('summary')!
}
const logOf = (profile: HTMLElement) => profile.shadowRoot!.querySelector<HTMLElement>('activity-log')
const shows = (profile: HTMLElement, text: string) =>
  until(() => {
    const log = logOf(profile)
    return log?.shadowRoot && parts(log, 'row').some(({ textContent }) => textContent.includes(text))
  }, `The history does not show ${text}`)

describe('the history of doctor-profile', () => {
  signedIn()
  const told = noteStates()

  it('asks for nothing until it is opened, and has the reasons of cancellations', async () => {
    await addEntry('They retire')
    const asked = await newRequests({ path })
    const profile = await mount('<doctor-profile doctor-id="42"></doctor-profile>')
    expect(logOf(profile)).to.equal(null)
    expect(await asked()).to.be.empty
    await click(await summaryOf(profile))
    await shows(profile, 'They retire')
    await accessible(profile)
  })

  it('opens by key, and closes again', async () => {
    const profile = await mount('<doctor-profile doctor-id="42"></doctor-profile>')
    ;(await summaryOf(profile)).focus()
    await press('Enter')
    await until(() => logOf(profile), 'It stays closed')
    await press('Enter')
    await until(() => !profile.shadowRoot!.querySelector('details')!.open, 'It stays open')
  })

  it('is open for a state of its own, which it tells under its name', async () => {
    await addEntry('By state')
    const profile = await mount('<doctor-profile doctor-id="42" list-state="history.kind=subscription"></doctor-profile>')
    await shows(profile, 'By state')
    const kinds = logOf(profile)!.shadowRoot!.querySelector('select')!
    kinds.value = 'practice'
    kinds.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => told().at(-1) === 'history.kind=practice', 'The state is not told')
  })

  it('is still open after a short absence from the page', async () => {
    const profile = await mount('<doctor-profile doctor-id="42"></doctor-profile>')
    await click(await summaryOf(profile))
    await until(() => logOf(profile), 'It stays closed')
    const { parentElement } = profile
    profile.remove()
    await until(() => !profile.shadowRoot!.querySelector('details'), 'It is not unmounted')
    parentElement!.append(profile)
    await until(() => profile.shadowRoot!.querySelector('details')?.open, 'It is closed')
  })

  it('follows a cancellation on the page', async () => {
    const profile = await mount('<doctor-profile doctor-id="42"></doctor-profile>')
    await click(await summaryOf(profile))
    await until(() => logOf(profile), 'It stays closed')
    const asked = await newRequests({ path })
    const { refresh } = await import('../../../src/core/resources/cache.ts')
    await addEntry('A moment ago')
    refresh('subscriptions')
    await shows(profile, 'A moment ago')
    expect(await asked()).to.not.be.empty
  })
})
