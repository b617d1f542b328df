import { expect } from '@open-wc/testing'
import { signedIn } from '../../support/elements/signed-in.ts'
import { accessible } from '../../support/accessible.ts'
import { focused, press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import type { Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { frameOf, keepSettings, waitForSettings } from '../../support/host/settings.ts'
import { openList, shownList } from '../../support/host/signed-in-panel.ts'

const customizerOf = (panel: Panel) => panel.document.querySelector<HTMLElement>('.customizer')
const opener = (panel: Panel) => panel.screen.getByRole('button', { name: 'Customize' })

async function openCustomizer(panel: Panel): Promise<HTMLElement> {
  await click(opener(panel))
  const dialog = await panel.screen.findByRole('dialog', { name: 'Customize' })
  await until(() => dialog.getAnimations().length === 0, 'The customizer does not come to rest')
  return dialog
}

async function choose(panel: Panel, group: string, option: string): Promise<void> {
  const radios = [...panel.screen.getByRole('group', { name: group }).querySelectorAll<HTMLInputElement>('[type=radio]')]
  const radio = radios.find((one) => one.closest('label')?.textContent === option)!
  radio.scrollIntoView({ block: 'center' })
  await click(radio)
  await until(() => radio.checked, `${option} is not chosen`)
}

/** Picks a color with the events of the browser's color dialog. */
function pick(panel: Panel, label: string, color: string): void {
  const input = panel.screen.getByLabelText<HTMLInputElement>(label)
  Object.getOwnPropertyDescriptor(panel.document.defaultView!.HTMLInputElement.prototype, 'value')!.set!.call(input, color)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Runs an action that reloads the page, and waits for the list of the reloaded page. */
async function reloadedBy(panel: Panel, act: () => Promise<void>): Promise<void> {
  const loaded = new Promise((resolve) => panel.frame.addEventListener('load', resolve, { once: true }))
  await act()
  await loaded
  await shownList(panel)
}

const brand = (panel: Panel) => panel.window.getComputedStyle(panel.document.documentElement).getPropertyValue('--pe-brand-80')
const brandOfList = (panel: Panel) =>
  panel.window
    .getComputedStyle(panel.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('.pe-root')!)
    .getPropertyValue('--pe-brand-80')

describe('the customizer', () => {
  signedIn()
  beforeEach(() => media({ motion: 'reduce' }))

  it('draws its layouts under forced colors, too', async () => {
    await media({ motion: 'reduce', forcedColors: 'active' })
    const panel = await openList()
    const dialog = await openCustomizer(panel)
    const groundOf = (part: Element) => panel.window.getComputedStyle(part).backgroundColor
    const drawings = [...dialog.querySelectorAll('.thumbnail')]
    expect(drawings).to.have.length(13)
    for (const drawing of drawings) expect(groundOf(drawing.querySelector('.thumbnail-page')!)).to.not.equal(groundOf(drawing))
  })

  it('draws its layouts dark in the dark theme', async () => {
    const panel = await openList()
    const dialog = await openCustomizer(panel)
    await choose(panel, 'Mix layout', 'Dark only')
    const isDark = (page: Element) => Number(/\d+/.exec(panel.window.getComputedStyle(page).backgroundColor)![0]) < 128
    await until(() => [...dialog.querySelectorAll('.thumbnail-page')].every(isDark), 'A layout is drawn light')
  })

  it('opens and closes by keyboard, and gives the focus back', async () => {
    const panel = await openList()
    opener(panel).focus()
    await press('Enter')
    const dialog = await panel.screen.findByRole('dialog', { name: 'Customize' })
    await until(() => focused() === dialog)
    expect(opener(panel).getAttribute('aria-expanded')).to.equal('true')
    await press('Tab')
    expect(focused()?.getAttribute('aria-label')).to.equal('Close')
    await press('Tab')
    expect(focused()).to.have.property('value', 'Dubai')
    await press('Escape')
    await until(() => !customizerOf(panel))
    expect(focused()).to.equal(opener(panel))
  })

  it('closes from the page beside it, too', async () => {
    const panel = await openList()
    await openCustomizer(panel)
    panel.screen.getByRole('link', { name: 'Home' }).focus()
    await press('Escape')
    await until(() => !customizerOf(panel), 'It stays')
  })

  it('keeps the keys to itself where it covers the page', async () => {
    const panel = await openList('/subscription/active', { width: 390, height: 800 })
    const button = opener(panel)
    const dialog = await openCustomizer(panel)
    button.focus()
    expect(focused() === button, 'the page takes the focus').to.equal(false)
    await press('Tab')
    expect(focused()?.getAttribute('aria-label')).to.equal('Close')
    panel.frame.style.width = '1280px'
    await until(() => !dialog.matches(':modal'))
    button.focus()
    expect(focused() === button, 'the page is out of reach').to.equal(true)
    panel.frame.style.width = '390px'
    await until(() => dialog.matches(':modal'))
    await press('Escape')
    await until(() => !customizerOf(panel))
    expect(focused()).to.equal(button)
  })

  it('applies and keeps each layout at once, by arrow keys too', async () => {
    const panel = await openList()
    await openCustomizer(panel)
    await choose(panel, 'Sidebar layout', 'Paris')
    await waitForSettings(panel, { 'data-layout': 'paris' })
    expect(localStorage.getItem('layout')).to.equal('Paris')
    expect(panel.document.querySelector('#sidebar')!.matches('.pe-dark')).to.be.true
    await press('ArrowRight')
    await waitForSettings(panel, { 'data-layout': 'tokyo' })
    expect(localStorage.getItem('layout')).to.equal('Tokyo')
    expect(frameOf(panel).dataset.items).to.equal('icons')
  })

  for (const [group, option, key, value, attribute] of [
    ['Layout type', 'RTL', 'layout_type', 'rtl', { dir: 'rtl', 'data-layout-type': 'rtl' }],
    ['Layout type', 'Box', 'layout_type', 'box', { 'data-layout-type': 'box' }],
    ['Sidebar icons', 'Fill', 'sidebar_icon_type', 'fill-svg', { 'data-icon-type': 'fill-svg' }],
    ['Mix layout', 'Dark only', 'mix_background_layout', 'dark-only', { 'data-mix': 'dark-only' }],
    ['Mix layout', 'Dark sidebar', 'mix_background_layout', 'dark-sidebar', { 'data-mix': 'dark-sidebar' }],
  ] as const) {
    it(`applies ${option} at once and after a reload`, async () => {
      const panel = await openList()
      await openCustomizer(panel)
      await choose(panel, group, option)
      await waitForSettings(panel, attribute)
      expect(localStorage.getItem(key)).to.equal(value)
      await panel.go('/subscription/inactive')
      await waitForSettings(panel, attribute)
    })
  }

  it('draws the icons of the menu as they are chosen', async () => {
    const panel = await openList()
    const uses = () => [...panel.document.querySelectorAll('#sidebar ul use, .sidebar-log-out use')].map((use) => use.getAttribute('href'))
    expect(uses().every((href) => href?.includes('#stroke-'))).to.be.true
    keepSettings({ sidebar_icon_type: 'fill-svg' })
    await until(() => uses().every((href) => href?.includes('#fill-')))
  })

  it('puts the menu under the header and back beside the page, until another layout is chosen', async () => {
    const panel = await openList()
    await openCustomizer(panel)
    await choose(panel, 'Sidebar type', 'Horizontal')
    await until(() => frameOf(panel).dataset.bar === 'under')
    expect(localStorage.getItem('sidebar_layout')).to.equal('horizontal-wrapper')
    await choose(panel, 'Sidebar type', 'Compact')
    await until(() => frameOf(panel).dataset.bar === 'side')
    await choose(panel, 'Sidebar layout', 'Singapore')
    await until(() => frameOf(panel).dataset.bar === 'under')
  })

  it('leads the focus to the floating button where the layout leaves the body only', async () => {
    const panel = await openList()
    await openCustomizer(panel)
    await choose(panel, 'Sidebar layout', 'London')
    await waitForSettings(panel, { 'data-layout': 'london' })
    await press('Escape')
    await until(() => focused()?.id === 'sidebar-toggle')
    await press('Enter')
    await until(() => focused()?.textContent === 'Overview')
    await openCustomizer(panel)
  })

  it('applies colors after Apply, on the page and in the elements', async () => {
    const panel = await openList()
    const own = brand(panel)
    expect(brandOfList(panel)).to.equal(own)
    await openCustomizer(panel)
    pick(panel, 'Primary color', '#0b5a8a')
    pick(panel, 'Secondary color', '#8a1538')
    expect(brand(panel)).to.equal(own)
    expect(localStorage.getItem('default_color')).to.equal(null)

    await reloadedBy(panel, () => click(panel.screen.getByRole('button', { name: 'Apply' })))
    expect([localStorage.getItem('default_color'), localStorage.getItem('secondary_color')]).to.deep.equal(['#0b5a8a', '#8a1538'])
    expect(brand(panel)).to.equal('#0b5a8a')
    await until(() => brandOfList(panel) === '#0b5a8a')
  })

  it('goes back to the defaults, colors too', async () => {
    keepSettings({
      layout: 'Madrid',
      layout_type: 'rtl',
      default_color: '#0b5a8a',
      sidebar_layout: 'horizontal-wrapper',
      mix_background_layout: 'dark-only',
    })
    const panel = await openList()
    await openCustomizer(panel)
    await reloadedBy(panel, () => click(panel.screen.getByRole('button', { name: 'Reset to defaults' })))
    await waitForSettings(panel, { dir: 'ltr', 'data-layout': 'dubai', 'data-mix': 'light-only' })
    expect(frameOf(panel).dataset.bar).to.equal('side')
    expect(brand(panel)).to.not.equal('#0b5a8a')
  })

  it('shows the configuration as code, to copy', async () => {
    keepSettings({ layout: 'Barcelona', default_color: '#0b5a8a' })
    const panel = await openList()
    await openCustomizer(panel)
    const copied: string[] = []
    Object.defineProperty(panel.window.navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } })
    const button = panel.screen.getByRole('button', { name: 'Configuration' })
    await click(button)
    const dialog = await panel.screen.findByRole('dialog', { name: 'Configuration' })
    expect(panel.window.getComputedStyle(dialog).zIndex).to.equal('1050')
    expect(JSON.parse(dialog.querySelector('code')!.textContent)).to.deep.equal({
      layout: 'Barcelona',
      layout_type: 'ltr',
      sidebar_layout: 'horizontal-wrapper',
      sidebar_icon_type: 'stroke-svg',
      default_color: '#0b5a8a',
      secondary_color: '#f73164',
      mix_background_layout: 'light-only',
      animation: 'fadeIn',
    })
    await accessible(dialog)
    await until(() => focused()?.textContent === 'Copy text')
    await press('Enter')
    await panel.screen.findByShadowText('Code Copied to clipboard !')
    expect(copied).to.deep.equal([dialog.querySelector('code')!.textContent])
    await press('Escape')
    await until(() => focused() === button)
    expect(customizerOf(panel)).to.not.equal(null)
  })

  it('selects the code where the browser allows no copying', async () => {
    const panel = await openList()
    await openCustomizer(panel)
    Object.defineProperty(panel.window.navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('denied')) } })
    await click(panel.screen.getByRole('button', { name: 'Configuration' }))
    await click(await panel.screen.findByRole('button', { name: 'Copy text' }))
    await panel.screen.findByShadowText(/^The browser did not allow copying/)
    expect(panel.window.getSelection()?.toString()).to.contain('"layout": "Dubai"')
  })

  it('turns dark and light again by one button in the header', async () => {
    const panel = await openList()
    const toggle = panel.screen.getByRole('button', { name: 'Dark theme' })
    await click(toggle)
    await waitForSettings(panel, { 'data-mix': 'dark-only' })
    expect([toggle.getAttribute('aria-pressed'), localStorage.getItem('mix_background_layout')]).to.deep.equal(['true', 'dark-only'])
    await click(toggle)
    await waitForSettings(panel, { 'data-mix': 'light-only' })
    expect(localStorage.getItem('mix_background_layout')).to.equal('light-only')
  })

  for (const mix of ['light-only', 'dark-only'])
    for (const width of [1280, 390])
      it(`is accessible, ${mix} at ${width} px`, async () => {
        keepSettings({ mix_background_layout: mix, layout_type: mix === 'dark-only' ? 'rtl' : 'ltr' })
        const panel = await openList('/subscription/active', { width, height: 800 })
        const dialog = await openCustomizer(panel)
        await accessible(dialog)
        expect(panel.document.documentElement.scrollWidth).to.be.at.most(width)
        const { left, right } = dialog.getBoundingClientRect()
        expect(left).to.be.at.least(0)
        expect(right).to.be.at.most(width)
      })
})
