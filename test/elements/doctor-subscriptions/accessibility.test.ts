import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { notify } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { dialogClosed, openCancelDialog, openedDialog, still } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { until } from '../../support/until.ts'

const full = '<doctor-subscriptions status="active"></doctor-subscriptions>'

const sampled = '<doctor-subscriptions page-size="5"></doctor-subscriptions>'

describe('doctor-subscriptions, to axe', () => {
  signedIn()

  it('is accessible in light', async () => accessible(await mount(full)))

  it('is accessible embedded', async () => accessible(await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')))

  it('is accessible in dark', async () => {
    document.documentElement.style.colorScheme = 'dark'
    await accessible(await mount(full))
  })

  it('is accessible from right to left', async () => {
    document.documentElement.dir = 'rtl'
    await accessible(await mount(full))
  })

  it('is accessible where it is narrow', async () =>
    accessible(await mount('<doctor-subscriptions style="width: 390px"></doctor-subscriptions>')))

  it('is accessible when it is empty, and when it is not set up correctly', async () => {
    await accessible(await mount('<doctor-subscriptions doctor-id="99999"></doctor-subscriptions>'))
    await accessible(await mount('<doctor-subscriptions status="x"></doctor-subscriptions>', { until: 'load-error' }))
  })

  it('leaves toasts to screen readers and pointers while a dialog is open', async () => {
    const element = await mount(full)
    notify('success', 'Before it')
    const toast = await toastSaying('Before it')
    const { dialog } = await openCancelDialog(element)
    const outlet = (toast.getRootNode() as ShadowRoot).host
    expect(outlet.parentElement === dialog, 'The toast stays behind').to.be.true
    await press('Escape')
    await dialogClosed()
    await until(() => outlet.parentElement === document.body, 'The toast goes with the dialog')
  })

  for (const scheme of ['light', 'dark']) {
    it(`is accessible with a dialog and its error open, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      const { dialog, submit } = await openCancelDialog(await mount(full))
      await click(submit)
      await within(dialog).findByShadowText('Reason is required.')
      await still(dialog.parentElement!)
      await accessible(dialog)
      await press('Escape')
      await dialogClosed()
    })

    it(`is accessible with an invoice open, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await media({ motion: 'reduce' })
      await answerWhole([sample()])
      await click(within(await mount(sampled)).getByShadowRole('button', { name: /^Invoice of/ }))
      await accessible(await openedDialog('Invoice'))
      await press('Escape')
      await dialogClosed()
    })

    it(`is accessible with a toast, in ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme
      await answerWhole([sample({ plan: 'free' })])
      await click(
        within(await mount('<doctor-subscriptions page-size="6"></doctor-subscriptions>')).getByShadowRole('button', {
          name: /^Invoice of/,
        }),
      )
      const toast = await toastSaying('Free plan not have invoice!')
      await until(() => toast.getAnimations().every(({ playState }) => playState === 'finished'), 'The toast moves')
      await accessible(document.querySelector('pe-toast-outlet')!)
    })
  }
})
