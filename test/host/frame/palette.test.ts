import { expect } from '@open-wc/testing'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, release, requests, signIns, watchFiles } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastElements } from '../../support/elements/toasts.ts'
import { keepSettings } from '../../support/host/settings.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'

const field = (panel: Panel) => panel.screen.queryByRole<HTMLInputElement>('combobox', { name: 'Search the menu' })

/** Returns the names of the options by group. */
function groups(panel: Panel): Record<string, string[]> {
  const named = panel.screen
    .queryAllByRole('group')
    .map((group): [string, string[]] => [
      group.getAttribute('aria-label') ?? '',
      [...group.querySelectorAll('[role=option] bdi:first-child')].map(({ textContent }) => textContent),
    ])
  return Object.fromEntries(named)
}

const shows = (panel: Panel, group: string, name: string) => until(() => groups(panel)[group]?.includes(name), `No ${name} in ${group}`)

async function openSearch(panel: Panel): Promise<void> {
  panel.window.focus()
  await press('Control+k')
  await until(() => field(panel) !== null && focused() === field(panel))
}

async function searchFor(panel: Panel, text: string): Promise<void> {
  await openSearch(panel)
  await type(text)
}

/** Moves to the option by the arrow keys, as often as needed. */
async function moveTo(panel: Panel, name: string): Promise<void> {
  const selected = () => panel.document.querySelector('[role=option][aria-selected=true] bdi')?.textContent
  for (let steps = 0; selected() !== name; steps++) {
    if (steps > 20) throw new Error(`No option ${name}`)
    const before = panel.document.querySelector('[role=option][aria-selected=true]')
    await press('ArrowDown')
    await until(() => panel.document.querySelector('[role=option][aria-selected=true]') !== before)
  }
}

interface Person {
  name: string
  email: string
  phone: string
}

const doctorWithId = async (id: number): Promise<Person> => {
  const [doctor] = await query<Person>(`select first_name || ' ' || last_name as name, email, phone from doctors where id = ${id}`)
  return doctor!
}

const pathOfDoctor = (id: number) => `/doctor?id=${encodeURIComponent(btoa(String(id)))}`

describe('the palette behind Ctrl+K', () => {
  signedIn()

  it('finds a doctor by email, and Enter opens the record', async () => {
    const { name, email } = await doctorWithId(12)
    const panel = await openList()
    await searchFor(panel, email)
    await shows(panel, 'Practices', name)
    expect(panel.screen.getByRole('option', { name: new RegExp(email) }).querySelector('[dir=ltr]')?.textContent).to.equal(email)
    await press('Enter')
    await panel.at(pathOfDoctor(12))
    await headed(panel, name)
  })

  it('finds a doctor by the digits of the phone', async () => {
    const { name, phone } = await doctorWithId(13)
    const panel = await openList()
    await searchFor(panel, phone)
    await shows(panel, 'Practices', name)
    await moveTo(panel, name)
    await press('Enter')
    await panel.at(pathOfDoctor(13))
  })

  it('finds patients by name, in a group after the pages and the doctors', async () => {
    const [patient] = await query<{ name: string }>("select first_name || ' ' || last_name as name from patients where id = 7")
    const panel = await openList()
    await searchFor(panel, patient!.name)
    await shows(panel, 'Patients', patient!.name)
    await moveTo(panel, patient!.name)
    await press('Enter')
    await headed(panel, patient!.name)
  })

  it('asks for people from two characters on, and shows those of the newest text only', async () => {
    const panel = await openList()
    const count = async () => (await requests({ path: /\/admin\/doctors\?/ })).length
    const before = await count()
    await searchFor(panel, 'o')
    await until(() => groups(panel)['Pages'])
    await fault({ kind: 'hold', path: '/admin/doctors' })
    await type('l')
    await panel.screen.findByText('Searching practices and patients…')
    await until(async () => (await count()) === before + 1)
    await type('q')
    await until(async () => (await count()) === before + 2)
    await release()
    await panel.screen.findByText(/no result found/)
    expect(groups(panel)).to.deep.equal({})
  })

  it('switches the theme', async () => {
    keepSettings({ mix_background_layout: 'light-only' })
    const panel = await openList()
    const isDark = () => panel.document.documentElement.classList.contains('pe-dark')
    for (const dark of [true, false]) {
      await searchFor(panel, 'theme')
      await shows(panel, 'Actions', dark ? 'Switch to dark theme' : 'Switch to light theme')
      await press('Enter')
      await until(() => isDark() === dark)
      expect(groups(panel)).to.deep.equal({})
      panel.document.querySelector<HTMLElement>('main')!.focus()
    }
  })

  it('exports the list of the page, and offers it on pages of lists only', async () => {
    const panel = await openList()
    await searchFor(panel, 'export')
    await shows(panel, 'Actions', 'Export the list as CSV')
    await press('Enter')
    await until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part=export]'), 'No export')
    panel.visit('/profile')
    await headed(panel, 'My Profile')
    await openSearch(panel)
    await until(() => groups(panel)['Actions'])
    expect(groups(panel)['Actions']).to.not.include('Export the list as CSV')
  })

  it('exports a list that still loads its code, with its first rows', async () => {
    await watchFiles()
    const table = { path: /\/static\/js\/admins-table-[^?]*\.js/ }
    await fault({ kind: 'hold', ...table })
    const panel = await openPanel('/admins')
    await headed(panel, 'Admins')
    await until(() => panel.document.querySelector('account-list')?.shadowRoot?.querySelector('.pe-root'), 'No list')
    await searchFor(panel, 'export')
    await shows(panel, 'Actions', 'Export the list as CSV')
    await press('Enter')
    await until(() => panel.screen.queryByRole('listbox') === null, 'The search stays')
    await release(table)
    await until(() => toastElements(panel.document.body).some(({ textContent }) => textContent.includes('Rows exported: 2')), 'No export')
  })

  it('opens the shortcuts', async () => {
    const panel = await openList()
    await searchFor(panel, 'shortcuts')
    await shows(panel, 'Actions', 'Keyboard shortcuts')
    await press('Enter')
    await panel.screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  })

  it('offers a role only its own pages and actions', async () => {
    const panel = await openList()
    await openSearch(panel)
    await shows(panel, 'Actions', 'Add Admin')
    await signIn(signIns.admin)
    const other = await openList()
    await openSearch(other)
    await until(() => groups(other)['Actions'])
    expect(groups(other)['Actions']).to.include('Log Out').and.not.include('Add Admin')
  })

  it('lists recent choices first, and forgets them at Log Out', async () => {
    const { name, email } = await doctorWithId(12)
    const panel = await openList()
    await searchFor(panel, 'change')
    await shows(panel, 'Pages', 'Change Email')
    await moveTo(panel, 'Change Email')
    await press('Enter')
    await headed(panel, 'Change Email')
    await searchFor(panel, email)
    await shows(panel, 'Practices', name)
    await press('Enter')
    await headed(panel, name)

    await openSearch(panel)
    await until(() => groups(panel)['Recent'])
    expect(groups(panel)['Recent']).to.deep.equal([name, 'Change Email'])
    await type('change')
    await until(() => groups(panel)['Pages']?.length === 2)
    expect(groups(panel)['Pages']).to.deep.equal(['Change Email', 'Change Password'])
    expect(groups(panel)).to.not.have.property('Recent')

    await press('Control+a')
    await type('log out')
    await shows(panel, 'Actions', 'Log Out')
    await press('Enter')
    await panel.at('/login')
    expect(localStorage.getItem('recent')).to.equal(null)
  })

  it('forgets them when another admin takes over the session', async () => {
    const panel = await openList()
    await searchFor(panel, 'passw')
    await shows(panel, 'Pages', 'Change Password')
    await press('Enter')
    await headed(panel, 'Change Password')
    expect(localStorage.getItem('recent')).to.contain('Change Password')
    await signIn(signIns.admin)
    await until(() => localStorage.getItem('recent') === null)
    signOut()
  })

  it('keeps pages and actions usable without the network, and says that people cannot be searched', async () => {
    const panel = await openList()
    await openSearch(panel)
    await until(() => groups(panel)['Pages'])
    await fault({ kind: 'drop', path: '/admin/doctors' })
    await type('passw')
    const status = await panel.screen.findByText("Practices and patients can't be searched now.")
    expect(status.getAttribute('role')).to.equal('status')
    expect(groups(panel)).to.deep.equal({ Pages: ['Change Password'] })
    await press('Enter')
    await panel.at('/change-password')
  })

  for (const mix of ['light-only', 'dark-only'])
    it(`is accessible with all groups, ${mix}`, async () => {
      keepSettings({ mix_background_layout: mix })
      const panel = await openList()
      await openSearch(panel)
      await until(() => groups(panel)['Actions'])
      await accessible(panel.document)
      await type('an')
      await until(() => groups(panel)['Patients'])
      await accessible(panel.document)
    })

  it('covers phones without scrolling sideways, from its button', async () => {
    const panel = await openList('/subscription/active', { width: 390, height: 800 })
    await openSearch(panel)
    await type('an')
    await until(() => groups(panel)['Patients'])
    const { left, right } = panel.screen.getByRole('listbox').getBoundingClientRect()
    expect(left >= 0 && right <= 390).to.equal(true)
    expect(panel.document.documentElement.scrollWidth).to.equal(390)
  })

  it('loads its code on first use, and again after a lost network', async () => {
    await watchFiles()
    const chunk = { path: /\/static\/js\/palette-[^?]*\.js/ }
    await fault({ kind: 'drop', ...chunk })
    const before = await requests(chunk)
    const panel = await openList()
    expect(await requests(chunk)).to.have.length(before.length)
    await openSearch(panel)
    await until(() => toastElements(panel.document.body).length === 1, 'No toast')
    await clearFaults()
    panel.document.querySelector<HTMLElement>('main')!.focus()
    await openSearch(panel)
    await until(() => groups(panel)['Pages'])
  })
})
