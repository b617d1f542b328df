import { expect } from '@open-wc/testing'
import { layoutUrlOf } from '../../../src/core/theme/layouts.ts'
import { layouts } from '../../../src/core/theme/layouts.ts'
import { focused, press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'

type View = Window & typeof globalThis

const isShown = (panel: Panel, selector: string) => panel.document.querySelector(selector)?.checkVisibility({ visibilityProperty: true })

/** Records the page transitions that start from now on. */
function animations(panel: Panel): { keyframes: unknown; options: unknown }[] {
  const begun: { keyframes: unknown; options: unknown }[] = []
  const { prototype } = (panel.window as View).HTMLElement
  const animate = Reflect.get(prototype, 'animate') as (...given: unknown[]) => Animation
  prototype.animate = function (this: HTMLElement, keyframes, options) {
    if (this.matches('.route-veil') || this.localName === 'main') begun.push({ keyframes, options })
    return Reflect.apply(animate, this, [keyframes, options])
  }
  return begun
}

async function turn(panel: Panel): Promise<void> {
  await click(panel.screen.getByRole('link', { name: 'Inactive' }))
  await headed(panel, 'Inactive Subscriptions')
}

describe('a page of the panel', () => {
  signedIn()

  it('leads home to the overview of the chosen layout', async () => {
    localStorage.setItem('layout', 'Los Angeles')
    const panel = await openList()
    expect(panel.screen.getByRole('link', { name: 'Home' }).getAttribute('href')).to.equal('/dashboard/default/los-angeles')
    expect(new Set(layouts.map(layoutUrlOf)).size).to.equal(layouts.length)
    for (const layout of layouts) expect(layoutUrlOf(layout)).to.match(/^[a-z]+(-[a-z]+)*$/)
  })

  it('has room for all columns of the doctors beside the menu, in a window of 1366 px with a scrollbar of 17 px', async () => {
    const panel = await openPanel('/doctors', { width: 1366 })
    const bar = 1366 - panel.document.documentElement.clientWidth
    panel.frame.style.width = `${1366 - 17 + bar}px`
    const heads = () => [...(panel.document.querySelector('account-list')?.shadowRoot?.querySelectorAll('thead th') ?? [])]
    await until(() => heads().length > 0, 'No table')
    expect(heads().filter((head) => !head.checkVisibility())).to.deep.equal([])
  })

  it('fades in within 100 ms when it comes, not when the panel opens', async () => {
    await media({ motion: 'no-preference' })
    const panel = await openList()
    const begun = animations(panel)
    expect(panel.document.querySelector('.route-veil')!.getAnimations()).to.deep.equal([])
    await turn(panel)
    expect(begun).to.deep.equal([{ keyframes: [{ opacity: 1 }, { opacity: 0 }], options: 100 }])
    await until(() => panel.window.getComputedStyle(panel.document.querySelector('.route-veil')!).opacity === '0')
    expect(panel.document.querySelectorAll('main, main h1, doctor-subscriptions')).to.have.length(3)
  })

  it('comes at once under reduced motion', async () => {
    await media({ motion: 'reduce' })
    const panel = await openList()
    const begun = animations(panel)
    await turn(panel)
    expect(begun).to.deep.equal([])
  })

  for (const name of ['none', 'spin', 'toString']) {
    it(`comes at once where the chosen transition means nothing: ${name}`, async () => {
      await media({ motion: 'no-preference' })
      localStorage.setItem('animation', name)
      const panel = await openList()
      const begun = animations(panel)
      await turn(panel)
      expect(begun).to.deep.equal([])
    })
  }

  it('leads back to its top from more than 600 px down, and takes the focus to the heading', async () => {
    await media({ motion: 'reduce' })
    const panel = await openList('/subscription/active', { width: 390, height: 600 })
    const button = () => panel.screen.queryByRole('button', { name: 'Back to top' })
    panel.window.scrollTo(0, 600)
    await until(() => panel.window.scrollY === 600)
    expect(button()).to.equal(null)
    panel.window.scrollTo(0, 601)
    await until(button, 'There is no button')
    const asked: unknown[] = []
    const scrollTo = panel.window.scrollTo.bind(panel.window) as (options: unknown) => void
    panel.window.scrollTo = (options?: unknown) => {
      asked.push(options)
      scrollTo(options)
    }
    const { top, bottom } = button()!.getBoundingClientRect()
    expect(bottom - top).to.equal(44)
    await click(button()!)
    await until(() => panel.window.scrollY === 0)
    await until(() => !button())
    expect(asked).to.deep.equal([{ top: 0, behavior: 'instant' }])
    expect(focused()).to.equal(panel.document.querySelector('main h1'))
  })

  it('never hides what has the focus below its header and the head of a table', async () => {
    const panel = await openList('/subscription/active', { width: 1280, height: 500 })
    const list = panel.document.querySelector('doctor-subscriptions')!.shadowRoot!
    const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')]
    rows.at(-1)!.querySelector('button')!.focus()
    await until(() => panel.window.scrollY > 0, 'It does not scroll')
    for (const row of rows.reverse()) {
      const button = row.querySelector('button')!
      button.focus()
      await until(
        () => button.getBoundingClientRect().top >= list.querySelector('thead th')!.getBoundingClientRect().bottom,
        'It is below the head',
      )
    }
  })

  for (const width of [991, 960, 900, 600])
    it(`shows the brand whole beside the search, ${width} px`, async () => {
      const panel = await openList('/subscription/active', { width, height: 500 })
      const name = panel.document.querySelector('.header .logo-name')!
      expect(name.clientWidth).to.be.at.least(name.scrollWidth).and.above(0)
    })

  for (const width of [1280, 390])
    it(`leaves the end of the page free of the way back, ${width} px`, async () => {
      const panel = await openList('/subscription/active', { width, height: 300 })
      const { documentElement } = panel.document
      panel.window.scrollTo(0, documentElement.scrollHeight)
      const button = await panel.screen.findByRole('button', { name: 'Back to top' })
      panel.window.scrollTo(0, documentElement.scrollHeight)
      const list = panel.document.querySelector('doctor-subscriptions')!
      await until(() => list.getBoundingClientRect().bottom <= button.getBoundingClientRect().top, 'It covers the end of the list')
    })

  for (const [width, height] of [
    [1280, 400],
    [320, 256],
  ] as const)
    it(`shows the control with the focus, which the way back never covers, ${width} × ${height} px`, async () => {
      const panel = await openList('/subscription/active', { width, height })
      const list = panel.document.querySelector('doctor-subscriptions')!.shadowRoot!
      const last = [...list.querySelectorAll<HTMLElement>('tbody button')].filter((button) => button.checkVisibility()).at(-1)!
      const covers = () => {
        const button = panel.screen.queryByRole('button', { name: 'Back to top' })
        if (!button || getComputedStyle(button).pointerEvents === 'none') return false
        const [own, other] = [button.getBoundingClientRect(), focused()!.getBoundingClientRect()]
        return own.left < other.right && other.left < own.right && own.top < other.bottom && other.top < own.bottom
      }
      panel.window.focus()
      do {
        await press('Tab')
        await until(() => !covers(), `The button covers ${focused()!.outerHTML}`)
        const { left, right, top, bottom } = focused()!.getBoundingClientRect()
        const isInside = left >= 0 && right <= width && bottom > 0 && top < height
        expect(isInside, `The window does not show ${focused()!.outerHTML}`).to.equal(true)
      } while (focused() !== last)
    })

  it('scrolls up smoothly where motion is welcome', async () => {
    await media({ motion: 'no-preference' })
    const panel = await openList('/subscription/active', { width: 390, height: 600 })
    panel.window.scrollTo(0, 1200)
    const asked: unknown[] = []
    const button = await panel.screen.findByRole('button', { name: 'Back to top' })
    panel.window.scrollTo = (options?: unknown) => asked.push(options)
    await click(button)
    expect(asked).to.deep.equal([{ top: 0, behavior: 'smooth' }])
  })

  it('prints its heading and content only', async () => {
    const panel = await openList()
    await media({ print: true })
    await until(() => !isShown(panel, '.header'))
    for (const part of ['.sidebar', '.footer', '.breadcrumb']) expect(isShown(panel, part), part).to.be.false
    for (const part of ['main h1', 'doctor-subscriptions']) expect(isShown(panel, part), part).to.be.true
    expect(panel.document.querySelector('doctor-subscriptions')!.getBoundingClientRect().left).to.be.below(2)
  })

  it('prints an open dialog of an element alone', async () => {
    const panel = await openList()
    const { shadowRoot } = panel.document.querySelector('doctor-subscriptions')!
    await click(shadowRoot!.querySelector('[aria-label^="Cancel the subscription"]')!)
    await until(() => shadowRoot!.querySelector('dialog[open]'), 'No dialog')
    await media({ print: true })
    await until(() => !isShown(panel, 'main h1'), 'The heading is printed')
    expect(shadowRoot!.querySelector('dialog')!.checkVisibility()).to.equal(true)
    expect(shadowRoot!.querySelector('table')!.checkVisibility()).to.equal(false)
  })

  it('prints an open dialog of its own alone', async () => {
    const panel = await openList()
    panel.window.focus()
    await press('?')
    await until(() => panel.document.querySelector('dialog[open]'), 'No dialog')
    await media({ print: true })
    expect(isShown(panel, 'dialog[open]')).to.equal(true)
    for (const part of ['main h1', 'doctor-subscriptions']) expect(isShown(panel, part), part).to.equal(false)
  })

  it('is dark ink on light paper, whatever theme the screen has', async () => {
    const panel = await openList()
    const root = panel.document.documentElement
    const dark = () =>
      [...panel.document.querySelectorAll('html, doctor-subscriptions')].map((one) =>
        (one.shadowRoot?.querySelector('.pe-root') ?? one).classList.contains('pe-dark'),
      )
    root.style.colorScheme = 'dark'
    await until(() => !dark().includes(false))
    panel.window.dispatchEvent(new Event('beforeprint'))
    await until(() => !dark().includes(true))
    panel.window.dispatchEvent(new Event('afterprint'))
    await until(() => !dark().includes(false))
    await media({ print: true })
    for (const part of ['body', '.content main'])
      expect(panel.window.getComputedStyle(panel.document.querySelector(part)!).backgroundColor, part).to.equal('rgba(0, 0, 0, 0)')
  })

  it('keeps the marks of what is chosen under forced colors', async () => {
    await media({ forcedColors: 'active' })
    const panel = await openList()
    const styleOf = (selector: string) => panel.window.getComputedStyle(panel.document.querySelector(selector)!)
    expect(styleOf('.sidebar-item[aria-current]').outlineStyle).to.equal('solid')
    expect(styleOf('.icon-button').borderTopStyle).to.equal('solid')
  })

  for (const width of [991, 390]) {
    it(`can be touched at ${width} px: what is pressed is 44 px high`, async () => {
      const panel = await openList('/subscription/active', { width, height: 800 })
      await click(panel.document.querySelector('#sidebar-toggle')!)
      await until(() => panel.document.querySelector('.sidebar.open'))
      const pressed = [
        ...panel.document.querySelectorAll<HTMLElement>('.header :is(a, button, input), .sidebar :is(a, button), .breadcrumb a'),
      ]
      const small = pressed.filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 44)
      expect(small.map(({ outerHTML }) => outerHTML)).to.deep.equal([])
      // Compares widths without the scrollbar gutter, which is always reserved.
      const page = panel.document.documentElement
      expect(page.scrollWidth).to.equal(page.getBoundingClientRect().width)
    })
  }
})
