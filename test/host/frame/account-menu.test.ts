import { expect } from '@open-wc/testing'
import { fault } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import type { Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const buttonOf = (panel: Panel) => panel.document.querySelector<HTMLElement>('.account')!
const focusOn = (text: string) => until(() => focused()?.textContent === text, `The focus is not on '${text}'`)
const open = (panel: Panel, wanted: boolean) => until(() => buttonOf(panel).getAttribute('aria-expanded') === String(wanted))

describe('the account menu', () => {
  signedIn()

  it('shows the name in capitals and the role with its first letter capitalized', async () => {
    const panel = await openList()
    const [name, role] = ['.account-name', '.account-role'].map((part) => panel.document.querySelector(part)?.textContent)
    expect(name).to.equal(localStorage.getItem('Name')!.toUpperCase())
    expect(role).to.equal('Superadmin')
    expect(panel.document.querySelector<HTMLImageElement>('.user-picture img')?.getAttribute('src')).to.equal(
      localStorage.getItem('profileURL'),
    )
  })

  it('shows initials for a picture that is broken, and Admin for a role that nobody told', async () => {
    localStorage.setItem('profileURL', '/api/v1/no-such-picture')
    localStorage.setItem('Name', 'Ada Lovelace')
    localStorage.removeItem('auth0_profile')
    await fault({ kind: 'drop', path: '/admin/profile' })
    const panel = await openList()
    await until(() => panel.document.querySelector('.user-picture')?.textContent === 'AL')
    expect(panel.document.querySelector('.account-role')?.textContent).to.equal('Admin')
  })

  it('works by keyboard alone', async () => {
    const panel = await openList()
    const button = buttonOf(panel)
    expect(button.getAttribute('aria-haspopup')).to.equal('menu')
    button.focus()
    await press('Enter')
    await focusOn('Account')
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    await press('ArrowDown')
    await focusOn('Keyboard shortcuts')
    await press('ArrowDown')
    await focusOn('Log Out')
    await press('ArrowDown')
    await focusOn('Account')
    await press('ArrowUp')
    await focusOn('Log Out')
    await press('Home')
    await focusOn('Account')
    await press('End')
    await focusOn('Log Out')

    await press('Escape')
    await open(panel, false)
    expect(focused()).to.equal(button)
    await press('ArrowDown')
    await focusOn('Account')
    await press('Tab')
    await open(panel, false)
    expect(focused()?.closest('#account-menu')).to.equal(null)
  })

  it('closes with a click beside it', async () => {
    const panel = await openList()
    await click(buttonOf(panel))
    await open(panel, true)
    await click(panel.document.querySelector('main h1')!)
    await open(panel, false)
  })

  it('leads to the account', async () => {
    const panel = await openList()
    buttonOf(panel).focus()
    await press('Enter')
    await focusOn('Account')
    await press('Enter')
    await panel.at('/profile')
    await open(panel, false)
  })
})
