import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { configure, session, signIn } from '../../../src/elements/index.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { signIn as signInByCall, signIns } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { column, headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { admins, adminsPath, answerWhole, names } from '../../support/elements/account-list/shown.ts'

const refused = 'You do not have permission for this.'

describe('the admins of account-list', () => {
  signedIn()

  it('have the columns of the specification; the name is first and last name', async () => {
    const admin = {
      id: 1,
      first_name: 'Ada',
      last_name: 'King',
      email: 'ada@practice.test',
      profile_picture: null,
      createdAt: '2024-03-05T12:00:00.000Z',
    }
    await answerWhole(adminsPath, [admin])
    const element = await mount(admins)
    expect(parts(element, 'title')[0]!.textContent).to.equal('Admins')
    expect(headings(element)).to.deep.equal(['Profile', 'Name', 'Email', 'Joining Date'])
    expect(['Name', 'Email', 'Joining Date'].map((heading) => column(element, heading)[0])).to.deep.equal([
      'Ada King',
      'ada@practice.test',
      '05/03/2024',
    ])
  })

  it('show to a superadmin', async () => expect(names(await mount(admins))).to.not.be.empty)

  it('do not show to an admin, who reads that the role does not allow it, and no call is made', async () => {
    await signIn(signIns.admin)
    const asked = await newRequests({})
    const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
    const element = await mount(admins, { until: 'load-error' })
    expect((await told).detail).to.deep.equal({ code: 'forbidden', message: refused })
    expect(within(element).getByShadowRole('alert').textContent).to.equal(`This could not be loaded${refused}`)
    expect(await asked()).to.be.empty
  })

  it('go when an admin signs in after the superadmin, whose session does not suffer from it', async () => {
    const element = await mount(admins)
    await signIn(signIns.admin)
    await until(() => parts(element, 'notice').length === 1, 'The list stays')
    const asked = await newRequests({ path: adminsPath })
    refresh('admins')
    await until(() => parts(element, 'row').length === 0, 'The rows stay')
    expect(await asked()).to.be.empty
    expect(session.$signedIn.get()).to.be.true
  })

  it("show as soon as a portal hands over a superadmin's session", async () => {
    await signIn(signIns.admin)
    const element = await mount(admins, { until: 'load-error' })
    const { access_token } = await signInByCall('superadmin')
    configure({ getToken: () => access_token })
    await until(() => names(element).length > 0, 'They do not show')
  })

  // Separate page sizes: a list of the previous test may still be revalidated.
  for (const [who, size, shown] of [
    ['superadmin', 7, true],
    ['admin', 8, false],
  ] as const) {
    it(`${shown ? 'show' : 'do not show'} to a portal's ${who}, whose profile tells the role`, async () => {
      const { access_token } = await signInByCall(who)
      configure({ getToken: () => Promise.resolve(access_token) })
      const asked = await newRequests({ path: adminsPath })
      const element = await mount(`<account-list key-prop="admins" page-size="${size}"></account-list>`)
      expect(parts(element, 'notice').map(({ textContent }) => textContent)).to.deep.equal(
        shown ? [] : [`This could not be loaded${refused}`],
      )
      expect((await asked()).filter(({ url }) => url.includes(`page_size=${size}`))).to.have.length(shown ? 1 : 0)
    })
  }
})
