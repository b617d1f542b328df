import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { clearFaults, fault, signIns, startBackend } from '../support/backend.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { inMotion } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { until } from '../support/until.ts'

async function signInByKeys(panel: Panel, { email, password }: { email: string; password: string }): Promise<void> {
  const field = await panel.screen.findByShadowLabelText(/^Email/)
  field.focus()
  await press('Control+a')
  await type(email)
  await press('Tab')
  await press('Control+a')
  await type(password)
  await press('Enter')
}

const hasRows = (panel: Panel) =>
  until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]'), 'No rows come')

describe('an admin who comes to the panel', () => {
  before(() => startBackend())
  afterEach(() => clearFaults())
  cleanPage()
  inMotion()

  for (const path of ['/subscription/canceled', '/no/such/page']) {
    it(`is led from ${path} to the sign-in, and from there to the active subscriptions`, async () => {
      const panel = await openPanel(path)
      await panel.at('/login')
      await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
      await signInByKeys(panel, signIns.superadmin)
      await panel.at('/subscription/active')
      await panel.screen.findByRole('heading', { level: 1, name: 'Active Subscriptions' })
      await hasRows(panel)
      await panel.screen.findByShadowText('Successfully logged in!..')
    })
  }

  it('tries a wrong password first, then too little, then the right one', async () => {
    const panel = await openPanel('/login')
    await signInByKeys(panel, { ...signIns.admin, password: 'wrong' })
    await panel.screen.findByShadowText('You enter wrong password or username!..')
    expect(panel.path()).to.equal('/login')

    await press('Shift+Tab')
    const password = await panel.screen.findByShadowLabelText<HTMLInputElement>(/^Password/)
    password.focus()
    await press('Control+a')
    await press('Delete')
    await panel.screen.findByShadowText('Password is required')
    await press('Enter')
    await until(() => focused() === password, 'The empty field does not get the focus')

    await type(signIns.admin.password)
    await press('Enter')
    await panel.at('/subscription/active')
    await hasRows(panel)
    expect(panel.document.querySelector('header')!.textContent).to.contain('SAMUEL ADEYEMI')
  })

  it('is told when the server cannot be reached, and need not type it all again', async () => {
    await fault({ kind: 'drop', path: '/admin/login', times: 1 })
    const panel = await openPanel('/login')
    await signInByKeys(panel, signIns.admin)
    await panel.screen.findByShadowText('The server could not be reached. Check your connection.')
    await until(
      () => panel.document.querySelector('admin-sign-in')!.shadowRoot!.querySelector('form')!.getAttribute('aria-busy') === 'false',
      'It never rests',
    )
    await press('Enter')
    await panel.at('/subscription/active')
  })

  it('who is signed in already is not asked again', async () => {
    const panel = await openPanel('/login')
    await signInByKeys(panel, signIns.admin)
    await panel.at('/subscription/active')
    await hasRows(panel)
    await panel.go('/login')
    await panel.at('/subscription/active')
    await hasRows(panel)
  })

  it('meets an accessible page', async () => {
    const panel = await openPanel('/login')
    await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
    await accessible(panel.document)
  })
})
