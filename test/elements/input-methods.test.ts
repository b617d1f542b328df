import { expect } from '@open-wc/testing'
import '../../src/elements/account-list/account-list.element.ts'
import '../../src/elements/admin-create/admin-create.element.ts'
import '../../src/elements/admin-email/admin-email.element.ts'
import '../../src/elements/doctor-editor/doctor-editor.element.ts'
import '../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import '../../src/elements/otp-dialog/otp-dialog.element.ts'
import { fault, release, requests } from '../support/backend.ts'
import { commit, compose, pressComposing, safariKey } from '../support/input-method.ts'
import { press, type } from '../support/keyboard.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { doctors, doctorsPath, names } from '../support/elements/account-list/shown.ts'
import { field, mountEditor } from '../support/elements/doctor-editor/editor.ts'
import { anyDialog, discard, openCancelDialog } from '../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../support/elements/new-requests.ts'
import { openedBoxes } from '../support/elements/otp-dialog/boxes.ts'
import { signedIn } from '../support/elements/signed-in.ts'

const searches = async () => (await requests({ path: /doctors\?.*q=/ })).map(({ url }) => new URLSearchParams(url.split('?')[1]).get('q'))

describe('a text that an input method composes', () => {
  signedIn()

  it('is searched once it is whole, in a list', async () => {
    const before = (await searches()).length
    const element = await mount(doctors)
    const search = within(element).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search)
    for (const text of ['n', 'ni', 'ni h', 'ni hao']) await compose(text)
    expect(search.value).to.equal('ni hao')
    await commit('你好')
    await until(() => names(element).length === 0, 'It is not searched')
    expect((await searches()).slice(before)).to.deep.equal(['你好'])
    expect(search.value).to.equal('你好')
  })

  it('is searched in whole characters only, also where one comes in two halves', async () => {
    const before = (await searches()).length
    const element = await mount(doctors)
    const search = within(element).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search)
    await type('\u{1f9b7}')
    await until(() => names(element).length === 0, 'It is not searched')
    expect((await searches()).slice(before)).to.deep.equal(['\u{1f9b7}'])
    expect(search.value).to.equal('\u{1f9b7}')
  })

  it('stays as it is while rows come', async () => {
    const element = await mount(doctors)
    const search = within(element).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search)
    await fault({ path: doctorsPath, kind: 'hold' })
    await type('a')
    await compose('に')
    const before = names(element)
    await release()
    await until(() => names(element).join() !== before.join(), 'No other rows')
    expect(search.value).to.equal('aに')
    await compose('にほ')
    expect(search.value).to.equal('aにほ')
    await commit('日本')
    await until(() => names(element).length === 0, 'It is not searched')
    expect(search.value).to.equal('a日本')
  })

  it('is cleared by no Escape that the input method handles', async () => {
    const element = await mount(doctors)
    const search = within(element).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search)
    await type('le')
    await compose('fe')
    await pressComposing('Escape')
    expect(search.value).to.equal('lefe')
    await commit('fe')
    await press('Escape')
    await until(() => search.value === '', 'The search stays')
  })

  it('gets no message in a form before it is whole', async () => {
    const element = await mount('<admin-email></admin-email>')
    const email = within(element).getByShadowLabelText<HTMLInputElement>(/New Email/i)
    const flashed: string[] = []
    const watch = new MutationObserver(() => flashed.push(element.shadowRoot!.querySelector('.pe-field-message')?.textContent ?? ''))
    await click(email)
    watch.observe(element.shadowRoot!, { childList: true, subtree: true, characterData: true })
    for (const text of ['o', 'ol', 'olivia']) await compose(text)
    watch.disconnect()
    expect(flashed.filter((text) => text.trim())).to.be.empty
    await commit('olivia')
    await until(() => element.shadowRoot!.querySelector('[role=alert], .pe-field-message')?.textContent.trim(), 'It is not checked')
    expect(email.value).to.equal('olivia')
  })

  it('sends no form by the Enter that ends it', async () => {
    const asked = await newRequests({ method: 'PATCH' })
    const element = await mountEditor(1)
    await click(field(element, 'Practice Name'))
    await compose('クリニック')
    await pressComposing('Enter')
    await commit('クリニック')
    expect(field(element, 'Practice Name').value).to.contain('クリニック')
    expect(element.shadowRoot!.querySelector('form')!.getAttribute('aria-busy')).to.equal('false')
    expect(await asked()).to.be.empty
  })

  it('closes no dialog by the Escape that drops it', async () => {
    const { dialog, reason } = await openCancelDialog(await mount('<doctor-subscriptions status="active"></doctor-subscriptions>'))
    await type('Too ')
    await compose('expen')
    await pressComposing('Escape')
    expect(anyDialog(), 'The dialog closes').to.not.be.null
    await commit('')
    expect(reason.value).to.equal('Too ')
    expect(within(dialog).queryByShadowText('Discard your changes?'), 'It asks').to.be.null
    await discard(dialog)
    await until(() => !anyDialog(), 'The dialog stays')
  })

  it('fills boxes of a code once its digits are whole', async () => {
    await mount('<otp-dialog open></otp-dialog>')
    const otp = await openedBoxes()
    await compose('１')
    expect(otp.boxes[0]!.value).to.equal('１')
    await pressComposing('Backspace')
    expect(otp.boxes[0]!.value).to.equal('１')
    await compose('１２')
    await commit('１２')
    await until(() => otp.code() === '12____', 'The boxes are not filled')
    await otp.at(3)
  })

  it('is cleared by no Escape that ends it in Safari', async () => {
    const search = within(await mount(doctors)).getByShadowRole<HTMLInputElement>('searchbox')
    await click(search)
    await type('le')
    search.dispatchEvent(safariKey('Escape'))
    expect(search.value).to.equal('le')
  })

  it('closes no dialog by the Escape that ends it in Safari', async () => {
    const { reason } = await openCancelDialog(await mount('<doctor-subscriptions status="active"></doctor-subscriptions>'))
    await type('太贵')
    reason.dispatchEvent(safariKey('Escape'))
    expect(anyDialog(), 'The dialog closes').to.not.be.null
    expect(reason.value).to.equal('太贵')
  })

  it('submits and closes no code by the keys that end it in Safari', async () => {
    const element = await mount('<otp-dialog open></otp-dialog>')
    const { boxes, code } = await openedBoxes()
    let closed = 0
    element.addEventListener('otp-cancel', () => closed++)
    await type('12')
    for (const key of ['Enter', 'Escape'] as const) boxes[2]!.dispatchEvent(safariKey(key))
    expect([closed, code()]).to.deep.equal([0, '12____'])
    expect(within(element).queryByShadowText('Please enter all 6 digits')).to.equal(null)
  })

  it('is put in the form of a phone number once it is whole', async () => {
    const element = await mountEditor(11)
    const phone = field(element, 'Phone')
    await click(phone)
    await compose('２０７５５５')
    expect(phone.value).to.equal('２０７５５５')
    await commit('２０７５５５０１４２')
    await until(() => phone.value === '(207) 555-0142', 'It has another form')
  })
})
