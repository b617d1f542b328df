import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { clearFaults, fault, query, requests, signIn, startBackend } from '../support/backend.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { inMotion } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { column, names, parts, settled } from '../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../support/elements/new-requests.ts'
import { until } from '../support/until.ts'

const changePath = '/admin/subscription/status/change'

/** Stores a session as the sign-in does. */
async function signInBefore(): Promise<void> {
  const { access_token, name, role, profile_picture } = await signIn('superadmin')
  const kept = {
    access_token,
    token: access_token,
    login: 'true',
    authenticated: 'true',
    Name: name,
    profileURL: profile_picture ?? '',
    auth0_profile: JSON.stringify({ name, role, profile_picture }),
  }
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value)
}

async function listIn(panel: Panel): Promise<HTMLElement> {
  await until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]'), 'No rows come')
  const list = panel.document.querySelector<HTMLElement>('doctor-subscriptions')!
  await settled(list)
  return list
}

async function search(panel: Panel, name: string): Promise<HTMLElement> {
  const list = await listIn(panel)
  await click(panel.screen.getByShadowRole('searchbox', { name: 'Search' }))
  await press('Control+a')
  await type(name)
  await until(() => names(list).length > 0 && names(list).every((shown) => shown === name), `${name} is not found`)
  return list
}

const dialogOf = (panel: Panel) => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('dialog')

describe('subscriptions in the panel', () => {
  before(() => startBackend())
  beforeEach(signInBefore)
  afterEach(() => clearFaults())
  cleanPage()
  inMotion()

  it('are canceled with a reason and reactivated again, by keyboard, and everything is kept', async () => {
    const panel = await openPanel('/subscription/active')
    const list = await search(panel, 'Olivia Bennett')
    while (!focused()?.getAttribute('aria-label')?.startsWith('Cancel the subscription of Olivia')) await press('Tab')
    await press('Enter')
    const reason = await panel.screen.findByShadowLabelText(/^Reason for Cancellation/)
    await until(() => focused() === reason, 'The reason does not get the focus')
    await type('  closing the practice ')
    while (focused()?.textContent !== 'Submit') await press('Tab')
    await press('Enter')
    await panel.screen.findByShadowText('The subscription has been canceled.')
    await until(() => !dialogOf(panel), 'The dialog stays')
    await until(() => parts(list, 'empty').length === 1, 'The row stays')

    await panel.go('/subscription/canceled')
    await panel.screen.findByRole('heading', { level: 1, name: 'Canceled Subscriptions' })
    const canceled = await search(panel, 'Olivia Bennett')
    const before = parts(canceled, 'row').length
    const premium = column(canceled, 'Plan').indexOf('APP & GALLERY')
    await click(within(parts(canceled, 'row')[premium]!).getByShadowRole('button', { name: /^Reactivate/ }))
    await panel.screen.findByShadowText('The subscription has been reactivated.')
    await until(() => parts(canceled, 'row').length === before - 1, 'The row stays')

    expect(await query("select action, reason from audit where subject = 'subscription' order by id")).to.deep.equal([
      { action: 'subscription-canceled', reason: 'closing the practice' },
      { action: 'subscription-active', reason: 'Active' },
    ])
  })

  it('that end with the session in the middle lead to the sign-in', async () => {
    const nextPageReads = await newRequests({ path: /subscriptions\?page=2&page_size=10&/ })
    const panel = await openPanel('/subscription/active')
    const list = await listIn(panel)
    // Waits for the prefetch of the next page, which would otherwise get the 401 before the admin acts.
    await until(async () => (await nextPageReads()).some(({ status }) => status === 200))
    await query('delete from sessions')
    const { length } = await requests({ path: changePath })
    await click(within(parts(list, 'row')[0]!).getByShadowRole('button', { name: /^Cancel/ }))
    const reason = await panel.screen.findByShadowLabelText(/^Reason for Cancellation/)
    await until(() => focused() === reason, 'The reason does not get the focus')
    await type('too late')
    while (focused()?.textContent !== 'Submit') await press('Tab')
    await press('Enter')
    await panel.at('/login')
    await until(() => !dialogOf(panel), 'The dialog stays over the sign-in')
    expect(panel.document.documentElement.style.overflow).to.equal('')
    expect(localStorage.getItem('access_token')).to.be.null
    expect([localStorage.getItem('login'), localStorage.getItem('authenticated')]).to.deep.equal(['false', 'false'])
    expect(await requests({ path: changePath })).to.have.length(length + 1)
  })

  it('can be loaded again where they could not be loaded', async () => {
    // A 500, not a lost network: the list recovers from a lost network by itself.
    await fault({ kind: 'status', status: 500, path: '/admin/doctor/subscriptions' })
    const panel = await openPanel('/subscription/active')
    const retry = await panel.screen.findByShadowRole('button', { name: 'Retry' })
    expect(panel.path()).to.equal('/subscription/active')
    await clearFaults()
    await click(retry)
    expect(names(await listIn(panel))).to.have.length(10)
  })

  for (const [kind, title] of [
    ['active', 'Active'],
    ['canceled', 'Canceled'],
    ['expired', 'Expired'],
    ['inactive', 'Inactive'],
  ] as const) {
    it(`of the type ${kind} have the title of the specification`, async () => {
      const panel = await openPanel(`/subscription/${kind}`)
      await panel.screen.findByRole('heading', { level: 1, name: `${title} Subscriptions` })
      await listIn(panel)
    })
  }

  it('are an accessible page, also on a phone', async () => {
    const panel = await openPanel('/subscription/active')
    await listIn(panel)
    await accessible(panel.document)
    panel.close()
    const phone = await openPanel('/subscription/active', { width: 390, height: 800 })
    await listIn(phone)
    await accessible(phone.document)
    expect(phone.document.documentElement.scrollWidth).to.be.at.most(390)
  })
})
