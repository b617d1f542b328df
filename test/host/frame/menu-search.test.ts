import { expect, oneEvent } from '@open-wc/testing'
import { signIn } from '../../../src/elements/index.ts'
import { menuFor } from '../../../src/host/routing/menu.ts'
import { searchMenu } from '../../../src/host/frame/search/search-menu.ts'
import { $menuMessages } from '../../../src/host/i18n/messages/menu.ts'
import { signIns } from '../../support/backend.ts'
import { commit, compose, pressComposing, safariKey } from '../../support/input-method.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import type { Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'

const none = 'Opps!! There are no result found.'
const fieldOf = (panel: Panel) => panel.screen.getByRole<HTMLInputElement>('combobox', { name: 'Search the menu' })
const options = (panel: Panel) =>
  panel.screen.queryAllByRole('option').map((option) => [...option.querySelectorAll('span')].map(({ textContent }) => textContent))
const listed = (panel: Panel, count: number) => until(() => options(panel).length === count, `Not ${count} links`)
const chosen = (panel: Panel) =>
  panel.document.getElementById(fieldOf(panel).getAttribute('aria-activedescendant') ?? '')?.querySelector('span')?.textContent

async function search(panel: Panel, text: string): Promise<HTMLInputElement> {
  const field = fieldOf(panel)
  await click(field)
  await type(text)
  return field
}

describe('the menu search', () => {
  signedIn()

  it('finds links by their titles without regard to case', async () => {
    const panel = await openList()
    await search(panel, 'ADMIN')
    await listed(panel, 2)
    expect(options(panel)).to.deep.equal([
      ['Admins List', 'Account'],
      ['Add Admin', 'Account'],
    ])
    expect(panel.screen.getByRole('search').querySelector('[role=status]')?.textContent).to.equal('Results: 2')
  })

  it('finds them without regard to accents', () => {
    const words = { ...$menuMessages.get(), doctors: 'Médecins', practices: 'Cabinets' }
    const found = searchMenu(menuFor('admin'), words, 'mEDEc')
    expect(found.map(({ title, group, path }) => [title, group, path])).to.deep.equal([['Médecins', 'Cabinets', '/doctors']])
  })

  it('finds the links of a group by its title, after those with the text in their own', async () => {
    const panel = await openList()
    await search(panel, 'subs')
    await listed(panel, 2)
    expect(options(panel)).to.deep.equal([
      ['Active', 'Subscriptions'],
      ['Inactive', 'Subscriptions'],
    ])
    const found = searchMenu(menuFor('admin'), { ...$menuMessages.get(), profile: 'Account of mine' }, 'account')
    expect(found.map(({ title }) => title)).to.deep.equal(['Account of mine', 'Change Password', 'Change Email'])
  })

  it('finds nothing that the role may not use', async () => {
    await signIn(signIns.admin)
    const panel = await openList()
    await search(panel, 'admin')
    await panel.screen.findByText(none)
    expect(options(panel)).to.deep.equal([])
  })

  it('says when nothing matches, and Escape clears it', async () => {
    const panel = await openList()
    const field = await search(panel, 'xyz')
    expect((await panel.screen.findByText(none)).getAttribute('role')).to.equal('status')
    expect(field.getAttribute('aria-expanded')).to.equal('false')
    await press('Escape')
    await until(() => field.value === '' && !panel.screen.queryByText(none))
    expect(focused()).to.equal(field)
  })

  it('is driven by the arrow keys and Enter', async () => {
    const panel = await openList()
    const field = await search(panel, 'change')
    await listed(panel, 2)
    expect(field.getAttribute('aria-expanded')).to.equal('true')
    expect(panel.document.getElementById(field.getAttribute('aria-controls')!)?.getAttribute('role')).to.equal('listbox')
    expect(chosen(panel)).to.equal('Change Password')
    await press('ArrowDown')
    await until(() => chosen(panel) === 'Change Email')
    await press('ArrowDown')
    await until(() => chosen(panel) === 'Change Password')
    await press('ArrowUp')
    await until(() => chosen(panel) === 'Change Email')
    expect(panel.screen.getAllByRole('option', { selected: true })).to.have.length(1)
    await press('Enter')
    await panel.at('/change-email')
    const heading = await headed(panel, 'Change Email')
    await until(() => focused() === heading)
    expect(field.value).to.equal('')
    expect(options(panel)).to.deep.equal([])
  })

  it('waits for a text that an input method composes, whose keys choose nothing', async () => {
    const panel = await openList()
    const field = fieldOf(panel)
    await click(field)
    await compose('change')
    for (const key of ['ArrowDown', 'Enter', 'Escape']) await pressComposing(key)
    expect(field.value).to.equal('change')
    expect(panel.screen.queryByText(none)).to.equal(null)
    expect(options(panel)).to.deep.equal([])
    await commit('change')
    await listed(panel, 2)
    field.dispatchEvent(safariKey('Enter'))
    expect(panel.path()).to.equal('/subscription/active')
    expect(chosen(panel)).to.equal('Change Password')
    await press('Enter')
    await panel.at('/change-password')
  })

  it('lists everything in an empty field by a click, but by Tab only after an arrow key', async () => {
    const panel = await openList()
    const titles = menuFor('superadmin').flatMap(({ items }) => items.map(({ title }) => $menuMessages.get()[title]))
    const isWhole = () => titles.every((title) => options(panel).some(([shown]) => shown === title))
    await click(fieldOf(panel))
    await until(isWhole, 'The menu is not listed')
    await press('Escape')
    await listed(panel, 0)
    await press('Tab')
    await press('Shift+Tab')
    expect(focused()).to.equal(fieldOf(panel))
    expect(options(panel)).to.deep.equal([])
    await press('ArrowDown')
    await until(isWhole, 'The menu is not listed')
  })

  it('leads on by a click, and closes when the focus leaves it', async () => {
    const panel = await openList()
    await search(panel, 'passw')
    await listed(panel, 1)
    await click(panel.screen.getByRole('option', { name: /Password/ }))
    await panel.at('/change-password')
    await search(panel, 'doc')
    await listed(panel, 1)
    await press('Tab')
    await listed(panel, 0)
  })

  it('is opened by the shortcut that its placeholder names, in other fields too', async () => {
    const panel = await openList()
    const field = fieldOf(panel)
    expect(field.placeholder).to.equal('Search menu (Ctrl+K)')
    expect(field.getAttribute('aria-keyshortcuts')).to.equal('Control+K')
    panel.window.focus()
    await press('Control+k')
    await until(() => focused() === field)
    const other = await panel.screen.findByShadowRole('searchbox')
    await click(other)
    await press('Control+k')
    await until(() => focused() === field)
  })

  it('is opened on narrow screens by a button, over the whole header', async () => {
    const panel = await openList('/subscription/active', { width: 390, height: 800 })
    expect(panel.screen.queryByRole('combobox', { name: 'Search the menu' })).to.equal(null)
    const opener = panel.screen.getByRole('button', { name: 'Search the menu' })
    await click(opener)
    await until(() => focused() === fieldOf(panel))
    expect(panel.screen.getByRole('search').getBoundingClientRect().width).to.equal(panel.document.documentElement.clientWidth)
    await type('doc')
    await listed(panel, 1)
    await press('Escape')
    await listed(panel, 0)
    await press('Escape')
    await until(() => focused() === opener)

    await press('Control+k')
    await until(() => focused() === fieldOf(panel))
    const close = panel.screen.getByRole('button', { name: 'Close search' })
    const pressed = oneEvent(close, 'mousedown')
    await click(close)
    await until(() => focused() === opener)
    // In a browser that does not focus a pressed button, the field keeps the focus until the click.
    expect((await pressed).defaultPrevented).to.equal(true)
  })
})
