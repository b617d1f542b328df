import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-create/admin-create.element.ts'
import { configure, signIn } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, signIn as tokenOf, signIns } from '../../support/backend.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { stored } from '../../support/elements/stored.ts'
import { fill } from '../../support/elements/typing.ts'
import { mountCreate, partsOf } from '../../support/elements/admin-create/fields.ts'

const forbidden = 'You do not have permission for this.'

describe('admin-create on a page', () => {
  signedIn()

  it('says to an admin that the role does not allow it, and calls nothing', async () => {
    await signIn(signIns.admin)
    const asked = await newRequests({ path: /^\/api\// })
    const failed = oneEvent(document, 'load-error')
    const element = await mount('<admin-create></admin-create>', { until: 'load-error' })
    expect((await failed).detail).to.deep.equal({ code: 'forbidden', message: forbidden })
    within(element).getByShadowText(forbidden)
    expect(within(element).queryByShadowRole('button', { name: 'Save' })).to.equal(null)
    expect(await asked()).to.be.empty
    expect(localStorage.getItem('login')).to.equal('true')
    await accessible(element)
  })

  for (const who of ['superadmin', 'admin'] as const) {
    it(`asks a portal for the role of its ${who}, and leaves the own session alone`, async () => {
      const before = stored()
      const { access_token } = await tokenOf(who)
      configure({ getToken: () => access_token })
      const element = await mount('<admin-create></admin-create>')
      if (who === 'admin') within(element).getByShadowText(forbidden)
      else within(element).getByShadowRole('button', { name: 'Save' })
      expect(stored()).to.deep.equal(before)
    })
  }

  it('says to a portal whose server fails that it does, not that the role is too low, and offers to try again', async () => {
    const { access_token } = await tokenOf('superadmin')
    configure({ getToken: () => access_token })
    await fault({ kind: 'status', status: 500, path: '/admin/profile' })
    const failed = oneEvent(document, 'load-error')
    const element = await mount('<admin-create></admin-create>', { until: 'load-error' })
    expect((await failed).detail.code).to.equal('server')
    await clearFaults()
    await click(within(element).getByShadowRole('button', { name: 'Retry' }))
    await within(element).findByShadowRole('button', { name: 'Save' })
  })

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`is accessible with its messages, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const { element, save } = await mountCreate()
      await accessible(element)
      await click(save)
      await within(element).findByShadowText('First Name is required')
      await accessible(element)
    })
  }

  it('is accessible and not too wide on a phone', async () => {
    await viewport(390, 800)
    const { element, field } = await mountCreate()
    await accessible(element)
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
    expect(field('first_name').getBoundingClientRect().left).to.equal(field('last_name').getBoundingClientRect().left)
  })

  it('keeps what is typed apart from another one, and when it moves', async () => {
    const holder = await mount('<div><admin-create></admin-create><admin-create></admin-create></div>')
    const [one, other] = [...holder.children].map((element) => partsOf(element as HTMLElement)) as [
      ReturnType<typeof partsOf>,
      ReturnType<typeof partsOf>,
    ]
    await fill(one.field('city'), 'London')
    await click(one.save)
    await within(one.element).findByShadowText('First Name is required')
    expect(Object.values(other.values()).join('')).to.equal('')
    expect(within(other.element).queryByShadowText('First Name is required')).to.equal(null)
    holder.append(one.element)
    expect(one.field('city').value).to.equal('London')
  })
})
