import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { mount } from '../../support/mount.ts'
import { openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { press } from '../../support/keyboard.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const sheetsOf = (element: Element) => element.shadowRoot!.adoptedStyleSheets

describe('style sheets', () => {
  signedIn()

  it('are the very same objects in all elements of the page', async () => {
    const holder = await mount(
      '<div><doctor-subscriptions></doctor-subscriptions><doctor-subscriptions doctor-id="1"></doctor-subscriptions><admin-sign-in></admin-sign-in></div>',
    )
    const [one, ...others] = [...holder.children].map(sheetsOf)
    expect(one).to.not.be.empty
    for (const other of others) {
      expect(other).to.have.length(one!.length)
      expect(other.every((sheet, position) => sheet === one![position])).to.be.true
    }
  })

  it('come to elements that were there before a part was loaded', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const other = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await openCancelDialog(other)
    expect(sheetsOf(other).every((sheet, position) => sheet === sheetsOf(element)[position])).to.be.true
    await press('Escape')
  })

  it('are no tags of the page', async () => {
    const before = document.querySelectorAll('style, link').length
    await mount('<doctor-subscriptions></doctor-subscriptions>')
    await openCancelDialog(await mount('<doctor-subscriptions status="active"></doctor-subscriptions>'))
    expect(document.querySelectorAll('style, link')).to.have.length(before)
    expect(document.adoptedStyleSheets).to.be.empty
    await press('Escape')
  })
})
