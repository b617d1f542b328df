import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-password/admin-password.element.ts'
import { accessible } from '../../support/accessible.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { mountPassword, partsOf } from '../../support/elements/admin-password/fields.ts'

describe('admin-password on a page', () => {
  signedIn()

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`is accessible with its messages, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const { element, save } = await mountPassword()
      await accessible(element)
      await click(save)
      await within(element).findByShadowText('Old password is required')
      await accessible(element)
    })
  }

  it('is accessible and not too wide on a phone', async () => {
    await viewport(390, 800)
    const { element } = await mountPassword()
    await accessible(element)
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
  })

  it('goes through by Tab in the order of reading', async () => {
    const { old, fresh, confirmation, save } = await mountPassword()
    const order: Element[] = []
    for (const field of [old, fresh, confirmation, save]) field.addEventListener('focus', () => order.push(field))
    old.focus()
    for (let step = 0; step < 6; step++) await press('Tab')
    expect(order).to.deep.equal([old, fresh, confirmation, save])
  })

  it('keeps what is typed apart from another one, and when it moves', async () => {
    const holder = await mount('<div><admin-password></admin-password><admin-password></admin-password></div>')
    const [one, other] = [...holder.children].map((element) => partsOf(element as HTMLElement)) as [
      ReturnType<typeof partsOf>,
      ReturnType<typeof partsOf>,
    ]
    await fill(one.old, 'mine')
    await click(one.save)
    await within(one.element).findByShadowText('New password is required')
    expect(other.old.value).to.equal('')
    expect(within(other.element).queryByShadowText('New password is required')).to.equal(null)
    holder.append(one.element)
    expect(partsOf(one.element).old.value).to.equal('mine')
  })
})
