import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { noteStates } from '../../support/elements/list-changes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const listOf = async (profile: HTMLElement, tag: string) => {
  const list = () => profile.shadowRoot!.querySelector<HTMLElement>(tag)
  await until(() => list() && parts(list()!, 'row').length > 0, `No ${tag}`)
  return list()!
}
const range = (list: HTMLElement) => parts(list, 'pager')[0]!.querySelector('.pe-pager-steps bdi')!.textContent
const turn = (list: HTMLElement) => click(within(list).getByShadowRole('button', { name: 'Next page' }))

/** Returns the id of a doctor with more than one page of subscriptions and of patients. */
async function doctorWithMany(): Promise<number> {
  const [found] = await query<{ id: number }>(
    'select d.id from doctors d where (select count(*) from patients p where p.doctor_id = d.id) > 10 and (select count(*) from subscriptions s where s.doctor_id = d.id) > 10 limit 1',
  )
  return found!.id
}

describe('the lists of doctor-profile', () => {
  signedIn()
  const told = noteStates()

  it('tell their states in one, each under its name, by the one event of the profile', async () => {
    const events: EventTarget[] = []
    const note = ({ target }: Event) => events.push(target!)
    document.addEventListener('list-change', note)
    const profile = await mount(`<doctor-profile doctor-id="${await doctorWithMany()}"></doctor-profile>`)
    const [subscriptions, patients] = [await listOf(profile, 'doctor-subscriptions'), await listOf(profile, 'account-list')]
    await turn(subscriptions)
    await until(() => told().length === 1, 'The subscriptions tell nothing')
    // Fewer rows move the content below.
    await settled(subscriptions)
    await turn(patients)
    await until(() => told().length === 2, 'The patients tell nothing')
    document.removeEventListener('list-change', note)
    expect(told()).to.deep.equal(['subscriptions.page=2', 'subscriptions.page=2&patients.page=2'])
    expect(events).to.deep.equal([profile, profile])
  })

  it('show each its own part of such a state', async () => {
    const profile = await mount(
      `<doctor-profile doctor-id="${await doctorWithMany()}" list-state="patients.sort=name&amp;patients.page_size=5&amp;subscriptions.page=2"></doctor-profile>`,
    )
    expect(range(await listOf(profile, 'doctor-subscriptions'))).to.match(/^11–/)
    expect(range(await listOf(profile, 'account-list'))).to.match(/^1–5 /)
    expect(told()).to.deep.equal([])
  })
})
