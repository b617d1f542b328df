import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { defineElement } from '../../../src/elements/define.tsx'
import { mount } from '../../support/mount.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

describe('defining an element twice', () => {
  signedIn()

  it('does nothing when its file is loaded once more', async () => {
    const first = customElements.get('doctor-subscriptions')
    await import('../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts?again')
    expect(customElements.get('doctor-subscriptions')).to.equal(first)
    expect(parts(await mount('<doctor-subscriptions></doctor-subscriptions>'), 'row')).to.have.length(10)
  })

  it('leaves an element that the page itself had under that name', () => {
    class Other extends HTMLElement {}
    customElements.define('other-list', Other)
    defineElement('other-list', () => null, [])
    expect(customElements.get('other-list')).to.equal(Other)
  })
})
