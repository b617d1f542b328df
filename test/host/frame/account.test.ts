import { expect } from '@open-wc/testing'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { fault, query, release, requests, signIns, startBackend } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { openPanel } from '../../support/panel.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { fill } from '../../support/elements/typing.ts'
import { expectLoggedOut, headed, openList, stored } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const forbidden = 'You do not have permission for this.'

describe('the account in the panel', () => {
  signedIn()

  it('is shown as it is now, whatever was stored', async () => {
    localStorage.setItem('Name', 'Old Name')
    localStorage.setItem('profileURL', '/api/v1/no-such-picture')
    const panel = await openList()
    await until(() => panel.document.querySelector('.account-name')?.textContent === 'NADIA FERRANTE')
    expect(stored()).to.include({ Name: 'Nadia Ferrante' })
    expect(stored()['profileURL']).to.not.contain('no-such-picture')
    expect(panel.document.querySelector<HTMLImageElement>('.user-picture img')?.getAttribute('src')).to.equal(stored()['profileURL'])
  })

  it('is asked for once where its screen is the first', async () => {
    const asked = await newRequests({ path: '/admin/profile' })
    const panel = await openPanel('/profile')
    await panel.screen.findByShadowRole('textbox', { name: /^First Name/ })
    await until(() => panel.document.querySelector('.account-name')?.textContent === 'NADIA FERRANTE')
    expect(await asked()).to.have.length(1)
  })

  it('is asked for once, on however many pages it is shown', async () => {
    const asked = await newRequests({ path: '/admin/profile' })
    const panel = await openList()
    for (const [path, title] of [
      ['/doctors', 'Practices'],
      ['/patients', 'Patients'],
      ['/change-password', 'Change Password'],
      ['/subscription/inactive', 'Inactive Subscriptions'],
    ] as const) {
      panel.visit(path)
      await headed(panel, title)
    }
    expect(await asked()).to.have.length(1)
  })

  it('leaves nothing behind when it is read after one has logged out', async () => {
    await fault({ kind: 'hold', path: '/admin/profile' })
    const panel = await openList()
    signOut()
    await panel.at('/login')
    await release()
    await until(() => requests({ path: '/admin/profile' }).then((all) => all.every(({ status }) => status !== null)))
    expectLoggedOut()
  })

  it('is shown as it was stored where it cannot be read', async () => {
    localStorage.setItem('Name', 'Old Name')
    await fault({ kind: 'status', status: 500, path: '/admin/profile' })
    const panel = await openList()
    await until(() => requests({ path: '/admin/profile' }).then((all) => all.at(-1)?.status === 500))
    expect(panel.document.querySelector('.account-name')?.textContent).to.equal('OLD NAME')
    expect(panel.path()).to.equal('/subscription/active')
  })

  it('has to sign in again when the role is another one now, and then has what that one has', async () => {
    await query("update admins set role = 'admin' where email = $1", [signIns.superadmin.email])
    const ended = await openPanel('/subscription/active')
    await ended.at('/login')
    await ended.screen.findByShadowText('Your session has ended. Sign in again.')
    await until(() => ended.document.activeElement?.localName === 'admin-sign-in', 'The focus is not in the form')
    ended.close()
    await signIn(signIns.superadmin)
    const panel = await openList()
    await until(() => !panel.screen.queryByRole('link', { name: 'Admins List' }))
    expect(panel.screen.queryByRole('link', { name: 'Add Admin' })).to.equal(null)
    await query("update admins set role = 'superadmin' where email = $1", [signIns.superadmin.email])
  })

  for (const [path, title, calls] of [
    ['/add-admin', 'Add Admin', '/admin/create'],
    ['/admins', 'Admins', '/admin/list'],
  ] as const) {
    it(`of an admin reads at ${path} that the role does not allow it; no call is made, the session goes on`, async () => {
      await signIn(signIns.admin)
      const { length } = await requests({ path: calls })
      const panel = await openPanel(path)
      await headed(panel, title)
      await panel.screen.findByShadowText(forbidden)
      expect(panel.screen.queryByRole('link', { name: 'Add Admin' })).to.equal(null)
      expect(panel.screen.queryByRole('link', { name: 'Admins List' })).to.equal(null)
      expect(await requests({ path: calls })).to.have.length(length)
      expect(stored()).to.include({ login: 'true', authenticated: 'true' })
    })
  }

  it('is logged out and led to /login by a change of password, with both toasts', async () => {
    const panel = await openPanel('/change-password')
    await fill(await panel.screen.findByShadowLabelText(/^Old Password/), signIns.superadmin.password)
    await fill(await panel.screen.findByShadowLabelText(/^New Password/), 'a new password')
    await fill(await panel.screen.findByShadowLabelText(/^Confirm Password/), 'a new password')
    await press('Enter')
    await Promise.all([
      panel.screen.findByShadowText('Details updated successfully!..'),
      panel.screen.findByShadowText('Successfully logged out ..!'),
      panel.at('/login'),
    ])
    expectLoggedOut()
    await startBackend()
  })
})
