import { expect } from '@open-wc/testing'
import { signIn } from '../../../src/elements/index.ts'
import { clearFaults, fault, signIns, startBackend } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { cleanPage } from '../../support/page.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { expectLoggedOut, headed, openList, shownList, stored } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const toastIn = (panel: Panel, text: string) => panel.screen.findByShadowText(text)

describe('the session in the panel', () => {
  before(() => startBackend())
  afterEach(() => clearFaults())
  cleanPage()

  it('signs in by the form, keeps the session under the keys of the specification and shows the list', async () => {
    const panel = await openPanel('/login')
    expect(Object.values(stored()).every((value) => value === null)).to.be.true
    ;(await panel.screen.findByShadowLabelText(/^Email/)).focus()
    await type(signIns.superadmin.email)
    await press('Tab')
    await type(signIns.superadmin.password)
    await press('Enter')
    await panel.at('/subscription/active')
    await shownList(panel)
    await toastIn(panel, 'Successfully logged in!..')

    const { access_token, token, login, authenticated, Name, profileURL, auth0_profile } = stored()
    expect(access_token).to.be.a('string').that.is.not.empty
    expect(token).to.equal(access_token)
    expect([login, authenticated]).to.deep.equal(['true', 'true'])
    expect(Name).to.be.a('string').that.is.not.empty
    expect(JSON.parse(auth0_profile!)).to.deep.equal({
      name: Name,
      role: 'superadmin',
      profile_picture: profileURL,
      email: signIns.superadmin.email,
    })
  })

  it('stays at /login and stores nothing when the sign-in is refused', async () => {
    const panel = await openPanel('/login')
    ;(await panel.screen.findByShadowLabelText(/^Email/)).focus()
    await type(signIns.superadmin.email)
    await press('Tab')
    await type('wrong')
    await press('Enter')
    await toastIn(panel, 'You enter wrong password or username!..')
    expect(panel.path()).to.equal('/login')
    expect(Object.values(stored()).every((value) => value === null)).to.be.true
  })

  for (const path of ['/subscription/expired', '/nowhere/at/all']) {
    it(`leads from ${path} to /login without a session`, async () => {
      const panel = await openPanel(`${path}?x=1`)
      await panel.at('/login')
      await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
      expect(panel.document.querySelector('.frame')).to.equal(null)
      await until(() => panel.document.title === 'Admin Sign In · Practice Elements')
    })
  }

  it('takes one of the two flags for a session, as the guard is specified', async () => {
    const { access_token } = await signIn(signIns.admin).then(stored)
    localStorage.removeItem('login')
    const panel = await openList()
    expect(panel.path()).to.equal('/subscription/active')
    expect(access_token).to.be.a('string')
  })

  it('logs out at once from the account menu', async () => {
    await signIn(signIns.superadmin)
    const panel = await openList()
    await click(panel.screen.getByRole('button', { name: /NADIA/i }))
    await click(await panel.screen.findByRole('menuitem', { name: 'Log Out' }))
    await panel.at('/login')
    await toastIn(panel, 'Successfully logged out ..!')
    expectLoggedOut()
  })

  it('logs out from the sidebar with a moment before it leaves, still showing who it was', async () => {
    await signIn(signIns.superadmin)
    const panel = await openList()
    const account = panel.document.querySelector('.account')!
    const shownBefore = account.textContent
    let clicked: number | undefined
    let left: number | undefined
    panel.document.addEventListener('click', () => (clicked = Date.now()), { capture: true })
    const watch = new MutationObserver(() => (left ??= panel.path() === '/login' ? Date.now() : undefined))
    watch.observe(panel.document.body, { childList: true, subtree: true })

    await click(panel.screen.getByRole('button', { name: 'Log Out' }))
    expectLoggedOut()
    expect(panel.path()).to.equal('/subscription/active')
    expect(account.textContent).to.equal(shownBefore)
    await toastIn(panel, 'Successfully logged out ..!')
    await panel.at('/login')
    await until(() => left !== undefined)
    expect(left! - clicked!).to.be.at.least(1495)
    watch.disconnect()
  })

  for (const status of [401, 403]) {
    it(`ends with a ${status}: the token goes, the flags are false, and the panel is at /login`, async () => {
      await signIn(signIns.superadmin)
      const { Name } = stored()
      await fault({ kind: 'status', status, path: '/admin/doctor/subscriptions' })
      const panel = await openPanel('/subscription/active')
      await panel.at('/login')
      expect(stored()).to.include({ access_token: null, token: null, login: 'false', authenticated: 'false', Name })
    })
  }

  it('ends when the token is gone though the flags are set', async () => {
    await signIn(signIns.superadmin)
    localStorage.removeItem('access_token')
    const panel = await openPanel('/subscription/active')
    await panel.at('/login')
    expect(stored()).to.include({ login: 'false', authenticated: 'false' })
  })

  it('follows the sign-out and the sign-in of another tab', async () => {
    await signIn(signIns.superadmin)
    const panel = await openList()
    const other = await openList('/subscription/inactive')
    await click(other.screen.getByRole('button', { name: /NADIA/i }))
    await click(await other.screen.findByRole('menuitem', { name: 'Log Out' }))
    await panel.at('/login')
    await other.at('/login')

    await signIn(signIns.admin)
    await panel.at('/subscription/active')
    await other.at('/subscription/active')
    await headed(panel, 'Active Subscriptions')
  })
})
