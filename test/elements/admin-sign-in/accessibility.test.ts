import '../../../src/elements/admin-sign-in/admin-sign-in.element.ts'
import { fault, release } from '../../support/backend.ts'
import { accessible } from '../../support/accessible.ts'
import { press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { loginPath, mountSignIn } from '../../support/elements/admin-sign-in/fields.ts'
import { signedOut } from '../../support/elements/admin-sign-in/signed-out.ts'

describe('admin-sign-in, to axe', () => {
  signedOut()

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}, with its messages too`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const { element, submit } = await mountSignIn()
      await accessible(element)
      await click(submit)
      await within(element).findByShadowText('Email is required')
      await accessible(element)
    })
  }

  it('is accessible while it is under way', async () => {
    await fault({ kind: 'hold', path: loginPath })
    const { element, email } = await mountSignIn()
    await click(email)
    await type('admin@practice.test')
    await press('Tab')
    await type('wrong')
    await press('Enter')
    await accessible(element)
    await release()
    await toastSaying('You enter wrong password or username!..')
  })

  it('is accessible from right to left on a phone', async () => {
    await viewport(360, 700)
    document.documentElement.dir = 'rtl'
    const { element } = await mountSignIn()
    await accessible(element)
  })
})
