import { expect } from '@open-wc/testing'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { signIns } from '../../support/backend.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'

const title = 'Keyboard shortcuts'
const dialogOf = (panel: Panel) => panel.screen.queryByRole('dialog', { name: title })
const rows = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll('dl > div')].map((row) => [
    row.querySelector('dt')?.textContent,
    row.querySelector('dd .visually-hidden')?.textContent,
  ])

async function open(width = 1280): Promise<Panel> {
  const panel = await openList('/subscription/active', { width, height: 800 })
  panel.window.focus()
  return panel
}

async function openDialog(panel: Panel): Promise<HTMLElement> {
  await press('?')
  return panel.screen.findByRole('dialog', { name: title })
}

/** Sends the key event of another keyboard. */
const send = (panel: Panel, init: KeyboardEventInit) => {
  const { KeyboardEvent } = panel.window as Window & typeof globalThis
  panel.document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }))
}

describe('the keyboard shortcuts', () => {
  signedIn()

  it('are listed behind ?, to the eye and to a reader', async () => {
    const panel = await open()
    const dialog = await openDialog(panel)
    expect(rows(dialog)).to.deep.include.members([
      ['Search the menu', 'Ctrl+K'],
      ['Open or close the menu', 'M'],
      ['Keyboard shortcuts', '?'],
      ['Doctors', 'G, then D'],
      ['Admins List', 'G, then A'],
    ])
    expect([...dialog.querySelectorAll('kbd')].every((key) => key.getAttribute('aria-hidden') === 'true')).to.be.true
    expect(focused()).to.equal(dialog.querySelector('h2'))
    await press('Escape')
    await until(() => !dialogOf(panel))
  })

  it('list the pages of the role only', async () => {
    await signIn(signIns.admin)
    const panel = await open()
    const labels = rows(await openDialog(panel)).map(([label]) => label)
    expect(labels).to.include('Doctors').and.not.include('Admins List')
  })

  it('are listed from the account menu, which gets the focus back', async () => {
    const panel = await open()
    const account = panel.document.querySelector<HTMLElement>('.account')!
    await click(account)
    await click(await panel.screen.findByRole('menuitem', { name: title }))
    await panel.screen.findByRole('dialog', { name: title })
    await click(panel.screen.getByRole('button', { name: 'Close' }))
    await until(() => !dialogOf(panel) && focused() === account)
  })

  for (const [key, path, heading] of [
    ['d', '/doctors', 'Practices'],
    ['p', '/patients', 'Patients'],
    ['i', '/subscription/inactive', 'Inactive Subscriptions'],
    ['m', '/profile', 'My Profile'],
  ] as const) {
    it(`lead to ${path} by g, then ${key}`, async () => {
      const panel = await open()
      // Types both keys in one call, because the second key must follow soon.
      await type(`g${key}`)
      await panel.at(path)
      const arrived = await headed(panel, heading)
      await until(() => focused() === arrived)
    })
  }

  it('are not taken from what is typed, in shadow roots too', async () => {
    const panel = await open()
    const field = await panel.screen.findByShadowRole<HTMLInputElement>('searchbox')
    await click(field)
    await type('gd?m')
    await until(() => field.value === 'gd?m')
    expect(dialogOf(panel)).to.equal(null)
    expect(new URL(panel.path(), location.href).pathname).to.equal('/subscription/active')
  })

  it('leave chords to the browser', async () => {
    const panel = await open()
    for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
      send(panel, { key: 'g', code: 'KeyG', [modifier]: true })
      send(panel, { key: 'd', code: 'KeyD' })
      send(panel, { key: '?', code: 'Slash', [modifier]: true })
    }
    expect(dialogOf(panel)).to.equal(null)
    expect(panel.path()).to.equal('/subscription/active')
  })

  it('are known by their places on keyboards of other scripts', async () => {
    const panel = await open()
    send(panel, { key: 'ل', code: 'KeyG' })
    send(panel, { key: 'ي', code: 'KeyD' })
    await panel.at('/doctors')
    send(panel, { key: '؟', code: 'Slash', shiftKey: true })
    await panel.screen.findByRole('dialog', { name: title })
  })

  it('fold the menu on a wide screen, and unfold it', async () => {
    const panel = await open()
    const fold = panel.screen.getByRole('button', { name: 'Collapse menu' })
    for (const pressed of ['true', 'false']) {
      await press('m')
      await until(() => fold.getAttribute('aria-pressed') === pressed)
    }
  })

  it('open and close the menu', async () => {
    const panel = await open(991)
    const toggle = panel.screen.getByRole('button', { name: 'Menu' })
    await press('m')
    await until(() => toggle.getAttribute('aria-expanded') === 'true')
    await press('m')
    await until(() => toggle.getAttribute('aria-expanded') === 'false')
  })

  it('of single keys can be switched off, which is kept; the others stay', async () => {
    const panel = await open()
    const dialog = await openDialog(panel)
    await click(panel.screen.getByRole('checkbox', { name: 'Enable single-key shortcuts' }))
    await press('Escape')
    await until(() => !dialog.hasAttribute('open'))

    const again = await open()
    await press('g')
    await press('d')
    await press('?')
    await press('Control+k')
    await until(() => focused()?.getAttribute('role') === 'combobox')
    expect(dialogOf(again)).to.equal(null)
    expect(again.path()).to.equal('/subscription/active')
  })

  it('rest on the sign-in page', async () => {
    signOut()
    const panel = await openPanel('/login')
    await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
    send(panel, { key: '?', code: 'Slash', shiftKey: true })
    expect(panel.document.querySelector('dialog[open]')).to.equal(null)
  })

  it('wait while a dialog is open', async () => {
    const panel = await open()
    await openDialog(panel)
    await press('g')
    await press('d')
    await press('Control+k')
    expect(dialogOf(panel)).to.not.equal(null)
    expect(panel.path()).to.equal('/subscription/active')
  })
})
