import { expect } from '@open-wc/testing'
import { signIn } from '../../../src/elements/index.ts'
import { clearFaults, fault, signIn as signInByCall, signIns } from '../../support/backend.ts'
import { openPanel } from '../../support/panel.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed } from '../../support/host/signed-in-panel.ts'

const profilePath = '/admin/profile'

describe('the panel of a backend whose profile names no role', () => {
  signedIn()

  it("keeps the superadmin's menu and lists the admins, in whatever case the login named the role", async () => {
    const { access_token, name, profile_picture } = await signInByCall('superadmin')
    const answer = await fetch(`/api/v1${profilePath}`, { headers: { authorization: `Bearer ${access_token}` } })
    const {
      data: { role: _role, ...profile },
    } = (await answer.json()) as { data: Record<string, unknown> }
    await fault({ kind: 'status', path: '/admin/login', status: 200, body: { name, access_token, profile_picture, role: 'SuperAdmin' } })
    await fault({ kind: 'status', path: profilePath, status: 200, body: { success: true, data: { ...profile, city: 'Elsewhere' } } })
    await signIn(signIns.superadmin)

    const panel = await openPanel('/profile')
    // The header has received the profile once the form shows it.
    await until(
      () =>
        panel.document.querySelector('admin-profile')?.shadowRoot?.querySelector<HTMLInputElement>('[name=city]')?.value === 'Elsewhere',
      'No profile',
    )
    expect(panel.document.querySelector('.account-role')?.textContent).to.equal('Superadmin')
    panel.screen.getByRole('link', { name: 'Add Admin' })
    panel.screen.getByRole('link', { name: 'Admins List' }).click()
    await headed(panel, 'Admins')
    await until(() => panel.document.querySelector('account-list')?.shadowRoot?.querySelector('[part~=row]'), 'No admins')
    await clearFaults()
  })
})
