import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fault, watchFiles } from '../../support/backend.ts'
import { openPanel } from '../../support/panel.ts'
import { until } from '../../support/until.ts'
import { keepSettings } from '../../support/host/settings.ts'

/** Returns the page as painted before its program is loaded. */
async function firstFrame(): Promise<{ root: HTMLElement; style: (name: string) => string; ground: string }> {
  await fault({ kind: 'hold', path: /\/static\/js\/main-/ })
  openPanel('/subscription/active').catch(() => undefined)
  const page = () => document.querySelector<HTMLIFrameElement>('iframe[title=Panel]')?.contentDocument
  const styled = () => [...(page()?.styleSheets ?? [])].some(({ href }) => href?.includes('/static/assets/'))
  await until(() => page()?.querySelector('#panel') && styled(), 'No first frame')
  const shown = page()!
  expect(shown.querySelector('#panel')!.childElementCount).to.equal(0)
  const style = shown.defaultView!.getComputedStyle(shown.documentElement)
  const ground = shown.defaultView!.getComputedStyle(shown.body).backgroundColor
  return { root: shown.documentElement, style: (name) => style.getPropertyValue(name), ground }
}

describe('the first frame of the panel', () => {
  signedIn()
  before(watchFiles)

  it('applies the defaults', async () => {
    const { root, style, ground } = await firstFrame()
    expect(Object.fromEntries(Object.entries(root.dataset))).to.deep.equal({
      layout: 'dubai',
      layoutType: 'language',
      iconType: 'stroke-svg',
      mix: 'light-only',
    })
    expect([root.dir, style('color-scheme'), ground]).to.deep.equal(['ltr', 'light', 'rgb(245, 246, 250)'])
    expect(root.style.getPropertyValue('--pe-brand-80')).to.equal('')
  })

  it('applies what was chosen', async () => {
    keepSettings({
      layout: 'Los Angeles',
      layout_type: 'rtl',
      sidebar_icon_type: 'fill-svg',
      mix_background_layout: 'dark-only',
      default_color: '#0b5a8a',
      secondary_color: '#8a1538',
    })
    const { root, style, ground } = await firstFrame()
    expect(Object.fromEntries(Object.entries(root.dataset))).to.deep.equal({
      layout: 'los-angeles',
      layoutType: 'rtl',
      iconType: 'fill-svg',
      mix: 'dark-only',
    })
    expect([root.dir, style('color-scheme'), ground]).to.deep.equal(['rtl', 'dark', 'rgb(20, 20, 27)'])
    expect([style('--pe-brand-80'), style('--pe-accent-80')]).to.deep.equal(['#0b5a8a', '#8a1538'])
  })

  it('takes the defaults for what means nothing', async () => {
    keepSettings({ layout: 'Atlantis', layout_type: 'sideways', sidebar_icon_type: 'x', mix_background_layout: '', default_color: 'red' })
    const { root } = await firstFrame()
    expect(Object.fromEntries(Object.entries(root.dataset))).to.deep.equal({
      layout: 'dubai',
      layoutType: 'language',
      iconType: 'stroke-svg',
      mix: 'light-only',
    })
    expect(root.style.getPropertyValue('--pe-brand-80')).to.equal('')
  })
})
