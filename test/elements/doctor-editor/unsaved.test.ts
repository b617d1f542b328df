import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { mount } from '../../support/mount.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { fill } from '../../support/elements/typing.ts'
import {
  choose,
  field,
  isUnsaved,
  list,
  mountEditor,
  phoneLoaded,
  planPath,
  saveButton,
  says,
} from '../../support/elements/doctor-editor/editor.ts'

/** Returns true if the browser would ask before it leaves the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

describe('unsaved changes of doctor-editor', () => {
  signedIn()

  for (const label of [
    'First Name',
    'Last Name',
    'Email',
    'Practice Name',
    'Phone',
    'Address',
    'Description',
    'New Password',
    'Confirm Password',
  ]) {
    it(`begin with the ${label}, and end where it is as it was`, async () => {
      const element = await mountEditor(1)
      const before = field(element, label).value
      expect([isUnsaved(element), asks()]).to.deep.equal([false, false])
      await fill(field(element, label), label === 'Phone' ? '+12075550143' : 'else')
      await until(() => isUnsaved(element), 'Not unsaved')
      expect(asks()).to.be.true
      await fill(field(element, label), before)
      await until(() => !isUnsaved(element), 'Still unsaved')
      expect(asks()).to.be.false
    })
  }

  it('begin with the status', async () => {
    const element = await mountEditor(1)
    choose(list(element, 'Practice Status'), '0')
    await until(() => isUnsaved(element), 'Not unsaved')
  })

  it('begin with a plan that could not be saved, and end when it is saved', async () => {
    const element = await mountEditor(4)
    const before = list(element, 'Plan').value
    await fault({ kind: 'status', status: 500, path: planPath, times: 1 })
    choose(list(element, 'Plan'), before === 'free' ? 'basic' : 'free')
    await click(within(await openedDialog('Are you sure?')).getByShadowRole('button', { name: 'Confirm' }))
    await openedDialog('Error')
    await press('Escape')
    await until(() => isUnsaved(element), 'Not unsaved')
    expect(asks()).to.be.true
    await click(within(element).getByShadowRole('button', { name: 'Retry' }))
    await openedDialog('Success')
    await until(() => !isUnsaved(element), 'Still unsaved')
  })

  it('end when they are saved', async () => {
    const element = await mountEditor(2)
    await fill(field(element, 'Address'), 'Somewhere else')
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    await until(() => !isUnsaved(element), 'Still unsaved')
    expect(asks()).to.be.false
    expect(field(element, 'Address').value).to.equal('Somewhere else')
  })

  it('end with the element', async () => {
    const element = await mountEditor(1)
    await fill(field(element, 'Address'), 'else')
    expect(asks()).to.be.true
    element.remove()
    await until(() => !asks(), 'It still asks')
  })

  it('go along where the element is moved', async () => {
    const element = await mountEditor(1)
    await fill(field(element, 'Address'), 'else')
    const place = document.createElement('section')
    element.parentElement!.append(place)
    place.append(element)
    await new Promise(requestAnimationFrame)
    expect([field(element, 'Address').value, isUnsaved(element), asks()]).to.deep.equal(['else', true, true])
  })

  it('outlive a change of the same doctor elsewhere on the page, which the untouched form shows', async () => {
    const holder = await mount(
      '<div><doctor-editor doctor-id="3"></doctor-editor><doctor-editor doctor-id="3"></doctor-editor><doctor-editor doctor-id="3"></doctor-editor></div>',
    )
    const [typed, saved, untouched] = [...holder.children] as [HTMLElement, HTMLElement, HTMLElement]
    for (const element of [typed, saved, untouched]) await phoneLoaded(element)
    await fill(field(typed, 'Address'), 'Half a str')
    await fill(field(saved, 'First Name'), 'Zora')
    await click(saveButton(saved))
    await toastSaying('Details updated successfully!..')
    for (const element of [typed, saved, untouched]) await says(element, 'ZORA MÜLLER-BRANDT')
    expect([field(typed, 'Address').value, isUnsaved(typed)]).to.deep.equal(['Half a str', true])
    expect([field(untouched, 'First Name').value, isUnsaved(untouched)]).to.deep.equal(['Zora', false])
  })
})
