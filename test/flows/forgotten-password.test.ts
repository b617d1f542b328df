import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { signIns, startBackend } from '../support/backend.ts'
import { press, type } from '../support/keyboard.ts'
import { inMotion } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { signIn } from '../../src/elements/index.ts'
import { newToken, resetLinkFor } from '../support/elements/admin-sign-in/reset-link.ts'
import { until } from '../support/until.ts'

const { admin } = signIns
const heading = (panel: Panel, name: string) => panel.screen.findByShadowRole('heading', { name })

async function setPassword(panel: Panel, password: string): Promise<void> {
  const first = await panel.screen.findByShadowLabelText(/^New Password/, { selector: 'input' })
  first.focus()
  await type(password)
  await press('Tab')
  await press('Tab')
  await type(password)
  await press('Enter')
}

const openLink = async (hash: string) => {
  const panel = await openPanel(`/login${hash}`)
  await heading(panel, 'New Password')
  return panel
}

describe('a link for a forgotten password', () => {
  before(() => startBackend())
  cleanPage()
  inMotion()

  it('is asked for at /login, sets a password once, and the admin signs in with it', async () => {
    const panel = await openPanel('/login')
    const link = await panel.screen.findByShadowRole('button', { name: 'Forgot password?' })
    link.focus()
    await press('Enter')
    await heading(panel, 'Forgot Password')
    await type(admin.email)
    await press('Enter')
    await heading(panel, 'Check Your Email')
    const { hash, pathname } = await resetLinkFor(admin.email)
    expect(pathname).to.equal('/login')

    const opened = await openLink(hash)
    expect(opened.window.location.hash).to.equal('')
    await accessible(opened.document)
    await setPassword(opened, 'quite another one')
    await opened.screen.findByShadowText('The new password is set. Sign in with it.')
    const email = await opened.screen.findByShadowRole('textbox', { name: 'Email' })
    email.focus()
    await type(admin.email)
    await press('Tab')
    await type('quite another one')
    await press('Enter')
    await opened.at('/subscription/active')

    const again = await openLink(hash)
    await setPassword(again, 'one more of them')
    await again.screen.findByShadowText('This link has expired or was used. Request another one.')
  })

  it('opens for a visitor who is signed in, whom leaving it leads back to the panel', async () => {
    await signIn(signIns.superadmin)
    const panel = await openLink('#reset=some-token')
    expect([panel.path(), panel.window.location.hash]).to.deep.equal(['/login', ''])
    ;(await panel.screen.findByShadowRole('button', { name: 'Back to sign in' })).click()
    await panel.at('/subscription/active')
  })

  it('ends the own session of a visitor who is signed in', async () => {
    await signIn(signIns.superadmin)
    const panel = await openLink(`#reset=${await newToken(signIns.superadmin.email)}`)
    await setPassword(panel, signIns.superadmin.password)
    await panel.at('/login')
    await heading(panel, 'Admin Sign In')
    await until(() => localStorage.getItem('access_token') === null, 'The session stays')
  })

  it('opens where a tab at /login follows it', async () => {
    const panel = await openPanel('/login')
    await heading(panel, 'Admin Sign In')
    panel.window.location.hash = '#reset=some-token'
    await heading(panel, 'New Password')
    expect(panel.window.location.hash).to.equal('')
  })

  it('is no link at another address', async () => {
    await signIn(signIns.superadmin)
    const panel = await openPanel('/doctors#reset=some-token')
    await until(() => panel.document.querySelector('account-list'), 'The list does not show')
    expect(panel.document.querySelector('admin-sign-in')).to.equal(null)
  })
})
