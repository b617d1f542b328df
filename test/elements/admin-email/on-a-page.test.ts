import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-email/admin-email.element.ts'
import { accessible } from '../../support/accessible.ts'
import { fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { askForCode, mountEmail, partsOf } from '../../support/elements/admin-email/fields.ts'

describe('admin-email on a page', () => {
  signedIn()

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`is accessible with its message and its dialog, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const form = await mountEmail()
      await click(form.save)
      await within(form.element).findByShadowText('Invalid email')
      await accessible(form.element)
      await askForCode(form, 'nadia.ferrante@practice.test')
      await accessible(await openedDialog('Enter OTP'))
      await press('Escape')
    })
  }

  it('is accessible and not too wide on a phone', async () => {
    await viewport(390, 800)
    const { element } = await mountEmail()
    await accessible(element)
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
  })

  it('is of use without the present email, which cannot be read', async () => {
    await fault({ kind: 'drop', path: '/admin/profile' })
    const form = await mountEmail()
    await askForCode(form, 'nadia.ferrante@practice.test')
    await press('Escape')
  })

  it('keeps what is typed apart from another one, and when it moves', async () => {
    const holder = await mount('<div><admin-email></admin-email><admin-email></admin-email></div>')
    const [one, other] = [...holder.children].map((element) => partsOf(element as HTMLElement)) as [
      ReturnType<typeof partsOf>,
      ReturnType<typeof partsOf>,
    ]
    await fill(one.email(), 'mine')
    await click(one.save)
    await within(one.element).findByShadowText('Invalid email')
    expect(other.email().value).to.equal('')
    expect(within(other.element).queryByShadowText('Invalid email')).to.equal(null)
    holder.append(one.element)
    expect(one.email().value).to.equal('mine')
  })
})
