import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { accessible } from '../../support/accessible.ts'
import { click } from '../../support/pointer.ts'
import { viewport } from '../../support/viewport.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { field, mountProfile, saveButton, says } from '../../support/elements/admin-profile/profile.ts'

describe('admin-profile, to axe', () => {
  signedIn()

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}, with its messages too`, async () => {
      document.documentElement.style.colorScheme = scheme
      const element = await mountProfile()
      await accessible(element)
      await fill(field(element, 'First Name'), '')
      await click(saveButton(element))
      await says(element, 'First Name is required')
      await accessible(element)
    })
  }

  it('is accessible from right to left', async () => {
    document.documentElement.dir = 'rtl'
    await accessible(await mountProfile())
  })

  it('is accessible on a phone, where nothing is wider than it', async () => {
    await viewport(390, 800)
    await accessible(await mountProfile())
    if (document.documentElement.scrollWidth > 390) throw new Error(`The page is ${document.documentElement.scrollWidth} wide`)
  })
})
