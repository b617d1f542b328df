import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import type { DoctorListItem } from '../../../src/core/contract/doctors.ts'
import { query } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { column, countIn, headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, doctors, doctorsPath, names, sampleDoctor } from '../../support/elements/account-list/shown.ts'

async function mountDoctor(differences: Partial<DoctorListItem> = {}) {
  await answerWhole(doctorsPath, [sampleDoctor(differences)])
  return mount(doctors)
}

describe('the doctors of account-list', () => {
  signedIn()

  it("are titled 'Practices', with their count in a badge", async () => {
    const element = await mount(doctors)
    const [counted] = await query<{ total: number }>('select count(*)::int as total from doctors')
    expect(parts(element, 'title')[0]!.textContent).to.equal('Practices')
    expect(countIn(element)).to.equal(counted!.total)
  })

  it('have the columns of the specification, in its order', async () => {
    const element = await mount(doctors)
    expect(headings(element)).to.deep.equal([
      'Profile',
      'Name',
      'Email',
      'Phone',
      'Practice',
      'Patients',
      'Status',
      'Current Plan',
      'Joining Date',
      'Actions',
    ])
  })

  it('show what is known of a doctor', async () => {
    const element = await mountDoctor()
    const values = ['Email', 'Practice', 'Patients', 'Status', 'Current Plan', 'Joining Date'].map((heading) => column(element, heading)[0])
    expect(values).to.deep.equal(['olivia@bennett.test', 'Bennett Skin Care', '12', 'Active', 'APP & GALLERY', '05/03/2024'])
  })

  it('are found by the name of their practice, too, where the backend answers the whole list', async () => {
    await answerWhole(doctorsPath, [
      sampleDoctor(),
      sampleDoctor({ id: 43, name: 'Zoë Müller', practice_name: 'Praxis am Englischen Garten' }),
    ])
    expect(names(await mount('<account-list key-prop="doctors" list-state="q=garten"></account-list>'))).to.deep.equal(['Zoë Müller'])
  })

  const phones: [string, Partial<DoctorListItem>, string][] = [
    ['puts the country code before the phone', {}, '+1 2025550143'],
    ['does not repeat a country code that the phone contains', { phone: '+1 202 555 0143' }, '+1 202 555 0143'],
    ['shows the phone alone without a country code', { countryCode: null }, '2025550143'],
    ['shows a dash without a phone', { phone: null }, '-'],
  ]
  for (const [what, differences, shown] of phones) {
    it(what, async () => expect(column(await mountDoctor(differences), 'Phone')).to.deep.equal([shown]))
  }

  for (const [isActive, status] of [
    ['1', 'Active'],
    ['0', 'Inactive'],
    ['', 'Inactive'],
    ['yes', 'Inactive'],
  ] as const) {
    it(`are ${status} where isActive is '${isActive}'`, async () =>
      expect(column(await mountDoctor({ isActive }), 'Status')).to.deep.equal([status]))
  }

  const plans = { premium: 'APP & GALLERY', basic: 'APP ONLY', standard: 'GALLERY ONLY', free: 'FREE', gold: 'Unknown' }
  for (const [subscriptionPlan, label] of Object.entries(plans)) {
    it(`have the badge ${label} for the plan ${subscriptionPlan}`, async () => {
      expect(column(await mountDoctor({ subscriptionPlan }), 'Current Plan')).to.deep.equal([label])
    })
  }

  const links = [
    ['12 patients of Olivia Bennett', 'doctor', '/doctor?id=NDI%3D&section=patients', { section: 'patients' }],
    ['Edit Olivia Bennett', 'doctor-edit', '/doctors/edit?id=NDI%3D', {}],
    ['View Olivia Bennett', 'doctor', '/doctor?id=NDI%3D', {}],
  ] as const
  for (const [name, to, href, part] of links) {
    it(`link '${name}' to ${href}, and tell it by navigate`, async () => {
      const element = await mountDoctor()
      const link = within(element).getByShadowRole<HTMLAnchorElement>('link', { name })
      expect(link.getAttribute('href')).to.equal(href)
      const told: Promise<CustomEvent> = oneEvent(document, 'navigate')
      document.addEventListener('navigate', (event) => event.preventDefault(), { once: true })
      await click(link)
      const { target, cancelable, detail } = await told
      expect([target, cancelable, detail]).to.deep.equal([element, true, { to, id: 42, href, ...part }])
    })
  }
})
