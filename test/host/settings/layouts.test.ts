import { expect } from '@open-wc/testing'
import { locales } from '../../../src/core/i18n/locales.ts'
import { layouts } from '../../../src/core/theme/layouts.ts'
import { layoutTypes, mixes, sidebarTypes } from '../../../src/core/theme/stored-settings.ts'
import { layoutUrlOf } from '../../../src/core/theme/layouts.ts'
import { localeKey } from '../../../src/host/settings/apply-settings.ts'
import { shapeOf } from '../../../src/host/settings/layout-shapes.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { accessible } from '../../support/accessible.ts'
import { media } from '../../support/media.ts'
import type { Panel } from '../../support/panel.ts'
import { until } from '../../support/until.ts'
import { frameOf, keepSettings, waitForSettings } from '../../support/host/settings.ts'
import { openList } from '../../support/host/signed-in-panel.ts'

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1

const all = (panel: Panel, selector: string) => [...panel.document.querySelectorAll<HTMLElement>(selector)].filter(isShown)

/** Returns the layout faults of the panel as texts. */
function faultsOf(panel: Panel): string[] {
  const { clientWidth, scrollWidth } = panel.document.documentElement
  const faults: string[] = []
  const box = (selector: string) => panel.document.querySelector(selector)!.getBoundingClientRect()
  const { bar, bodyOnly } = frameOf(panel).dataset

  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} px wide`)

  const menu = panel.document.querySelector<HTMLElement>('#sidebar')!
  const ways = isShown(menu) ? all(panel, '#sidebar .sidebar-item') : all(panel, '#sidebar-toggle')
  if (ways.length === 0) faults.push('the menu cannot be reached')
  for (const way of ways) {
    way.scrollIntoView({ block: 'nearest' })
    const { left, right, top, bottom } = way.getBoundingClientRect()
    const name = way.textContent || way.id
    if (left < -0.5 || right > clientWidth + 0.5) faults.push(`'${name}' is off the page`)
    const edge = way.closest('#sidebar')?.getBoundingClientRect()
    if (edge && (left < edge.left - 0.5 || right > edge.right + 0.5)) faults.push(`'${name}' sticks out of the menu`)
    if (way.scrollWidth > way.clientWidth + 1) faults.push(`'${name}' is cut`)
    if (!way.contains(panel.document.elementFromPoint((left + right) / 2, (top + bottom) / 2))) faults.push(`'${name}' is covered`)
  }
  if (isShown(menu) && bar !== 'drawer' && overlap(box('#sidebar'), box('.content'))) faults.push('the menu lies over the page')
  if (!bodyOnly?.includes('true') && bar !== 'header' && overlap(box('.header'), box('.content')))
    faults.push('the header lies over the page')

  const parts = all(panel, '.header > *, .header-end > *').filter((part) => !part.matches('.header-end'))
  for (const [index, one] of parts.entries()) {
    for (const other of parts.slice(index + 1)) {
      if (overlap(one.getBoundingClientRect(), other.getBoundingClientRect()))
        faults.push(`'${one.className}' and '${other.className}' overlap`)
    }
    if (one.getBoundingClientRect().right > clientWidth + 0.5 || one.getBoundingClientRect().left < -0.5)
      faults.push(`'${one.className}' is off the page`)
  }
  const words = panel.document.querySelector('.account-words')!
  const isForScreenReadersOnly = getComputedStyle(words).position === 'absolute'
  for (const word of isForScreenReadersOnly ? [] : words.children) {
    if (word.scrollWidth > word.clientWidth) faults.push(`'${word.textContent}' is cut`)
  }
  return faults
}

async function resize(panel: Panel, width: number): Promise<void> {
  panel.frame.style.width = `${width}px`
  const isDrawer = () => frameOf(panel).dataset.bar === 'drawer' && frameOf(panel).dataset.bodyOnly === 'false'
  await until(() => panel.window.innerWidth === width && isDrawer() === width <= 991)
}

describe('the thirteen layouts', () => {
  signedIn()
  beforeEach(() => media({ motion: 'reduce' }))

  it('have nothing cut, covered or out of reach, in every type and mix', async () => {
    const panel = await openList('/subscription/active', { width: 1440, height: 900 })
    const faults: string[] = []
    for (const layout of layouts)
      for (const layoutType of layoutTypes)
        for (const mix of mixes) {
          keepSettings({ layout, layout_type: layoutType, mix_background_layout: mix })
          await waitForSettings(panel, {
            'data-layout': layoutUrlOf(layout),
            'data-layout-type': layoutType,
            'data-mix': mix,
            dir: layoutType === 'rtl' ? 'rtl' : 'ltr',
          })
          await until(() => frameOf(panel).dataset.boxed === String(layoutType === 'box' || layout === 'New York'))
          faults.push(...faultsOf(panel).map((fault) => `${layout}, ${layoutType}, ${mix}: ${fault}`))
        }
    expect(faults).to.deep.equal([])
  })

  it('have nothing cut, covered or out of reach, at every width and with both types of sidebar', async () => {
    const panel = await openList('/subscription/active', { width: 1440, height: 900 })
    const faults: string[] = []
    for (const width of [1440, 1007, 991, 600, 390]) {
      keepSettings({})
      await waitForSettings(panel, { 'data-layout': 'dubai' })
      await resize(panel, width)
      for (const layout of layouts)
        for (const sidebarType of [undefined, ...sidebarTypes]) {
          keepSettings({ layout, ...(sidebarType && { sidebar_layout: sidebarType }) })
          await waitForSettings(panel, { 'data-layout': layoutUrlOf(layout) })
          const room = { narrow: width <= 991, tight: width <= 1007, small: width < 900, collapsed: false }
          const { bar, items, groups } = shapeOf({ layout, layoutType: undefined, sidebarType, mix: 'light-only' }, room)
          await until(() => Object.entries({ bar, items, groups }).every(([name, value]) => frameOf(panel).dataset[name] === value))
          faults.push(...faultsOf(panel).map((fault) => `${layout}, ${sidebarType}, ${width} px: ${fault}`))
        }
    }
    expect(faults).to.deep.equal([])
  })

  it('have room for the words of every language', async () => {
    const panel = await openList('/subscription/active', { width: 1440, height: 900 })
    const faults: string[] = []
    for (const locale of locales) {
      localStorage.setItem(localeKey, locale)
      await until(() => panel.document.documentElement.lang === locale)
      for (const width of [1440, 1200, 1024]) {
        await resize(panel, width)
        for (const layout of ['Dubai', 'Los Angeles', 'Moscow', 'Singapore', 'Barcelona'] as const)
          for (const layoutType of ['ltr', 'box']) {
            keepSettings({ layout, layout_type: layoutType })
            await waitForSettings(panel, { 'data-layout': layoutUrlOf(layout), 'data-layout-type': layoutType })
            faults.push(...faultsOf(panel).map((fault) => `${locale}, ${layout}, ${layoutType}, ${width} px: ${fault}`))
          }
      }
    }
    expect(faults).to.deep.equal([])
  })

  for (const mix of ['light-only', 'dark-only'])
    it(`have an accessible frame, ${mix}`, async () => {
      const panel = await openList('/subscription/active', { width: 1440, height: 900 })
      for (const layout of layouts) {
        keepSettings({ layout, mix_background_layout: mix })
        await waitForSettings(panel, { 'data-layout': layoutUrlOf(layout), 'data-mix': mix })
        await until(() => panel.document.documentElement.classList.contains('pe-dark') === (mix === 'dark-only'))
        for (const part of all(panel, '.header, #sidebar')) await accessible(part)
      }
    })

  it('have the elements in the dark too', async () => {
    const panel = await openList()
    keepSettings({ mix_background_layout: 'dark-only' })
    await until(() => panel.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('.pe-root.pe-dark'))
    keepSettings({ mix_background_layout: 'dark-sidebar' })
    await until(() => !panel.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('.pe-root.pe-dark'))
    expect(panel.document.querySelector('#sidebar')!.matches('.pe-dark')).to.be.true
  })
})
