import { expect } from '@open-wc/testing'
import '../../../src/elements/patient-detail/patient-detail.element.ts'
import { accessible } from '../../support/accessible.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { viewport } from '../../support/viewport.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { patient } from '../../support/elements/patient-detail/samples.ts'

async function withPictures(id = 3): Promise<HTMLElement> {
  const element = await mount(patient(id))
  await until(() => element.shadowRoot!.querySelector('.pe-carousel-slide'), 'No carousel')
  return element
}

describe('patient-detail, to axe', () => {
  signedIn()

  for (const look of ['light', 'dark', 'right to left', 'narrow']) {
    it(`is accessible: ${look}`, async () => {
      if (look === 'dark') document.documentElement.style.colorScheme = 'dark'
      if (look === 'right to left') document.documentElement.dir = 'rtl'
      if (look === 'narrow') await viewport(390, 800)
      await accessible(await withPictures())
    })
  }

  it('is accessible without visits, and with an id that is none', async () => {
    await accessible(await mount(patient(1)))
    await accessible(await mount(patient('x'), { until: 'load-error' }))
  })

  for (const scheme of ['light', 'dark']) {
    it(`is accessible with the viewer open, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const element = await withPictures()
      await click(element.shadowRoot!.querySelector('[part~="gallery"] button')!)
      await accessible(await openedDialog())
      await press('Escape')
      await dialogClosed()
    })
  }

  it('prints all pictures of a visit, without dots', async () => {
    const { shadowRoot } = await withPictures()
    await media({ print: true })
    const strips = [...shadowRoot!.querySelectorAll('.pe-carousel-strip')]
    for (const { scrollWidth, clientWidth } of strips) expect(scrollWidth).to.equal(clientWidth)
    expect(Math.max(...strips.map(({ childElementCount }) => childElementCount))).to.be.above(3)
    for (const dots of shadowRoot!.querySelectorAll('.pe-carousel-dots')) expect(dots.checkVisibility()).to.equal(false)
  })

  // Patient 3 has many pictures, 5 long words and 6 right-to-left text.
  for (const id of [3, 5, 6]) {
    it(`makes no page scroll sideways at 320 px: patient ${id}`, async () => {
      await viewport(320, 800)
      await withPictures(id)
      expect(document.documentElement.scrollWidth).to.be.at.most(320)
    })
  }
})
