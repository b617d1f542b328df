import { expect, oneEvent } from '@open-wc/testing'
import type { PatientDetailElement } from '../../../src/elements/patient-detail/patient-detail.element.ts'
import '../../../src/elements/patient-detail/patient-detail.element.ts'
import type { PatientDetails } from '../../../src/core/contract/patients.ts'
import { clearFaults, fault, release } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { mountPatient, patient, patientPath } from '../../support/elements/patient-detail/samples.ts'

const lines = (element: HTMLElement) =>
  Object.fromEntries(
    [...parts(element, 'details')[0]!.children].map((line) => [
      line.querySelector('dt')!.textContent,
      line.querySelector('dd')!.textContent,
    ]),
  )

const about = (element: HTMLElement) => within(element).getByShadowRole('heading', { name: 'About' }).nextElementSibling!.textContent

describe('patient-detail', () => {
  signedIn()

  it('shows photo, full name, the label PATIENT, email, joining date, date of birth, country and About', async () => {
    const element = await mountPatient()
    expect(parts(element, 'picture')[0]!.textContent).to.equal('EM')
    expect(parts(element, 'name')[0]!.textContent).to.equal('Elliot Marsh')
    expect(within(element).getByShadowText('PATIENT')).to.exist
    expect(lines(element)).to.deep.equal({
      Email: 'elliot@marsh.test',
      'Joining Date': '05/03/2024',
      'Date of Birth': '28/02/1991',
      Country: 'France',
    })
    expect(about(element)).to.equal('Allergic to penicillin.')
  })

  it('leads to the doctor of the patient, where the backend tells it', async () => {
    const element = await mountPatient({ doctor: { id: 42, name: 'Camille Dubois' } })
    const link = within(element).getByShadowRole('link', { name: 'Camille Dubois' })
    expect(link.getAttribute('href')).to.equal('/doctor?id=NDI%3D')
    expect(lines(await mountPatient())).to.not.have.property('Doctor')
  })

  const fallbacks: [string, Partial<PatientDetails>, string, string][] = [
    ['a dash where the date of birth is missing', { dob: null }, 'Date of Birth', '-'],
    ['a dash where the date of birth is empty', { dob: '' }, 'Date of Birth', '-'],
    ['India where there is no country', { country: null }, 'Country', 'India'],
    ['India where the country is empty', { country: '' }, 'Country', 'India'],
  ]
  for (const [what, differences, label, shown] of fallbacks) {
    it(`shows ${what}`, async () => {
      expect(lines(await mountPatient(differences))[label]).to.equal(shown)
    })
  }

  it('shows a dash for About where nothing is written', async () => {
    expect(about(await mountPatient({ description: null }))).to.equal('-')
  })

  it("shows 'Loading...' until the details arrive, then tells ready", async () => {
    const asked = await newRequests({ path: patientPath })
    await fault({ kind: 'hold', path: patientPath })
    const element = await mount(patient(), { until: null })
    expect((await within(element).findByShadowRole('status')).textContent).to.equal('Loading...')
    const ready: Promise<CustomEvent> = oneEvent(document, 'ready')
    await until(async () => (await asked()).length > 0, 'Not asked for')
    await release()
    expect((await ready).target).to.equal(element)
    expect(parts(element, 'name')[0]!.textContent).to.equal("Renée D'Aubigné")
  })

  it('says that an unknown patient could not be found, with a way back', async () => {
    const told: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
    const element = await mount(patient(99999), { until: 'load-error' })
    expect((await told).detail.code).to.equal('not-found')
    const back = within(element).getByShadowRole<HTMLAnchorElement>('link', { name: 'Back to Patients' })
    const led: Promise<CustomEvent> = oneEvent(document, 'navigate')
    document.addEventListener('navigate', (event) => event.preventDefault(), { once: true })
    await click(back)
    expect((await led).detail).to.deep.equal({ to: 'patients', id: undefined, href: '/patients' })
  })

  const failures = [
    ['a 500', { kind: 'status', status: 500 }],
    ['a lost network', { kind: 'drop' }],
    ['an HTML body', { kind: 'html' }],
    ['malformed JSON', { kind: 'malformed' }],
  ] as const
  for (const [what, cause] of failures) {
    it(`says why it cannot be loaded for ${what}, and Retry loads it`, async () => {
      await fault({ ...cause, path: patientPath })
      const element = await mount(patient(), { until: 'load-error' })
      await clearFaults()
      await click(within(element).getByShadowRole('button', { name: 'Retry' }))
      await until(() => parts(element, 'name').length === 1, 'Retry does not load')
    })
  }

  it('shows another patient when patient-id changes, and stays as it is when it is moved', async () => {
    const element = await mount<PatientDetailElement>(patient(1))
    expect(parts(element, 'name')[0]!.textContent).to.equal('Nora Whitcombe')
    element.patientId = '2'
    await until(() => parts(element, 'name')[0]?.textContent === 'Elliot Marsh', 'Still the first')
    const asked = await newRequests({ path: patientPath })
    document.body.append(element)
    await until(() => parts(element, 'name').length === 1, 'Gone')
    expect(await asked()).to.be.empty
    element.remove()
  })

  it('stands twice on a page, each with its own patient', async () => {
    const holder = await mount(`<div>${patient(1)}${patient(2)}</div>`)
    const shown = () => [...holder.children].map((element) => parts(element as HTMLElement, 'name')[0]?.textContent).join()
    await until(() => shown() === 'Nora Whitcombe,Elliot Marsh', 'Not both')
  })
})
