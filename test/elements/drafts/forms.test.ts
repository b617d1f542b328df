import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { signIn } from '../../../src/elements/index.ts'
import { query, signIns } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { fillIn, mountCreate, newAdmin } from '../../support/elements/admin-create/fields.ts'
import { mountEmail } from '../../support/elements/admin-email/fields.ts'
import { fillAll, mountPassword } from '../../support/elements/admin-password/fields.ts'
import { field as profileField, mountProfile, saveButton as saveProfile } from '../../support/elements/admin-profile/profile.ts'
import { choose, field, isUnsaved, list, mountEditor, saveButton } from '../../support/elements/doctor-editor/editor.ts'
import { doctor, mountAndOpen, openEditDialog } from '../../support/elements/doctor-profile/dialog.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import {
  everythingKept,
  expireAndLeave,
  forgetDrafts,
  keptDrafts,
  offer,
  offered,
  restoreButton,
} from '../../support/elements/drafts/expiry.ts'

const subscriptions = '<doctor-subscriptions status="active"></doctor-subscriptions>'

/** Ends the session, removes the form and signs in again. */
async function comeBack(): Promise<void> {
  await expireAndLeave()
  await signIn(signIns.superadmin)
}

async function restore(place: HTMLElement): Promise<void> {
  await offer(place)
  await click(restoreButton(place))
  await until(() => !offered(place), 'The offer stays')
}

describe('what was typed when the session expired', () => {
  signedIn()
  beforeEach(forgetDrafts)

  it('comes back in doctor-editor, text, phone and status, and is saved; a password is not kept', async () => {
    const element = await mountEditor(2)
    await fill(field(element, 'Address'), 'Half a street')
    await fill(field(element, 'Phone'), '+12075550143')
    choose(list(element, 'Practice Status'), '0')
    await fill(field(element, 'New Password'), 'never-kept')
    await fill(field(element, 'Confirm Password'), 'never-kept')
    await comeBack()
    expect(keptDrafts()).to.have.length(1)
    expect(everythingKept()).to.not.contain('never-kept')

    const again = await mountEditor(2)
    expect(isUnsaved(again)).to.be.false
    await restore(again)
    await until(() => isUnsaved(again), 'It does not count as unsaved')
    expect(field(again, 'Address').value).to.equal('Half a street')
    expect(field(again, 'Phone').value.replaceAll(/\D/g, '')).to.equal('12075550143')
    expect(list(again, 'Practice Status').value).to.equal('0')
    expect(field(again, 'New Password').value).to.equal('')
    await click(saveButton(again))
    await toastSaying('Details updated successfully!..')
    expect(await query('select address, phone, is_active from doctors where id = 2')).to.deep.equal([
      { address: 'Half a street', phone: '+12075550143', is_active: false },
    ])
    expect(keptDrafts()).to.be.empty
  })

  it('comes back in admin-create but for the password, even one that was shown', async () => {
    const form = await mountCreate()
    await fillIn(form, { first_name: 'Ada', city: 'London', password: 'never-kept' })
    await click(form.element.shadowRoot!.querySelector('[aria-label="Show password"]')!)
    await until(() => form.field('password').type === 'text')
    await type('!')
    await comeBack()
    expect(everythingKept()).to.not.contain('never-kept')

    const again = await mountCreate()
    await restore(again.element)
    const nothing = Object.fromEntries(Object.keys(newAdmin).map((name) => [name, '']))
    expect(again.values()).to.deep.equal({ ...nothing, first_name: 'Ada', city: 'London' })
  })

  it('comes back in admin-profile, and is saved', async () => {
    const element = await mountProfile()
    await fill(profileField(element, 'City'), 'Turin')
    await comeBack()
    const again = await mountProfile()
    await restore(again)
    expect(profileField(again, 'City').value).to.equal('Turin')
    await click(saveProfile(again))
    await toastSaying('Details updated successfully!..')
    expect(await query('select city from admins where email = $1', [signIns.superadmin.email])).to.deep.equal([{ city: 'Turin' }])
    expect(keptDrafts()).to.be.empty
  })

  it('comes back in admin-email', async () => {
    await fill((await mountEmail()).email(), 'half@prac')
    await comeBack()
    const again = await mountEmail()
    await restore(again.element)
    expect(again.email().value).to.equal('half@prac')
  })

  it('comes back in the dialog of a doctor, but for the password', async () => {
    const { phone, password } = await mountAndOpen(42)
    await fill(phone, '+1 207 555 0199')
    await fill(password, 'never-kept')
    await comeBack()
    expect(everythingKept()).to.not.contain('never-kept')
    const again = await openEditDialog(await mount(doctor(42)))
    await restore(again.dialog)
    const { value } = again.dialog.querySelector<HTMLInputElement>('input[name=phone]')!
    expect([value, again.password.value]).to.deep.equal(['+1 207 555 0199', ''])
  })

  it('comes back in the dialog of the same cancellation only, and is sent', async () => {
    const first = await openCancelDialog(await mount(subscriptions))
    await type('They moved aw')
    await comeBack()
    expect(first.dialog.isConnected).to.be.false
    const [[key]] = keptDrafts() as [[string, string]]
    const id = key.split(' ').at(-1)

    const again = await openCancelDialog(await mount(subscriptions))
    await restore(again.dialog)
    await until(() => again.dialog.querySelector('textarea')!.value === 'They moved aw')
    await press('Control+End')
    await type('ay')
    await click(again.submit)
    await dialogClosed()
    expect(await query('select reason from audit order by id desc limit 1')).to.deep.equal([{ reason: 'They moved away' }])
    expect(await query('select status from subscriptions where id = $1', [id])).to.deep.equal([{ status: 'canceled' }])
    expect(keptDrafts()).to.be.empty

    const other = await openCancelDialog(document.querySelector('doctor-subscriptions')!)
    expect(offered(other.dialog)).to.be.false
    await press('Escape')
    await dialogClosed()
  })

  it('is not kept of admin-password at all', async () => {
    await fillAll(await mountPassword(), ['never-kept-1', 'never-kept-2', 'never-kept-3'])
    await comeBack()
    expect(everythingKept()).to.not.contain('never-kept')
    expect(keptDrafts()).to.be.empty
  })
})
