import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { startBackend } from '../support/backend.ts'
import { press, type } from '../support/keyboard.ts'
import { media } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { until } from '../support/until.ts'

const open = (query = '', size?: { width: number }) => openPanel(`/demo/theme.html${query}`, size)

const codeOf = ({ document }: Panel, name: 'configure' | 'css') => document.getElementById(name)!.textContent

const rootIn = ({ document }: Panel, tag: string) => document.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>('.pe-root')

const valueOf = (panel: Panel, name: string, tag = 'doctor-subscriptions') =>
  panel.window.getComputedStyle(rootIn(panel, tag)!).getPropertyValue(name)

describe('the theme editor', () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('shows each setting on a real element, and as code', async () => {
    const page = await open()
    await page.screen.findByShadowRole('table', { name: 'Active Subscriptions' })
    const color = page.screen.getByLabelText<HTMLInputElement>('Primary color')
    color.value = '#0b6e4f'
    color.dispatchEvent(new Event('input'))
    await until(() => valueOf(page, '--pe-brand-80') === '#0b6e4f')
    page.screen.getByRole('combobox', { name: 'Font' }).focus()
    await type("Georgia, 'Times New Roman'")
    page.screen.getByRole('slider', { name: 'Radius' }).focus()
    await press('Home')
    await press('ArrowRight')
    await click(page.screen.getByRole('radio', { name: 'Compact' }))
    await click(page.screen.getByRole('radio', { name: 'Dark' }))
    await until(() => rootIn(page, 'doctor-subscriptions')!.matches('.pe-dark'))
    expect(valueOf(page, 'font-family')).to.contain('Georgia')
    expect(valueOf(page, '--borderRadiusMedium')).to.equal('1px')
    expect(valueOf(page, '--pe-space')).to.equal('0.75')
    expect(codeOf(page, 'configure')).to.equal(`configure({
  theme: 'dark',
  appearance: {
    colorPrimary: '#0b6e4f',
    colorSecondary: '#f73164',
    density: 'compact',
    fontFamily: 'Georgia, \\'Times New Roman\\'',
    borderRadius: '1px',
  },
})`)
    expect(codeOf(page, 'css')).to.equal(`:root {
  color-scheme: dark;
  --pe-color-primary: #0b6e4f;
  --pe-color-secondary: #f73164;
  --pe-font-family: Georgia, 'Times New Roman';
  --pe-border-radius: 1px;
  --pe-density: 0.75;
}`)
  })

  it('starts as its address says, and leaves out invalid values', async () => {
    const page = await open('?element=doctor-editor&colorSecondary=red&borderRadius=99&density=compact')
    await page.screen.findByShadowRole('textbox', { name: /^Last Name/ })
    expect(codeOf(page, 'css')).to.contain('--pe-color-secondary: #f73164;').and.contain('--pe-border-radius: 6px;')
    expect(codeOf(page, 'configure')).to.contain("density: 'compact'")
    const font = page.screen.getByRole('combobox', { name: 'Font' })
    font.focus()
    await type('a; b')
    expect(font.getAttribute('aria-invalid')).to.equal('true')
    expect(codeOf(page, 'css')).not.to.contain(';b').and.not.contain('a; b')
  })

  it('has Copy buttons for both kinds of code', async () => {
    const page = await open()
    // The code moves while the preview loads.
    await page.screen.findByShadowRole('group', { name: 'Pages' })
    const copied: string[] = []
    Object.defineProperty(page.window.navigator, 'clipboard', { value: { writeText: async (text: string) => void copied.push(text) } })
    await click(page.screen.getByRole('button', { name: 'Copy configure()' }))
    await click(page.screen.getByRole('button', { name: 'Copy Style sheet' }))
    await until(() => copied.length === 2)
    expect(copied).to.deep.equal([codeOf(page, 'configure'), codeOf(page, 'css')])
  })

  for (const [scheme, width] of [
    ['light', 1280],
    ['dark', 390],
  ] as const)
    it(`is accessible, ${scheme}, ${width} wide`, async () => {
      await media({ scheme })
      const page = await open('', { width })
      await page.screen.findByShadowRole('group', { name: 'Pages' })
      expect(page.document.documentElement.scrollWidth).to.equal(page.document.documentElement.clientWidth)
      await accessible(page.document)
    })
})
