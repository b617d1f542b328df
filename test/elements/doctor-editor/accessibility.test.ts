import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { accessible } from '../../support/accessible.ts'
import { fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { choose, field, list, mountEditor, planPath, saveButton, says } from '../../support/elements/doctor-editor/editor.ts'

describe('doctor-editor, to axe', () => {
  signedIn()

  for (const scheme of ['light', 'dark']) {
    it(`is accessible in ${scheme}, with its messages too`, async () => {
      document.documentElement.style.colorScheme = scheme
      const element = await mountEditor(1)
      await accessible(element)
      for (const label of ['First Name', 'Email']) await fill(field(element, label), '')
      await click(saveButton(element))
      await says(element, 'First Name is required')
      await accessible(element)
    })

    it(`is accessible through the dialogs of a plan change, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      await fault({ kind: 'status', status: 500, path: planPath })
      const element = await mountEditor(1)
      choose(list(element, 'Plan'), 'free')
      const dialog = await openedDialog('Are you sure?')
      await accessible(dialog)
      await click(within(dialog).getByShadowRole('button', { name: 'Confirm' }))
      await accessible(await openedDialog('Error'))
      await press('Escape')
      await dialogClosed()
      await accessible(element)
    })
  }

  it('is accessible from right to left', async () => {
    document.documentElement.dir = 'rtl'
    await accessible(await mountEditor(5))
  })

  it('is accessible on a phone, where nothing is wider than it', async () => {
    await viewport(390, 800)
    const element = await mountEditor(60)
    await accessible(element)
    if (document.documentElement.scrollWidth > 390) throw new Error(`The page is ${document.documentElement.scrollWidth} wide`)
  })

  it('is accessible when it is not set up correctly', async () => {
    await accessible(await mount('<doctor-editor></doctor-editor>', { until: 'load-error' }))
  })
})
