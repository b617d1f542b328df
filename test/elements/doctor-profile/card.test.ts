import { expect, oneEvent } from '@open-wc/testing'
import type { DoctorProfileElement } from '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import type { DoctorDetails } from '../../../src/core/contract/doctors.ts'
import { clearFaults, fault, query, release } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { emailShown, within } from '../../support/screen.ts'
import { countIn, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { doctor, doctorPath } from '../../support/elements/doctor-profile/dialog.ts'

const details: DoctorDetails = {
  first_name: 'Olivia',
  last_name: 'Bennett',
  email: 'olivia@bennett.test',
  practice_name: 'Bennett Skin Care',
  address: null,
  phone: '2025550143',
  countryCode: '+1',
  description: null,
  profile_picture: null,
  role: 'doctor',
  isActive: 1,
  subscriptionPlan: 'basic',
  createdAt: '2024-03-05T12:00:00.000Z',
}

let lastId = 1000

/** Mounts a doctor with these details. Uses a new id, because the responses of earlier tests may be cached. */
async function mountDoctor(differences: Partial<DoctorDetails> = {}): Promise<HTMLElement> {
  lastId += 1
  await fault({ kind: 'status', status: 200, path: doctorPath, body: { success: true, data: { ...details, ...differences } } })
  return mount(doctor(lastId))
}

const lines = (element: HTMLElement) =>
  Object.fromEntries(
    [...parts(element, 'details')[0]!.children].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.textContent,
    ]),
  )

const nested = (element: HTMLElement, tag: string) => element.shadowRoot!.querySelector<HTMLElement>(tag)

describe('doctor-profile', () => {
  signedIn()

  it('shows picture, full name, role, practice, email, phone, joining date, status and subscription badge', async () => {
    const element = await mountDoctor()
    expect(parts(element, 'picture')[0]!.textContent).to.equal('OB')
    expect(parts(element, 'name')[0]!.textContent).to.equal('Olivia Bennett')
    expect(parts(element, 'identity')[0]!.textContent).to.contain('Doctor')
    expect(parts(element, 'badge').map(({ textContent }) => textContent)).to.deep.equal(['Active', 'APP ONLY'])
    expect(lines(element)).to.deep.equal({
      Practice: 'Bennett Skin Care',
      Email: 'olivia@bennett.test',
      Phone: '+1 2025550143',
      'Joining Date': '05/03/2024',
    })
  })

  const phones: [string, Partial<DoctorDetails>, string][] = [
    ['does not repeat a country code that the phone contains', { phone: '+12025550143' }, '+1 2025550143'],
    ['shows the phone alone without a country code', { countryCode: null }, '2025550143'],
    ['shows a dash without a phone', { phone: null }, '-'],
    ['shows a dash for an empty phone', { phone: '' }, '-'],
  ]
  for (const [what, differences, shown] of phones) {
    it(what, async () => {
      expect(lines(await mountDoctor(differences)).Phone).to.equal(shown)
    })
  }

  it("has the heading 'Subscriptions List' over this doctor's subscriptions, without header and with the status column", async () => {
    const element = await mount(doctor())
    expect(within(element).getByShadowRole('heading', { name: 'Subscriptions List' })).to.exist
    await until(() => nested(element, 'doctor-subscriptions')?.shadowRoot?.querySelector('[part~="row"]'), 'No subscriptions')
    const table = nested(element, 'doctor-subscriptions')!
    expect(table.getAttribute('doctor-id')).to.equal('42')
    expect(parts(table, 'toolbar')).to.be.empty
    expect(within(table).getByShadowRole('columnheader', { name: 'Status' })).to.exist
  })

  it("lists this doctor's patients, each with a link to the patient", async () => {
    const element = await mount(doctor())
    await until(() => nested(element, 'account-list')?.shadowRoot?.querySelector('[part~="row"]'), 'No patients')
    const list = nested(element, 'account-list')!
    expect(countIn(list)).to.equal(24)
    const told: Promise<CustomEvent<{ to: string }>> = oneEvent(document, 'navigate')
    document.addEventListener('navigate', (event) => event.preventDefault(), { once: true })
    await click(within(list).getAllByShadowRole('link', { name: /^View / })[0]!)
    expect((await told).target).to.equal(element)
    expect((await told).detail.to).to.equal('patient')
  })

  it('tells ready once, for its own content, and nothing of what the tables in it tell', async () => {
    const told: string[] = []
    const note = ({ type }: Event) => told.push(type)
    for (const type of ['ready', 'load-error']) document.addEventListener(type, note)
    await fault({ kind: 'drop', path: '/admin/patients' })
    const element = await mount(doctor())
    await until(() => nested(element, 'doctor-subscriptions')?.shadowRoot?.querySelector('[part~="row"]'), 'No subscriptions')
    await until(() => nested(element, 'account-list')?.shadowRoot?.querySelector('[part~="notice"]'), 'No notice')
    for (const type of ['ready', 'load-error']) document.removeEventListener(type, note)
    expect(told).to.deep.equal(['ready'])
  })

  it('shows practice and status, and leads to the editor of the practice', async () => {
    await query('update doctors set is_active = false where id = 1')
    const element = await mount(doctor(1))
    const card = within(element)
    const link = card.getByShadowRole('link', { name: 'Edit Practice' })
    expect(link.getAttribute('href')).to.equal('/doctors/edit?id=MQ%3D%3D')
    expect(card.getByShadowText('Practice').nextElementSibling!.textContent).to.equal('Harbor Light Dermatology')
    expect(card.getAllByShadowText('Inactive')[0]!.closest('[part~=identity]')).to.exist
  })

  it('scrolls to the list that `section` names, and focuses it', async () => {
    const space = await mount('<div style="height: 1500px"></div>', { until: null })
    const element = await mount<DoctorProfileElement>('<doctor-profile doctor-id="1" section="patients"></doctor-profile>')
    const section = within(element).getByShadowRole('region', { name: 'Patients' })
    await until(() => nested(element, 'account-list')?.shadowRoot?.querySelector('[part~=row]'), 'No patients')
    await until(() => section.matches(':focus'), 'Not focused')
    await until(() => section.getBoundingClientRect().top < innerHeight && section.getBoundingClientRect().top >= 0, 'Not in view')
    space.remove()
  })

  it("shows 'Loading...' until the details arrive", async () => {
    await fault({ kind: 'hold', path: doctorPath })
    const asked = await newRequests({ path: doctorPath })
    const element = await mount(doctor(6), { until: null })
    const status = await within(element).findByShadowRole('status')
    expect(status.textContent).to.equal('Loading...')
    expect(getComputedStyle(status).borderTopWidth, 'It is not in a card').to.equal('1px')
    expect(status.clientHeight, 'The card has no room').to.be.above(200)
    await until(async () => (await asked()).length > 0, 'Not asked for')
    await release()
    await until(() => parts(element, 'name').length === 1, 'Still loading')
  })

  it('says that an unknown doctor could not be found, with a way back', async () => {
    const told: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
    const element = await mount(doctor(99999), { until: 'load-error' })
    expect((await told).detail.code).to.equal('not-found')
    expect(within(element).getByShadowRole('alert').textContent).to.contain('This could not be found.')
    expect(within(element).getByShadowRole('link', { name: 'Back to Practices' })).to.exist
    expect(nested(element, 'doctor-subscriptions')).to.be.null
  })

  const failures = [
    ['a 500', { kind: 'status', status: 500 }],
    ['a lost network', { kind: 'drop' }],
    ['an HTML body', { kind: 'html' }],
    ['malformed JSON', { kind: 'malformed' }],
  ] as const
  for (const [what, cause] of failures) {
    it(`says why it cannot be loaded for ${what}, and Retry loads it`, async () => {
      await fault({ ...cause, path: doctorPath })
      const element = await mount(doctor(), { until: 'load-error' })
      await clearFaults()
      await click(within(element).getByShadowRole('button', { name: 'Retry' }))
      await emailShown(element, 'camille@atelierpeau.test')
    })
  }

  it('shows another doctor when doctor-id changes, and stays as it is when it is moved', async () => {
    const element = await mount<DoctorProfileElement>(doctor(1))
    expect(parts(element, 'name')[0]!.textContent).to.equal('Olivia Bennett')
    element.doctorId = '2'
    await until(() => parts(element, 'name')[0]?.textContent === 'Marcus Whitfield', 'Still the first')
    const asked = await newRequests({ path: doctorPath })
    document.body.append(element)
    await until(() => parts(element, 'name').length === 1, 'Gone')
    expect(await asked()).to.be.empty
    element.remove()
  })

  it('stands twice on a page, each with its own doctor', async () => {
    const holder = await mount(`<div>${doctor(1)}${doctor(2)}</div>`)
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    await until(
      () => parts(other, 'name')[0]?.textContent === 'Marcus Whitfield' && parts(one, 'name')[0]?.textContent === 'Olivia Bennett',
      'Not both',
    )
  })
})
