import { expect } from '@open-wc/testing'
import { signOut } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { fault, release } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { inMotion } from '../../support/media.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { click } from '../../support/pointer.ts'
import { emailShown } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { fill } from '../../support/elements/typing.ts'
import { headed, openList } from '../../support/host/signed-in-panel.ts'
import { until } from '../../support/until.ts'

const dialogOf = (panel: Panel) => panel.document.querySelector<HTMLDialogElement>('dialog.leave-question')!
const asked = (panel: Panel) => until(() => dialogOf(panel).open, 'No question')
const answered = (panel: Panel) => until(() => !dialogOf(panel).open, 'The question stays')
const answer = (panel: Panel, name: 'Stay' | 'Leave') => click(panel.screen.getByRole('button', { name }))
const city = (panel: Panel) => panel.screen.findByShadowLabelText<HTMLInputElement>(/^City/)
const isUnsaved = (panel: Panel) => panel.document.querySelector('admin-create')?.hasAttribute('unsaved') === true

/** Opens Add Admin, two steps into the history, and types a text. */
async function typedPanel(): Promise<Panel> {
  const panel = await openList()
  await click(panel.screen.getByRole('link', { name: 'Doctors' }))
  await headed(panel, 'Practices')
  await click(panel.screen.getByRole('link', { name: 'Add Admin' }))
  await headed(panel, 'Add Admin')
  await fill(await city(panel), 'London')
  await until(() => isUnsaved(panel), 'Nothing is unsaved')
  return panel
}

async function expectStayed(panel: Panel): Promise<void> {
  await answered(panel)
  await panel.at('/add-admin')
  expect((await city(panel)).value).to.equal('London')
  expect(panel.document.title).to.contain('Add Admin')
}

describe('unsaved changes', () => {
  signedIn()
  inMotion()

  it('are asked about by a link; to stay is what has the focus, and what Escape means', async () => {
    const panel = await typedPanel()
    const link = panel.screen.getByRole('link', { name: 'Patients' })
    await click(link)
    await asked(panel)
    const dialog = panel.screen.getByRole('alertdialog', { name: 'Leave without saving?' })
    expect(focused()?.textContent).to.equal('Stay')
    await accessible(dialog)
    await press('Tab')
    expect(focused()?.textContent).to.equal('Leave')
    await press('Escape')
    await expectStayed(panel)
    expect(focused()).to.equal(link)

    await click(link)
    await asked(panel)
    await press('Enter')
    await expectStayed(panel)

    await click(link)
    await asked(panel)
    await answer(panel, 'Leave')
    await panel.at('/patients')
    const heading = await headed(panel, 'Patients')
    await until(() => focused() === heading, 'The focus is not on the heading')
    expect(dialogOf(panel).open).to.be.false
  })

  it('are asked about no more once they are saved, and one gets where one was going', async () => {
    const panel = await openList()
    await click(panel.screen.getByRole('link', { name: 'Profile' }))
    await headed(panel, 'My Profile')
    const field = await city(panel)
    await fill(field, 'London')
    await fault({ kind: 'hold', method: 'POST', path: '/admin/profile' })
    field.focus()
    await press('Enter')
    await click(panel.screen.getByRole('link', { name: 'Patients' }))
    await asked(panel)
    await release()
    await answered(panel)
    await panel.at('/patients')
  })

  it('are asked about by Back, which restores the address when one stays', async () => {
    const panel = await typedPanel()
    const { length } = panel.window.history
    for (let times = 0; times < 2; times++) {
      panel.window.history.back()
      await asked(panel)
      await answer(panel, 'Stay')
      await expectStayed(panel)
    }
    expect(panel.window.history.length).to.equal(length)
    panel.window.history.back()
    await asked(panel)
    await answer(panel, 'Leave')
    await panel.at('/doctors')
    await headed(panel, 'Practices')

    panel.window.history.back()
    await panel.at('/subscription/active')
    panel.window.history.go(2)
    await panel.at('/add-admin')
    await headed(panel, 'Add Admin')
    expect((await city(panel)).value).to.equal('')
  })

  it('are asked about by Forward, and by more steps than one', async () => {
    const panel = await typedPanel()
    await click(panel.screen.getByRole('link', { name: 'Change Email' }))
    await asked(panel)
    await answer(panel, 'Leave')
    await headed(panel, 'Change Email')
    panel.window.history.back()
    await headed(panel, 'Add Admin')
    await fill(await city(panel), 'London')
    await until(() => isUnsaved(panel))

    panel.window.history.forward()
    await asked(panel)
    await answer(panel, 'Stay')
    await expectStayed(panel)
    panel.window.history.go(-2)
    await asked(panel)
    await answer(panel, 'Leave')
    await panel.at('/subscription/active')
    await headed(panel, 'Active Subscriptions')
  })

  it('are asked about by two steps in quick succession, which leave the address as it was', async () => {
    const panel = await typedPanel()
    const { history } = panel.window
    history.back()
    history.back()
    await asked(panel)
    await answer(panel, 'Stay')
    await expectStayed(panel)

    await fill(await city(panel), '')
    await until(() => !isUnsaved(panel))
    for (const [link, title] of [
      ['Profile', 'My Profile'],
      ['Change Email', 'Change Email'],
    ] as const) {
      await click(panel.screen.getByRole('link', { name: link }))
      await headed(panel, title)
    }
    history.go(-2)
    await headed(panel, 'Add Admin')
    await fill(await city(panel), 'London')
    await until(() => isUnsaved(panel))
    history.back()
    history.back()
    await asked(panel)
    await answer(panel, 'Stay')
    await expectStayed(panel)
    history.forward()
    await asked(panel)
    await answer(panel, 'Leave')
    await headed(panel, 'My Profile')
  })

  for (const name of ['menu', 'sidebar'] as const) {
    it(`are asked about by Log Out of the ${name}`, async () => {
      const panel = await typedPanel()
      const logOut = async () => {
        if (name === 'sidebar') return click(panel.document.querySelector('.sidebar-log-out')!)
        await click(panel.document.querySelector('.account')!)
        return click(await panel.screen.findByRole('menuitem', { name: 'Log Out' }))
      }
      await logOut()
      await asked(panel)
      await answer(panel, 'Stay')
      await expectStayed(panel)
      expect(localStorage.getItem('login')).to.equal('true')
      await logOut()
      await asked(panel)
      await answer(panel, 'Leave')
      await panel.at('/login')
    })
  }

  it('are not asked about when there are none any more', async () => {
    const panel = await typedPanel()
    await fill(await city(panel), '')
    await until(() => !isUnsaved(panel))
    await click(panel.screen.getByRole('link', { name: 'Patients' }))
    await headed(panel, 'Patients')
    expect(dialogOf(panel).open).to.be.false
  })

  it('are not asked about when the session has ended, even amid the question', async () => {
    const panel = await typedPanel()
    panel.window.history.back()
    await asked(panel)
    signOut()
    await panel.at('/login')
    expect(dialogOf(panel)).to.equal(null)
  })

  it('are not asked about after a 401', async () => {
    const panel = await typedPanel()
    for (const label of [/^First Name/, /^Last Name/]) await fill(await panel.screen.findByShadowLabelText(label), 'Ada')
    await fill(await panel.screen.findByShadowLabelText(/^Email/), 'ada@practice.test')
    await fill(await panel.screen.findByShadowLabelText(/^Password/), 'analytical')
    await fault({ kind: 'status', status: 401, path: '/admin/create' })
    await press('Enter')
    await panel.at('/login')
    await panel.screen.findByShadowRole('heading', { name: 'Admin Sign In' })
  })

  it('are over with a new admin, who is seen in the list without a question', async () => {
    const panel = await openPanel('/add-admin')
    for (const label of [/^First Name/, /^Last Name/]) await fill(await panel.screen.findByShadowLabelText(label), 'Grace')
    await fill(await panel.screen.findByShadowLabelText(/^Email/), 'grace@practice.test')
    await fill(await panel.screen.findByShadowLabelText(/^Password/), 'analytical')
    await press('Enter')
    await panel.at('/admins')
    await headed(panel, 'Admins')
    await emailShown(panel.document.body, 'grace@practice.test')
    expect(dialogOf(panel).open).to.be.false
  })
})
