import { expect } from '@open-wc/testing'
import '../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure, notify } from '../../src/elements/index.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { media } from '../support/media.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { cancelButton, dialogClosed, focusReturned, openCancelDialog } from '../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { toastElements, toastOutlet, toasts, toastSaying } from '../support/elements/toasts.ts'
import { until } from '../support/until.ts'

const list = '<doctor-subscriptions status="active"></doctor-subscriptions>'

const gone = () => until(() => toastElements().length === 0, 'A toast stays')

/** Focuses the newest toast by its key, and returns its close button. */
async function toToast(text: string): Promise<HTMLElement> {
  const toast = await toastSaying(text)
  await press('Alt+t')
  await until(() => focused() === toast, 'The toast does not get the focus')
  return within(toast).getByRole('button', { name: 'Close' })
}

const liveRegions = () => [...toastOutlet()!.shadowRoot!.querySelectorAll('[aria-live], [role=status], [role=alert]')]

describe('the focus in a toast', () => {
  signedIn()

  const ways: [string, string[]][] = [
    ['Escape', ['Escape']],
    ['Enter on its button', ['Tab', 'Enter']],
    ['Escape on its button', ['Tab', 'Escape']],
  ]
  for (const [way, keys] of ways) {
    it(`goes back to where it was after ${way}`, async () => {
      const button = (await mount('<div><button>Before</button></div>', { until: null })).querySelector('button')!
      button.focus()
      notify('success', 'It is done')
      await toToast('It is done')
      for (const key of keys) await press(key)
      await gone()
      expect(focused()).to.equal(button)
    })

    it(`goes back into the open dialog after ${way}, which stays modal`, async () => {
      const { dialog, reason } = await openCancelDialog(await mount(list))
      await type('moved away')
      notify('error', 'It failed')
      await toToast('It failed')
      for (const key of keys) await press(key)
      await gone()
      expect(focused() === reason).to.be.true
      expect(dialog.matches(':modal')).to.be.true
      expect(reason.value).to.equal('moved away')
    })
  }

  it('stays in the open dialog on each Tab', async () => {
    const { dialog } = await openCancelDialog(await mount(list))
    notify('success', 'It is done')
    const close = await toToast('It is done')
    const round = ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']
    const walk: (Element | null)[] = []
    for (const key of round) {
      await press(key)
      walk.push(focused())
    }
    const [first, submit] = [
      within(dialog).getAllByShadowRole('button', { name: 'Close' })[0],
      within(dialog).getByShadowRole('button', { name: 'Submit' }),
    ]
    const expected = [close, first, close, close.parentElement, submit]
    expect(walk.map((element, step) => element === expected[step])).to.deep.equal(round.map(() => true))
  })

  it('leaves Escape to the dialog once it is back', async () => {
    const element = await mount(list)
    await openCancelDialog(element)
    notify('success', 'It is done')
    await toToast('It is done')
    await press('Escape')
    await gone()
    await press('Escape')
    await focusReturned(cancelButton(element))
  })
})

describe('the announcement of a toast', () => {
  signedIn()

  for (const [kind, role] of [
    ['success', 'status'],
    ['warning', 'status'],
    ['error', 'alert'],
  ] as const) {
    it(`is the ${role} of a ${kind}, in one live region that is there before its text`, async () => {
      const found: string[] = []
      notify(kind, 'In words')
      await until(() => toastOutlet()?.shadowRoot?.querySelector(`[role=${role}]`), 'No live region')
      const [region] = liveRegions()
      if (region!.textContent === '') found.push('empty')
      new MutationObserver(() => found.push(region!.textContent)).observe(region!, { childList: true, subtree: true })
      await toastSaying('In words')
      await until(() => found.length > 1, 'The text is not added')
      expect(found).to.deep.equal(['empty', 'In words'])
      expect(liveRegions().map((one) => one.getAttribute('role'))).to.deep.equal([role])
    })
  }

  it('is not repeated when the toast leaves a closed dialog', async () => {
    const { dialog } = await openCancelDialog(await mount(list))
    notify('error', 'It failed')
    const toast = await toastSaying('It failed')
    expect(dialog.contains(toastOutlet()!)).to.be.true
    await press('Escape')
    await dialogClosed()
    await until(() => toastOutlet()?.parentElement === document.body, 'It goes with the dialog')
    expect(toast.getAttribute('role')).to.equal('group')
  })
})

describe('the close button of a toast', () => {
  signedIn()
  for (const theme of ['light', 'dark'] as const) {
    it(`is seen well in the ${theme} theme`, async () => {
      configure({ theme })
      notify('success', 'It is done')
      const toast = await toastSaying('It is done')
      const { opacity } = getComputedStyle(within(toast).getByRole('button', { name: 'Close' }))
      expect(Number(opacity)).to.be.at.least(0.7)
    })
  }
})

describe('equal toasts', () => {
  signedIn()

  it('are one, which is announced again and stays for its full time again', async () => {
    await media({ motion: 'no-preference' })
    notify('success', 'Saved')
    const toast = await toastSaying('Saved')
    const bar = () => toast.querySelector('[role=progressbar]')!.getAnimations()[0]!
    await until(() => Number(bar().currentTime) > 300, 'The time does not run')
    const texts: string[] = []
    new MutationObserver(() => texts.push(toast.textContent)).observe(toast, { childList: true, subtree: true, characterData: true })
    notify('success', 'Saved')
    await until(() => texts.at(-1) === 'Saved', 'It is not announced again')
    expect(texts).to.include('')
    expect(toasts()).to.deep.equal(['Saved'])
    expect(Number(bar().currentTime)).to.be.below(300)
  })

  it('are two if one is an error, or already on its way out', async () => {
    notify('success', 'Saved')
    notify('error', 'Saved')
    await until(() => toasts().join() === 'Saved,Saved', 'They are one')
    for (const toast of toastElements()) await click(toast)
    notify('success', 'Saved')
    await toastSaying('Saved')
    expect(toasts()).to.deep.equal(['Saved'])
  })
})
