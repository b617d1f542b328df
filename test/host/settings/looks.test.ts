import { expect } from '@open-wc/testing'
import { signOut } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const looks = { light: {}, dark: { scheme: 'dark' }, rtl: { dir: 'rtl' } } as const

async function applyLook(panel: Panel, look: { scheme?: string; dir?: string }): Promise<void> {
  const { documentElement: root, body } = panel.document
  const themed = () =>
    [root, ...body.querySelectorAll('doctor-subscriptions, admin-sign-in')].map((one) => one.shadowRoot?.querySelector('.pe-root') ?? one)
  if (look.scheme) root.style.colorScheme = look.scheme
  if (look.dir) root.dir = look.dir
  await until(() => themed().every(({ classList }) => classList.contains('pe-dark') === (look.scheme === 'dark')))
}

describe('the looks of the panel', () => {
  signedIn()

  // axe checks the colors of the moment, so nothing may fade.
  beforeEach(() => media({ motion: 'reduce' }))

  for (const [name, look] of Object.entries(looks)) {
    it(`has an accessible sign-in page, ${name}`, async () => {
      signOut()
      const panel = await openPanel('/login')
      await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
      await applyLook(panel, look)
      await accessible(panel.document)
    })

    it(`has an accessible menu search, ${name}`, async () => {
      const panel = await openList()
      await applyLook(panel, look)
      await click(panel.screen.getByRole('combobox', { name: 'Search the menu' }))
      await type('change')
      await panel.screen.findAllByRole('option')
      await accessible(panel.document)
      await type('xyz')
      await panel.screen.findByText(/no result found/)
      await accessible(panel.document.querySelector('.menu-search')!)
    })

    it(`has an accessible list of shortcuts and says accessibly that there is no network, ${name}`, async () => {
      const panel = await openList()
      await applyLook(panel, look)
      panel.window.dispatchEvent(new Event('offline'))
      await panel.screen.findByText('You are offline.')
      await accessible(panel.document.querySelector('.connection')!)
      panel.window.focus()
      await press('?')
      await panel.screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
      await accessible(panel.document.querySelector('dialog[open]')!)
    })

    it(`has an accessible list with its menus, ${name}`, async () => {
      const panel = await openList('/subscription/active', { width: 991, height: 800 })
      await applyLook(panel, look)
      await accessible(panel.document)
      await click(panel.document.querySelector('.account')!)
      await panel.screen.findByRole('menu')
      await accessible(panel.document.querySelector('#account-menu')!)
      await click(panel.document.querySelector('#sidebar-toggle')!)
      await until(() => panel.document.querySelector('.sidebar.open'))
      await accessible(panel.document.querySelector('#sidebar')!)
    })
  }

  it('puts the sidebar on the other side from right to left', async () => {
    const panel = await openList()
    const left = () => panel.document.querySelector('#sidebar')!.getBoundingClientRect().left
    expect(left()).to.equal(0)
    await applyLook(panel, looks.rtl)
    expect(left()).to.equal(panel.document.documentElement.clientWidth - 264)
  })

  it('sets its menus off from the cards below them by the border of buttons', async () => {
    const panel = await openList()
    await applyLook(panel, looks.dark)
    const borderOf = (selector: string) => panel.window.getComputedStyle(panel.document.querySelector(selector)!).borderTopColor
    await click(panel.document.querySelector('.account')!)
    await panel.screen.findByRole('menu')
    const list = panel.document.querySelector('doctor-subscriptions')!.shadowRoot!
    const button = panel.window.getComputedStyle(list.querySelector('.pe-button-outline')!).borderTopColor
    expect([borderOf('#account-menu'), borderOf('#language-menu')]).to.deep.equal([button, button])
  })

  it('keeps to its content security policy', async () => {
    const panel = await openPanel('/subscription/active')
    const violations: string[] = []
    panel.document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective))
    await click(await panel.screen.findByRole('link', { name: 'Inactive' }))
    await click(panel.document.querySelector('.account')!)
    await panel.screen.findByRole('menu')
    await click(panel.screen.getByRole('button', { name: 'Log Out' }))
    await panel.screen.findByShadowText('Successfully logged out ..!')
    await panel.at('/login')
    expect(violations).to.deep.equal([])
  })
})
