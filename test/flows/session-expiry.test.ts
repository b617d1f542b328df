import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { query, signIns, startBackend } from '../support/backend.ts'
import { press, type } from '../support/keyboard.ts'
import { inMotion } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { until } from '../support/until.ts'

const editorPath = `/doctors/edit?id=${encodeURIComponent(btoa('2'))}`
const words = /^You have unsaved changes from /

async function signIn(panel: Panel, { email, password }: { email: string; password: string }): Promise<void> {
  ;(await panel.screen.findByShadowLabelText(/^Email/)).focus()
  await type(email)
  await press('Tab')
  await type(password)
  await press('Enter')
  await panel.at('/subscription/active')
  await until(() => panel.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
}

const address = (panel: Panel) => panel.screen.findByShadowLabelText<HTMLTextAreaElement>('Address')

/** Opens the editor by links, without a page load. */
async function openEditor(panel: Panel): Promise<void> {
  await click(panel.screen.getByRole('link', { name: 'Doctors' }))
  await panel.at('/doctors')
  const edit = await panel.screen.findAllByShadowRole('link', { name: /^Edit/ })
  const link = edit.find((anchor) => anchor.getAttribute('href') === editorPath)
  if (link) await click(link)
  else await panel.go(editorPath)
  await address(panel)
}

const save = (panel: Panel) => click(panel.screen.getAllByShadowRole('button', { name: 'Save' }).at(-1)!)

const addressKept = async () => (await query<{ address: string }>('select address from doctors where id = 2'))[0]!.address

/** Types a text, deletes the session on the server, then saves. */
async function expireAmidTyping(panel: Panel, text: string): Promise<void> {
  await openEditor(panel)
  await click(await address(panel))
  await press('Control+a')
  await type(text)
  await query('delete from sessions')
  await save(panel)
  await panel.at('/login')
}

describe('a session that expires while an admin types', () => {
  before(() => startBackend())
  cleanPage()
  inMotion()

  it('leads to the sign-in, and what was typed is there again for the same admin, and is saved', async () => {
    const panel = await openPanel('/login')
    await signIn(panel, signIns.admin)
    await expireAmidTyping(panel, 'Nothing retyped 1')
    await signIn(panel, signIns.admin)
    await openEditor(panel)
    await panel.screen.findByShadowText(words)
    await accessible(panel.document.querySelector('doctor-editor')!)
    await click(panel.screen.getByShadowRole('button', { name: 'Restore' }))
    await until(async () => (await address(panel)).value === 'Nothing retyped 1', 'It is not restored')
    await save(panel)
    await panel.screen.findByShadowText('Details updated successfully!..')
    expect(await addressKept()).to.equal('Nothing retyped 1')

    await openEditor(panel)
    expect(panel.screen.queryByShadowText(words)).to.equal(null)
  })

  it('shows nothing of it to another admin, after whom it still waits for the first', async () => {
    const before = await addressKept()
    const panel = await openPanel('/login')
    await signIn(panel, signIns.superadmin)
    await expireAmidTyping(panel, 'For the superadmin only')
    await signIn(panel, signIns.admin)
    await openEditor(panel)
    await until(async () => (await address(panel)).value === before)
    expect(panel.screen.queryByShadowText(words)).to.equal(null)
    expect(panel.screen.queryByShadowText(/For the superadmin only/)).to.equal(null)

    await click(panel.document.querySelector('.account')!)
    await click(await panel.screen.findByRole('menuitem', { name: 'Log Out' }))
    await panel.at('/login')
    await signIn(panel, signIns.superadmin)
    await openEditor(panel)
    await panel.screen.findByShadowText(words)
    await click(panel.screen.getByShadowRole('button', { name: 'Discard' }))
    await until(() => !panel.screen.queryByShadowText(words), 'The offer stays')
    expect(await addressKept()).to.equal(before)
  })
})
