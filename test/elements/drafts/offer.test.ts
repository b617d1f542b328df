import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { query, signIns } from '../../support/backend.ts'
import { focused } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount, unmount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { viewport } from '../../support/viewport.ts'
import { within } from '../../support/screen.ts'
import { field, isUnsaved, mountEditor, saveButton } from '../../support/elements/doctor-editor/editor.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import {
  discardButton,
  expire,
  expireAndLeave,
  forgetDrafts,
  keptDrafts,
  offer,
  offered,
  restoreButton,
} from '../../support/elements/drafts/expiry.ts'

async function editorWithDraft(): Promise<HTMLElement> {
  const element = await mountEditor(3)
  await fill(field(element, 'Address'), 'Half a str')
  await expireAndLeave()
  await signIn(signIns.superadmin)
  const again = await mountEditor(3)
  await offer(again)
  return again
}

describe('the offer of a draft', () => {
  signedIn()
  beforeEach(forgetDrafts)

  it('says of when it is, and takes neither the focus nor the place of what the server holds', async () => {
    const { activeElement } = document
    const element = await editorWithDraft()
    expect((await offer(element)).textContent).to.match(/^You have unsaved changes from \d\d\/\d\d\/\d{4}, \d\d:\d\d\.$/)
    expect((await offer(element)).getAttribute('role')).to.equal('status')
    expect(document.activeElement).to.equal(activeElement)
    expect(field(element, 'Address').value).to.not.equal('Half a str')
    expect(isUnsaved(element)).to.be.false
  })

  it('gives the focus to what it restored', async () => {
    const element = await editorWithDraft()
    await click(restoreButton(element))
    await until(() => focused() === field(element, 'Address'), 'The focus is elsewhere')
    expect([field(element, 'Address').value, isUnsaved(element), offered(element)]).to.deep.equal(['Half a str', true, false])
  })

  it('changes only what was typed: the rest is as it is by now, and as typed since', async () => {
    await fill(field(await mountEditor(3), 'Address'), 'Half a str')
    await expireAndLeave()
    await query("update doctors set practice_name = 'Renamed meanwhile' where id = 3")
    await signIn(signIns.superadmin)
    const element = await mountEditor(3)
    await offer(element)
    await fill(field(element, 'Last Name'), 'Typed since')
    await fill(field(element, 'New Password'), 'typed since')
    await click(restoreButton(element))
    await until(() => field(element, 'Address').value === 'Half a str')
    const shown = ['Practice Name', 'Last Name', 'New Password'].map((label) => field(element, label).value)
    expect(shown).to.deep.equal(['Renamed meanwhile', 'Typed since', 'typed since'])
  })

  it('is gone for good when it is discarded', async () => {
    const element = await editorWithDraft()
    const { value } = field(element, 'Address')
    await click(discardButton(element))
    await until(() => !offered(element), 'It stays')
    expect(element.shadowRoot!.activeElement?.closest('form'), 'the focus stays in the form').to.be.instanceOf(HTMLElement)
    expect([field(element, 'Address').value, isUnsaved(element)]).to.deep.equal([value, false])
    expect(keptDrafts()).to.be.empty
  })

  it('is outdated by a save', async () => {
    const element = await editorWithDraft()
    await fill(field(element, 'Address'), 'Another way')
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    expect(keptDrafts()).to.be.empty
  })

  it('outlives the next expiry, with what was typed since', async () => {
    const element = await editorWithDraft()
    await fill(field(element, 'Last Name'), 'Typed since')
    await expireAndLeave()
    await signIn(signIns.superadmin)
    const again = await mountEditor(3)
    await offer(again)
    await click(restoreButton(again))
    await until(() => field(again, 'Address').value === 'Half a str')
    expect(field(again, 'Last Name').value).to.equal('Typed since')
  })

  it('is made to nobody else, and not about another doctor', async () => {
    await editorWithDraft()
    unmount()
    await offer(await mountEditor(3))
    expect(offered(await mountEditor(4))).to.be.false
    await expireAndLeave()
    await signIn(signIns.admin)
    const element = await mountEditor(3)
    // The element shows a found draft before the next paint.
    await new Promise(requestAnimationFrame)
    expect(offered(element)).to.be.false
    expect(element.shadowRoot!.textContent).to.not.contain('Half a str')
    expect(keptDrafts(), 'it waits for whose it is').to.have.length(1)
  })

  it('ends with Log Out', async () => {
    await editorWithDraft()
    signOut()
    expect(keptDrafts()).to.be.empty
  })

  it('is not made of what was typed before Log Out', async () => {
    const element = await mountEditor(3)
    await fill(field(element, 'Address'), 'Left behind')
    signOut()
    expect(keptDrafts()).to.be.empty
  })

  it('is withdrawn from the next admin who signs in on the same page, together with what is typed', async () => {
    const element = await mount('<admin-email></admin-email>')
    const email = () => within(element).getByShadowLabelText<HTMLInputElement>(/^New Email/)
    await fill(email(), 'half@typed.test')
    await expire()
    await within(element).findByShadowText('Your session has expired. Sign in again to continue.')
    expect(email().value).to.equal('half@typed.test')
    await signIn(signIns.admin)
    await until(() => email().value === '', 'The next admin sees it')
    expect(offered(element)).to.be.false
  })

  for (const look of ['light', 'dark', 'rtl', 'phone'] as const) {
    it(`is accessible, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'phone') await viewport(390, 800)
      else if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const element = await editorWithDraft()
      await accessible(element)
    })
  }
})
