import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const form = '<admin-email></admin-email>'
const fieldOf = (around: HTMLElement) => around.querySelector('admin-email')!.shadowRoot!.querySelector('input')!

describe('what stands around an element', () => {
  signedIn()

  it('hides it by visibility', async () => {
    const around = await mount(`<section>${form}</section>`)
    const field = fieldOf(around)
    expect(field.checkVisibility({ visibilityProperty: true })).to.be.true
    around.style.visibility = 'hidden'
    expect(field.checkVisibility({ visibilityProperty: true })).to.be.false
  })

  it('keeps the pointer off by pointer-events', async () => {
    const around = await mount(`<section style="pointer-events: none">${form}</section>`)
    const field = fieldOf(around)
    await click(field)
    expect(field.matches(':focus')).to.be.false
    around.style.pointerEvents = ''
    await click(field)
    expect(field.matches(':focus')).to.be.true
  })

  it('makes it inert', async () => {
    const around = await mount(`<section inert>${form}</section>`)
    const field = fieldOf(around)
    field.focus()
    expect(field.matches(':focus')).to.be.false
  })

  for (const { prototype } of [Array, Object]) {
    it(`may have added to what every ${prototype.constructor.name} has`, async () => {
      Object.defineProperty(prototype, 'added', { value: () => undefined, writable: true, enumerable: true, configurable: true })
      try {
        const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
        expect(element.shadowRoot!.querySelectorAll('[part=row]')).to.have.length(10)
      } finally {
        Reflect.deleteProperty(prototype, 'added')
      }
    })
  }

  const screens = [
    '<doctor-subscriptions></doctor-subscriptions>',
    '<account-list key-prop="patients"></account-list>',
    '<doctor-profile doctor-id="2"></doctor-profile>',
    '<doctor-editor doctor-id="2"></doctor-editor>',
    '<patient-detail patient-id="3"></patient-detail>',
    '<admin-overview></admin-overview>',
    '<admin-profile></admin-profile>',
  ]
  for (const screen of screens) {
    it(`gives ${screen} room where it is as wide as what is in it`, async () => {
      const around = await mount(`<div style="display: flex; width: 900px">${screen}<p>Beside it</p></div>`)
      await until(() => around.firstElementChild!.getBoundingClientRect().width >= 320, 'It has no room')
      expect(around.scrollWidth).to.equal(900)
    })
  }
})
