import { expect } from '@open-wc/testing'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const trailOf = (panel: Panel) =>
  [...panel.screen.getByRole('navigation', { name: 'Breadcrumb' }).querySelectorAll('li')].map(({ textContent }) => textContent).slice(1)

async function screenOf(panel: Panel, tag: string): Promise<Record<string, string>> {
  await until(() => panel.document.querySelector(`main ${tag}`)?.shadowRoot?.querySelector('.pe-root'), `No ${tag}`)
  return Object.fromEntries([...panel.document.querySelector(`main ${tag}`)!.attributes].map(({ name, value }) => [name, value]))
}

const id = btoa('42')

const screens: [string, string, string[], string, Record<string, string>][] = [
  ['/dashboard/default/dubai', 'Overview', ['Overview'], 'admin-overview', {}],
  ['/doctors', 'Practices', ['Practices'], 'account-list', { 'key-prop': 'doctors' }],
  ['/patients', 'Patients', ['Practices', 'Patients'], 'account-list', { 'key-prop': 'patients' }],
  ['/admins', 'Admins', ['Users', 'Admins'], 'account-list', { 'key-prop': 'admins' }],
  [`/doctor?id=${id}`, 'Doctor Profile', ['Practices', 'Doctor Profile'], 'doctor-profile', { 'doctor-id': '42' }],
  [`/doctor?id=${btoa('doc-7')}`, 'Doctor Profile', ['Practices', 'Doctor Profile'], 'doctor-profile', { 'doctor-id': 'doc-7' }],
  [`/doctor?id=${encodeURIComponent(id)}`, 'Doctor Profile', ['Practices', 'Doctor Profile'], 'doctor-profile', { 'doctor-id': '42' }],
  [`/doctors/edit?id=${id}`, 'Edit Doctor', ['Practices', 'Edit Doctor'], 'doctor-editor', { 'doctor-id': '42' }],
  [`/patient?id=${id}`, 'Patient Detail', ['Practices', 'Patients', 'Patient Detail'], 'patient-detail', { 'patient-id': '42' }],
  ['/add-admin', 'Add Admin', ['Users', 'Add Admin'], 'admin-create', {}],
  ['/portals', 'Portals', ['Users', 'Portals'], 'portal-keys', {}],
  ['/activity', 'History', ['Users', 'History'], 'activity-log', {}],
  [`/activity?id=${id}`, 'History', ['Users', 'History'], 'activity-log', { 'admin-id': '42' }],
  ['/profile', 'My Profile', ['Users', 'My Profile'], 'admin-profile', {}],
  ['/change-password', 'Change Password', ['Users', 'Change Password'], 'admin-password', {}],
  ['/change-email', 'Change Email', ['Users', 'Change Email'], 'admin-email', {}],
]

describe('the screens of the panel', () => {
  signedIn()

  for (const [path, title, trail, tag, attributes] of screens) {
    it(`are opened by their addresses: ${path}`, async () => {
      const panel = await openPanel(path)
      await headed(panel, title)
      expect(panel.document.title).to.equal(`${title} · Practice Elements`)
      expect(trailOf(panel)).to.deep.equal(trail)
      expect(await screenOf(panel, tag)).to.include(attributes)
    })
  }

  for (const path of ['/doctor', '/doctor?id=', '/doctor?id=42', '/doctor?id=%25', `/doctor?id=${btoa('0')}`]) {
    it(`say plainly that an id means nothing, with a way back: ${path}`, async () => {
      const panel = await openPanel(path)
      await headed(panel, 'Doctor Profile')
      expect(await screenOf(panel, 'doctor-profile')).to.include({ 'doctor-id': '' })
      await panel.screen.findByShadowRole('alert')
      await click(panel.document.querySelector('doctor-profile')!.shadowRoot!.querySelector('[role=alert] a')!)
      await panel.at('/doctors')
      await headed(panel, 'Practices')
    })
  }

  it('are led to by the menu, whose row is marked', async () => {
    const panel = await openPanel('/doctors')
    await headed(panel, 'Practices')
    const rows = [
      ['Patients', 'Patients'],
      ['Profile', 'My Profile'],
      ['Change Password', 'Change Password'],
      ['Change Email', 'Change Email'],
      ['Add Admin', 'Add Admin'],
      ['Admins List', 'Admins'],
      ['Doctors', 'Practices'],
    ]
    for (const [row, title] of rows) {
      await click(panel.screen.getByRole('link', { name: row! }))
      await headed(panel, title!)
      expect(panel.document.querySelector('.sidebar [aria-current=page]')?.textContent).to.equal(row)
    }
  })

  for (const [path, row, parent, above] of [
    [`/doctor?id=${id}`, 'Doctors', 'Practices', '/doctors'],
    [`/doctors/edit?id=${id}`, 'Doctors', 'Practices', '/doctors'],
    [`/patient?id=${id}`, 'Patients', 'Patients', '/patients'],
    [`/patient?id=${id}`, 'Patients', 'Practices', '/doctors'],
  ] as const) {
    it(`stand within '${row}' in the menu and lead up to ${above}: ${path}`, async () => {
      const panel = await openPanel(path)
      const trail = await panel.screen.findByShadowRole('navigation', { name: 'Breadcrumb' })
      expect(panel.document.querySelector('.sidebar [aria-current=true]')?.textContent).to.equal(row)
      // The name of the person moves the steps before it.
      await until(() => panel.document.querySelector<HTMLElement>('.screen')?.dataset['settled'] === 'true', 'The screen does not load')
      await click([...trail.querySelectorAll('a')].find(({ textContent }) => textContent === parent)!)
      await panel.at(above)
      await headed(panel, parent)
    })
  }

  it('say their title once', async () => {
    const panel = await openPanel('/change-password')
    await screenOf(panel, 'admin-password')
    expect(panel.screen.getAllByShadowRole('heading').map(({ textContent }) => textContent)).to.deep.equal(['Change Password'])
  })
})
