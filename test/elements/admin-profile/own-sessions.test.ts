import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, signIn } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { mountProfile, says } from '../../support/elements/admin-profile/profile.ts'

const sessionsPath = '/admin/sessions'
const endPath = '/admin/sessions/end'
const others = ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'curl/8']

const card = (element: HTMLElement) => within(element).findByShadowRole('region', { name: 'My Sessions' })
const rows = (element: HTMLElement) => {
  const own = within(element).queryByShadowRole('region', { name: 'My Sessions' })
  return own ? within(own).queryAllByShadowRole('row').slice(1) : []
}
const shows = (element: HTMLElement, count: number) => until(() => rows(element).length === count, `There are not ${count} sessions`)
const button = (element: HTMLElement, name: string) => within(element).getByShadowRole('button', { name })

/** Mounts the profile while the admin has a session in Firefox and one in an unknown program. */
async function mountSessions(): Promise<HTMLElement> {
  for (const agent of others) {
    await signIn()
    await query('update sessions set user_agent = $1 where id = (select max(id) from sessions)', [agent])
  }
  const element = await mountProfile()
  await shows(element, 3)
  await within(element).findByShadowRole('button', { name: 'Set Up Authenticator App' })
  return element
}

describe('the own sessions in admin-profile', () => {
  signedIn()
  afterEach(() => query('delete from sessions'))

  it('show device, address and last use, and which is this one', async () => {
    const element = await mountSessions()
    const list = await card(element)
    const headings = within(list).getAllByShadowRole('columnheader')
    expect(headings.map(({ textContent }) => textContent)).to.deep.equal(['Device', 'Address', 'Last Use', 'Actions'])
    const own = rows(element).filter(({ textContent }) => textContent.includes('This session'))
    expect(own).to.have.length(1)
    expect(within(own[0]!).queryByShadowRole('button')).to.equal(null)
    for (const device of ['Firefox on Windows', 'Unknown device']) within(list).getByShadowRole('button', { name: `Sign out ${device}` })
  })

  it('end one by one by keyboard; the focus stays in the card', async () => {
    const element = await mountSessions()
    const asked = await newRequests({ path: endPath })
    for (const [count, device] of [
      [2, 'Firefox on Windows'],
      [1, 'Unknown device'],
    ] as const) {
      button(element, `Sign out ${device}`).focus()
      await press('Enter')
      await toastSaying(`${device} is signed out.`)
      await shows(element, count)
      const list = await card(element)
      await until(() => list.contains(focused()), 'The focus leaves the card')
    }
    expect((await asked()).map(({ method }) => method)).to.deep.equal(['POST', 'POST'])
    expect(await query('select id from sessions')).to.have.length(1)
    expect(within(element).queryByShadowRole('button', { name: 'Sign Out All Others' })).to.equal(null)
  })

  it('end all but this one', async () => {
    const element = await mountSessions()
    await click(button(element, 'Sign Out All Others'))
    await toastSaying('All other sessions have ended.')
    await shows(element, 1)
    expect(rows(element)[0]!.textContent).to.contain('This session')
  })

  for (const [what, cause, text] of [
    ['a 500', { kind: 'status', status: 500 }, 'This could not be saved. Please try again.'],
    ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ] as const) {
    it(`stay for ${what}, which a toast tells, and can be ended again`, async () => {
      const element = await mountSessions()
      await fault({ ...cause, path: endPath })
      await click(button(element, 'Sign out Firefox on Windows'))
      await toastSaying(text)
      await shows(element, 3)
      await clearFaults()
      await until(() => !button(element, 'Sign out Firefox on Windows').hasAttribute('aria-disabled'), 'The button never rests')
      await click(button(element, 'Sign out Firefox on Windows'))
      await shows(element, 2)
    })
  }

  it('tell that they cannot be read, and are read again', async () => {
    await fault({ kind: 'drop', path: sessionsPath })
    const element = await mountProfile()
    const list = await card(element)
    const retry = await within(list).findByShadowRole('button', { name: 'Retry' })
    within(list).getByShadowText('No connection')
    await clearFaults()
    // The mouse may be too late: after another part's request has reached the server, they are read again without it.
    retry.click()
    await shows(element, 1)
  })

  it('are absent for a backend without the call, and the profile is of use', async () => {
    await fault({ kind: 'status', status: 404, path: sessionsPath })
    const asked = await newRequests({ path: sessionsPath })
    const element = await mountProfile()
    await says(element, 'EditProfile')
    await until(
      async () => (await asked()).length > 0 && !within(element).queryByShadowRole('region', { name: 'My Sessions' }),
      'They show',
    )
  })

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`are accessible and fit a phone, ${look}`, async () => {
      await viewport(390, 800)
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      await accessible(await mountSessions())
      expect(document.documentElement.scrollWidth).to.be.at.most(390)
    })
  }

  it('follow in another profile on the page, and where it is moved', async () => {
    const one = await mountSessions()
    const other = await mount('<admin-profile></admin-profile>')
    await shows(other, 3)
    const place = document.createElement('section')
    other.parentElement!.append(place)
    place.append(other)
    await click(button(one, 'Sign Out All Others'))
    for (const element of [one, other]) await shows(element, 1)
  })
})
