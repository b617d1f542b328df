import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { configure, notify } from '../../../src/elements/index.ts'
import { cleanPage } from '../../support/page.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { noStrayErrors } from '../../support/elements/stray-errors.ts'
import { closeToasts, toastElements, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'

const progress = (toast: HTMLElement) => getComputedStyle(toast.querySelector('[role="progressbar"]')!)

const standing = (toast: HTMLElement) =>
  until(() => toast.getAnimations().every(({ playState }) => playState === 'finished'), 'The toast never stands still')

describe('a toast', () => {
  afterEach(closeToasts)
  cleanPage()
  afterEach(() => configure({ dir: undefined }))
  noStrayErrors()

  it('closes itself after five seconds', async () => {
    await media({ motion: 'no-preference' })
    notify('success', 'For five seconds')
    const { animationDuration, animationName } = progress(await toastSaying('For five seconds'))
    expect(animationDuration).to.equal('5s')
    expect(animationName).to.not.equal('none')
  })

  it('closes itself after five seconds also where motion is reduced', async () => {
    await media({ motion: 'reduce' })
    notify('success', 'For five quiet seconds')
    expect(progress(await toastSaying('For five quiet seconds')).animationDuration).to.equal('5s')
  })

  it('is seen above a popover of the page, wherever the focus is', async () => {
    const popover = await mount('<div popover="manual" style="width: 100vw; height: 100vh; margin: 0">Above the page</div>', {
      until: null,
    })
    popover.showPopover()
    notify('success', 'Above all')
    const toast = await toastSaying('Above all')
    await standing(toast)
    const { left, top } = toast.getBoundingClientRect()
    expect(document.elementFromPoint(left + 5, top + 5)?.localName).to.equal('pe-toast-outlet')
  })

  it('stands at the top right', async () => {
    notify('error', 'Up there')
    const toast = await toastSaying('Up there')
    await standing(toast)
    const { top, right } = toast.getBoundingClientRect()
    expect(top).to.be.within(0, 40)
    expect(innerWidth - right).to.be.within(0, 40)
  })

  it('shows words as they are', async () => {
    notify('warning', '<b>not bold</b>')
    expect((await toastSaying('<b>not bold</b>')).querySelector('b')).to.be.null
  })

  it('closes by a click', async () => {
    notify('success', 'Click me')
    await toastSaying('Click me')
    await closeToasts()
    expect(toastElements()).to.be.empty
  })

  it('waits while the pointer rests on it', async () => {
    notify('success', 'Rest on me')
    const toast = await toastSaying('Rest on me')
    toast.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
    await until(() => progress(toast).animationPlayState === 'paused', 'It goes on')
  })
})
