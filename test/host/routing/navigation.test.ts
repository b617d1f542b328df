import { expect } from '@open-wc/testing'
import { signOut } from '../../../src/elements/index.ts'
import { focused, press } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList, shownList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

/** Simulates Back or Forward to `/`. The test runner serves its own page there, so the panel only reads the address. */
function visitRoot(panel: Panel): void {
  panel.window.history.pushState({}, '', '/')
  panel.window.dispatchEvent(new PopStateEvent('popstate'))
  expect(panel.path()).to.not.equal('/')
}

describe('ways through the panel', () => {
  signedIn()

  it('leads from /login to the active subscriptions', async () => {
    const panel = await openPanel('/login')
    await panel.at('/subscription/active')
    await headed(panel, 'Active Subscriptions')
  })

  it('leads from / to the active subscriptions, and without a session to /login', async () => {
    const panel = await openList('/subscription/expired')
    visitRoot(panel)
    await panel.at('/subscription/active')
    await headed(panel, 'Active Subscriptions')

    signOut()
    await panel.at('/login')
    visitRoot(panel)
    await panel.at('/login')
    await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
  })

  for (const [type, label] of [
    ['active', 'Active'],
    ['canceled', 'Canceled'],
    ['expired', 'Expired'],
    ['inactive', 'Inactive'],
  ] as const) {
    it(`opens /subscription/${type} by its address`, async () => {
      const panel = await openPanel(`/subscription/${type}`)
      await headed(panel, `${label} Subscriptions`)
      expect(panel.document.title).to.equal(`${label} Subscriptions · Practice Elements`)
      expect((await shownList(panel)).getAttribute('status')).to.equal(type)
      const trail = panel.screen.getByRole('navigation', { name: 'Breadcrumb' })
      expect([...trail.querySelectorAll('li')].map(({ textContent }) => textContent)).to.deep.equal(['', 'Subscriptions', label])
      expect(trail.querySelector('[aria-current=page]')?.textContent).to.equal(label)
      expect(panel.document.activeElement).to.equal(panel.document.body)
    })
  }

  it('says the title once to the eye', async () => {
    const panel = await openList()
    const inElement = panel.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('[part~=title]')!
    expect(inElement.getBoundingClientRect().width).to.equal(1)
    expect(
      panel.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('[part~=count]')!.getBoundingClientRect().width,
    ).to.be.above(10)
  })

  it('goes on, back and forward with the same element, and moves the focus to the heading', async () => {
    const panel = await openList()
    const list = panel.document.querySelector('doctor-subscriptions')
    const current = () => panel.document.querySelector('.sidebar [aria-current=page]')?.textContent
    expect(current()).to.equal('Active')

    await click(panel.screen.getByRole('link', { name: 'Inactive' }))
    await panel.at('/subscription/inactive')
    const heading = await headed(panel, 'Inactive Subscriptions')
    await until(() => panel.document.activeElement === heading)
    expect(panel.document.title).to.equal('Inactive Subscriptions · Practice Elements')
    expect(current()).to.equal('Inactive')
    expect(panel.document.querySelector('doctor-subscriptions')).to.equal(list)
    expect(list!.getAttribute('status')).to.equal('inactive')

    panel.window.history.back()
    await panel.at('/subscription/active')
    await headed(panel, 'Active Subscriptions')
    panel.window.history.forward()
    await panel.at('/subscription/inactive')
    await headed(panel, 'Inactive Subscriptions')
    expect(panel.document.querySelector('doctor-subscriptions')).to.equal(list)
  })

  it('leaves no refused address in the history', async () => {
    const panel = await openList()
    const { length } = panel.window.history
    await click(panel.screen.getByRole('link', { name: 'Inactive' }))
    await headed(panel, 'Inactive Subscriptions')
    await click(panel.screen.getByRole('link', { name: 'Practice Elements' }))
    await headed(panel, 'Active Subscriptions')
    await click(panel.screen.getByRole('link', { name: 'Practice Elements' }))
    await panel.at('/subscription/active')
    // Browsers keep at most 50 history entries.
    expect(panel.window.history.length).to.equal(Math.min(length + 2, 50))
    panel.window.history.back()
    await panel.at('/subscription/inactive')
    await headed(panel, 'Inactive Subscriptions')
  })

  it('leaves clicks that want another tab to the browser', async () => {
    const panel = await openList()
    const link = panel.screen.getByRole('link', { name: 'Inactive' })
    const taken: boolean[] = []
    panel.window.addEventListener('click', (event) => {
      taken.push(event.defaultPrevented)
      event.preventDefault()
    })
    const View = panel.document.defaultView!
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }]) {
      link.dispatchEvent(new View.MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ...init }))
    }
    expect(taken).to.deep.equal([false, false, false, false])
    expect(panel.path()).to.equal('/subscription/active')
  })

  for (const path of ['/nowhere', '/subscription/paused', '/subscription/active/1', '/doctor/edit']) {
    it(`says within the frame that there is nothing at ${path}`, async () => {
      const panel = await openPanel(path)
      const heading = await headed(panel, 'Page not found')
      expect(panel.document.title).to.equal('Page not found · Practice Elements')
      expect(heading.getBoundingClientRect().width).to.equal(1)
      expect(panel.screen.getByText('Page not found', { selector: '.card p' }).getBoundingClientRect().width).to.be.above(10)
      expect(panel.path()).to.equal(path)
      panel.screen.getByRole('navigation', { name: 'Menu' })
      await click(panel.screen.getByRole('link', { name: 'Go to the start page' }))
      await panel.at('/subscription/active')
      await shownList(panel)
    })
  }

  for (const path of ['/patients//', '/subscription//active?page=2'])
    it(`says within the frame that there is nothing at ${path}`, async () => {
      const panel = await openPanel(path)
      await headed(panel, 'Page not found')
      await click(panel.screen.getByRole('link', { name: 'Go to the start page' }))
      await panel.at('/subscription/active')
      await shownList(panel)
    })

  it('understands an address with a broken escape as far as it can', async () => {
    const panel = await openPanel('/subscription/expired?x=%E0')
    await headed(panel, 'Expired Subscriptions')
    await click(panel.screen.getByRole('link', { name: 'Active' }))
    await headed(panel, 'Active Subscriptions')
  })

  it('lets the keyboard skip the frame', async () => {
    const panel = await openList()
    panel.window.focus()
    await press('Tab')
    expect(focused()?.textContent).to.equal('Skip to content')
    await press('Enter')
    expect(focused()).to.equal(panel.document.querySelector('main'))
    expect(panel.path()).to.equal('/subscription/active')
  })

  it('names the brand in the footer', async () => {
    const panel = await openList()
    expect((await panel.screen.findByRole('contentinfo')).textContent).to.equal('Copyright 2024 © admin panel by Practice Elements')
  })
})
