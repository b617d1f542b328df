import { expect } from '@open-wc/testing'
import type { DoctorSubscriptionsElement } from '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

const title = (element: HTMLElement) => parts(element, 'title')[0]?.textContent
const isEmbedded = (element: HTMLElement) => headings(element).includes('Status')

describe('attributes and properties', () => {
  signedIn()

  it('keep a property that was set before the element was defined', async () => {
    // No import of this file has loaded the definition yet.
    expect(customElements.get('doctor-subscriptions')).to.be.undefined
    const element = document.createElement('doctor-subscriptions')
    element.doctorId = '42'
    const unknown = document.createElement('doctor-subscriptions')
    Object.assign(unknown, { doctorId: undefined })
    document.body.append(element, unknown)
    await import('../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts')
    await until(() => parts(element, 'row').length === 10, 'No rows')
    expect(isEmbedded(element)).to.be.true
    expect(element.getAttribute('doctor-id')).to.equal('42')
    expect(unknown.shadowRoot?.textContent).to.equal('Loading...')
    unknown.remove()
    element.remove()
  })

  it('mirror each other in camel case', async () => {
    const element = await mount<DoctorSubscriptionsElement>('<doctor-subscriptions status="active" page-size="20"></doctor-subscriptions>')
    expect([element.status, element.pageSize, element.doctorId]).to.deep.equal(['active', '20', null])
    element.status = 'canceled'
    expect(element.getAttribute('status')).to.equal('canceled')
    await until(() => title(element) === 'Canceled Subscriptions', 'The property has no effect')
    element.setAttribute('status', 'expired')
    expect(element.status).to.equal('expired')
    await until(() => title(element) === 'Expired Subscriptions', 'The attribute has no effect')
    Object.assign(element, { doctorId: 42 })
    expect(element.getAttribute('doctor-id')).to.equal('42')
    await until(() => isEmbedded(element), 'The number has no effect')
  })

  it('have no effect any more when an attribute is removed', async () => {
    const element = await mount<DoctorSubscriptionsElement>('<doctor-subscriptions status="active" doctor-id="42"></doctor-subscriptions>')
    expect(isEmbedded(element)).to.be.true
    element.removeAttribute('doctor-id')
    await until(() => title(element) === 'Active Subscriptions', 'It is still embedded')
    expect(isEmbedded(element)).to.be.false
  })

  for (const nothing of [null, undefined])
    it(`are as absent when one is set to ${nothing} that does not say whose data it is`, async () => {
      const element = await mount<DoctorSubscriptionsElement>(
        '<doctor-subscriptions status="active" page-size="20"></doctor-subscriptions>',
      )
      Object.assign(element, { status: nothing, pageSize: nothing })
      await until(() => title(element) === 'Subscriptions', 'It still has a status')
      expect([element.status, element.hasAttribute('page-size')]).to.deep.equal([null, false])
    })

  it('are read without outer white space', async () => {
    const element = await mount('<doctor-subscriptions doctor-id=" 42\n" page-size=" 20 "></doctor-subscriptions>')
    expect([isEmbedded(element), parts(element, 'notice')]).to.deep.equal([true, []])
  })
})

describe('an attribute that looks like a misspelling', () => {
  signedIn()

  for (const [attributes, warnings] of [
    ['doctor_id="42"', ['<doctor-subscriptions> knows no attribute doctor_id. Did you mean doctor-id?']],
    [':page-size="20"', ['<doctor-subscriptions> knows no attribute :page-size. Did you mean page-size?']],
    ['docter-id="42"', ['<doctor-subscriptions> knows no attribute docter-id. Did you mean doctor-id?']],
    ['satus="active"', ['<doctor-subscriptions> knows no attribute satus. Did you mean status?']],
    [
      'doctorid="42" class="wide" data-doctor-id="1" v-cloak theme="dark" _ngcontent-abc pagesze="20"',
      ['<doctor-subscriptions> knows no attribute pagesze. Did you mean page-size?'],
    ],
  ] as const)
    it(`is told in the console: ${attributes}`, async () => {
      const told: unknown[] = []
      const { warn } = console
      console.warn = (text: unknown) => told.push(text)
      try {
        await mount(`<doctor-subscriptions ${attributes}></doctor-subscriptions>`)
        await until(() => told.length === warnings.length)
        // A second element says nothing new.
        await mount(`<doctor-subscriptions ${attributes}></doctor-subscriptions>`)
        expect(told).to.deep.equal(warnings)
      } finally {
        console.warn = warn
      }
    })
})
