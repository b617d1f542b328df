import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { accessible } from '../../support/accessible.ts'
import { fault, query, requests, signIn } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { screen, within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { chooseFile, fileInput, png, shownPicture } from '../../support/elements/pictures.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import {
  choose,
  field,
  isUnsaved,
  list,
  mountEditor,
  planPath,
  saveButton,
  savePath,
  says,
} from '../../support/elements/doctor-editor/editor.ts'

/** Saves the same practice as another admin. */
async function saveElsewhere(doctorId: number, fields: Record<string, string>): Promise<void> {
  const { access_token } = await signIn('admin')
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${access_token}` }
  const { status } = await fetch(`/api/v1${savePath}?doctor_id=${doctorId}`, { method: 'POST', headers, body })
  expect(status).to.equal(200)
}

/** Simulates an admin who returns to the tab, which revalidates the data. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

const stored = async (id: number) => {
  const [row] = await query('select first_name, practice_name from doctors where id = $1', [id])
  return row as { first_name: string; practice_name: string }
}
const button = (element: HTMLElement, name: string) => within(element).findByShadowRole('button', { name })

/** Types a name, saves other fields as another admin, then submits the form: the server reports a conflict. */
async function meet(doctorId: number, elsewhere: Record<string, string>): Promise<HTMLElement> {
  const element = await mountEditor(doctorId)
  await fill(field(element, 'First Name'), 'Typed')
  await fill(field(element, 'New Password'), 'secret-7')
  await fill(field(element, 'Confirm Password'), 'secret-7')
  await saveElsewhere(doctorId, elsewhere)
  await click(saveButton(element))
  const keep = await button(element, 'Keep my changes')
  await until(() => focused() === keep, 'Whoever saved below is not led to what has changed')
  expect(screen.queryByShadowText('Something went wrong!')).to.be.null
  expect((await requests({ path: savePath })).map(({ status }) => status).at(-1)).to.equal(409)
  return element
}

describe('two admins in the same doctor-editor', () => {
  signedIn()

  it('the second is told what the first has saved, keeps what was typed, and saves upon it', async () => {
    const element = await meet(14, { practice_name: 'Named Elsewhere', isActive: '0' })
    expect((await stored(14)).first_name).not.to.equal('Typed')
    expect(field(element, 'First Name').value).to.equal('Typed')
    const changes = [...element.shadowRoot!.querySelectorAll('.pe-form-conflict li')].map((item) => item.textContent)
    expect(changes).to.deep.equal(['Practice Name: Named Elsewhere', 'Practice Status: Inactive'])
    await accessible(element)
    await click(await button(element, 'Keep my changes'))
    await until(() => field(element, 'Practice Name').value === 'Named Elsewhere', 'The newer state is not shown')
    expect(field(element, 'First Name').value).to.equal('Typed')
    expect(field(element, 'New Password').value).to.equal('secret-7')
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    expect(await stored(14)).to.deep.equal({ first_name: 'Typed', practice_name: 'Named Elsewhere' })
    await until(() => !isUnsaved(element), 'Still unsaved')
  })

  it('the second may take what the first has saved instead', async () => {
    const element = await meet(12, { first_name: 'Elsewhere' })
    await says(element, 'Elsewhere')
    await click(await button(element, 'Show the saved version'))
    await until(() => field(element, 'First Name').value === 'Elsewhere', 'The newer state is not shown')
    expect(isUnsaved(element)).to.be.false
    expect(field(element, 'New Password').value).to.equal('')
  })

  for (const [choice, isKept] of [
    ['Keep my changes', true],
    ['Show the saved version', false],
  ] as const) {
    it(`a picture that the second has chosen is ${isKept ? 'kept and saved' : 'discarded'} with '${choice}'`, async () => {
      const element = await mountEditor(9)
      const before = shownPicture(element)
      chooseFile(element, png())
      await saveElsewhere(9, { practice_name: `Elsewhere: ${choice}` })
      await click(saveButton(element))
      await click(await button(element, choice))
      await until(() => field(element, 'Practice Name').value === `Elsewhere: ${choice}`, 'The newer state is not shown')
      expect([fileInput(element).files!.length, isUnsaved(element)]).to.deep.equal([Number(isKept), isKept])
      if (!isKept) return expect(shownPicture(element)!.split('?')[0]).to.equal(before!.split('?')[0])
      expect(shownPicture(element)).to.match(/^blob:/)
      const [{ picture }] = (await query('select picture from doctors where id = 9')) as [{ picture: string }]
      await click(saveButton(element))
      await toastSaying('Details updated successfully!..')
      expect(await query('select picture from doctors where id = 9')).not.to.deep.equal([{ picture }])
    })
  }

  it('a plan that somebody else has changed is told, shown, and overwritten only by whoever has seen it', async () => {
    const element = await mountEditor(11)
    const labels = { free: 'Free', basic: 'App Only', standard: 'Gallery Only', premium: 'App & Gallery' }
    const [mine, theirs] = (Object.keys(labels) as (keyof typeof labels)[]).filter((plan) => plan !== list(element, 'Plan').value) as [
      'free',
      'free',
    ]
    const { access_token } = await signIn('admin')
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
    await fetch(`/api/v1${planPath}`, { method: 'POST', headers, body: JSON.stringify({ user_id: 11, subscriptionPlan: theirs }) })
    const confirm = async () => {
      choose(list(element, 'Plan'), mine)
      await click(within(await openedDialog('Are you sure?')).getByShadowRole('button', { name: 'Confirm' }))
    }
    const plan = async () => (await query<{ plan: string }>('select plan from doctors where id = 11'))[0]!.plan
    await confirm()
    const dialog = await openedDialog('Error')
    within(dialog).getByShadowText('Someone else has changed this in the meantime.')
    await until(() => dialog.textContent.includes(`Plan: ${labels[theirs]}`), 'Their plan is not told')
    await accessible(dialog)
    await click(within(dialog).getAllByShadowRole('button', { name: 'Close' }).at(-1)!)
    await dialogClosed()
    expect(list(element, 'Plan').value).to.equal(theirs)
    expect(within(element).queryByShadowText('This plan is not saved yet.')).to.be.null
    expect(await plan()).to.equal(theirs)

    await confirm()
    await openedDialog('Success')
    expect(await plan()).to.equal(mine)
    await press('Escape')
    await dialogClosed()
  })

  it('what somebody else saves after a save that never arrived is not overwritten unseen', async () => {
    const element = await mountEditor(16)
    await fill(field(element, 'First Name'), 'Typed')
    await fault({ kind: 'drop', path: savePath, times: 1 })
    await click(saveButton(element))
    await says(element, 'The server could not be reached. Check your connection.')
    await saveElsewhere(16, { practice_name: 'Named Elsewhere' })
    await click(saveButton(element))
    await button(element, 'Keep my changes')
    expect((await stored(16)).practice_name).to.equal('Named Elsewhere')
    expect((await stored(16)).first_name).not.to.equal('Typed')
  })

  it("what was saved without an answer is nobody else's when it is read", async () => {
    const element = await mountEditor(17)
    await fill(field(element, 'First Name'), 'Sent')
    await fault({ kind: 'lose', path: savePath, times: 1 })
    await click(saveButton(element))
    await says(element, 'The server could not be reached. Check your connection.')
    comeBack()
    await until(() => within(element).queryByShadowText(/^SENT /), 'What is saved is not shown')
    expect(within(element).queryByShadowRole('button', { name: 'Keep my changes' })).to.be.null
    await fill(field(element, 'First Name'), 'Sent again')
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    expect((await stored(17)).first_name).to.equal('Sent again')
  })

  it('what is saved elsewhere comes into an untouched form, which keeps the focus', async () => {
    const element = await mountEditor(18)
    await click(field(element, 'Last Name'))
    await saveElsewhere(18, { first_name: 'Elsewhere' })
    comeBack()
    await until(() => field(element, 'First Name').value === 'Elsewhere', 'The newer state is not shown')
    expect(focused()).to.equal(field(element, 'Last Name'))
  })

  it("two saves in a row, and one after another plan, are nobody else's", async () => {
    const element = await mountEditor(13)
    for (const name of ['One', 'Two', 'Three']) {
      await fill(field(element, 'First Name'), name)
      await click(saveButton(element))
      await until(async () => (await stored(13)).first_name === name, `${name} is not saved`)
      await until(() => !isUnsaved(element), 'Still unsaved')
    }
  })
})
