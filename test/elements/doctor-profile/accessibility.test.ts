import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { accessible } from '../../support/accessible.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { press } from '../../support/keyboard.ts'
import { viewport } from '../../support/viewport.ts'
import { dialogClosed, still } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { doctor, openEditDialog } from '../../support/elements/doctor-profile/dialog.ts'

async function whole(id: number): Promise<HTMLElement> {
  const element = await mount(doctor(id))
  for (const tag of ['doctor-subscriptions', 'account-list']) {
    await until(() => element.shadowRoot!.querySelector(tag)?.shadowRoot?.querySelector('[part~="row"]'), `No rows in ${tag}`)
  }
  return element
}

describe('doctor-profile, to axe', () => {
  signedIn()

  for (const look of ['light', 'dark', 'right to left', 'narrow']) {
    it(`is accessible: ${look}`, async () => {
      if (look === 'dark') document.documentElement.style.colorScheme = 'dark'
      if (look === 'right to left') document.documentElement.dir = 'rtl'
      if (look === 'narrow') await viewport(390, 800)
      await accessible(await whole(42))
    })
  }

  for (const scheme of ['light', 'dark']) {
    it(`is accessible with the dialog and its errors open, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const { save, dialog } = await openEditDialog(await mount(doctor(11)))
      expect(save.getAttribute('aria-disabled')).to.equal('true')
      await still(dialog.parentElement!)
      await accessible(dialog)
      await press('Escape')
      await dialogClosed()
    })
  }

  it('makes no page scroll sideways at 390 px', async () => {
    await viewport(390, 800)
    await whole(60)
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
  })
})
