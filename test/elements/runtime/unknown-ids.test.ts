import { expect } from '@open-wc/testing'
import { createElement, version } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createApp, h, ref } from 'vue'
import '../../../src/elements/all.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { requests } from '../../support/backend.ts'
import { mount } from '../../support/mount.ts'
import { unable } from '../../support/unable.ts'
import { until } from '../../support/until.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

type Properties = Record<string, unknown>

/** Elements that depend on a property: the tag, this property and the other properties. */
const about: [tag: string, property: string, others: Properties][] = [
  ['doctor-subscriptions', 'doctorId', {}],
  ['account-list', 'doctorId', { keyProp: 'patients' }],
  ['account-list', 'keyProp', { doctorId: '42' }],
  ['doctor-profile', 'doctorId', {}],
  ['doctor-editor', 'doctorId', {}],
  ['patient-detail', 'patientId', {}],
]

const valueOf = (property: string) => (property === 'keyProp' ? 'patients' : '42')

const waits = (element: Element) =>
  until(
    () => element.shadowRoot?.querySelector('[role=status]')?.textContent === 'Loading...' && !parts(element as HTMLElement, 'row').length,
    'It does not wait',
  )

async function elementIn(place: HTMLElement): Promise<HTMLElement> {
  await until(() => place.firstElementChild !== null)
  return place.firstElementChild as HTMLElement
}

const isReady = (element: Element) => new Promise((resolve) => element.addEventListener('ready', resolve, { once: true }))

const holders = new Set<Element>()

function holder(): HTMLElement {
  const place = document.createElement('div')
  document.body.append(place)
  holders.add(place)
  return place
}

/** Returns true if all API requests carry this doctor's id. Ignores requests for pictures. */
const aboutDoctor = (asked: { url: string }[]) =>
  asked.filter(({ url }) => url.includes('/admin/')).every(({ url }) => /doctor_id=42\b/.test(url))

describe('an element that does not know yet whom it is about', () => {
  signedIn()
  beforeEach(() => refresh('subscriptions', 'doctors', 'patients'))
  afterEach(() => {
    for (const place of holders) place.remove()
    holders.clear()
  })

  for (const [tag, property, others] of about)
    for (const nothing of [null, undefined]) {
      it(`waits, and asks for nothing: ${tag} with ${property} ${nothing}`, async () => {
        const asked = await newRequests({})
        const element = Object.assign<HTMLElement, Properties>(document.createElement(tag), { ...others, [property]: nothing })
        holder().append(element)
        await waits(element)
        expect(element[property]).to.equal(null)
        expect(await asked()).to.be.empty
        const ready = isReady(element)
        element[property] = valueOf(property)
        await ready
        expect((await asked()).filter(({ url }) => /\/(patients|subscriptions)\b/.test(url)).every(({ url }) => aboutDoctor([{ url }]))).to
          .be.true
      })

      it(`waits again when it is taken away: ${tag} with ${property} ${nothing}`, async () => {
        const element = Object.assign<HTMLElement, Properties>(document.createElement(tag), { ...others, [property]: valueOf(property) })
        const ready = isReady(element)
        holder().append(element)
        await ready
        element[property] = nothing
        await waits(element)
        expect(element.getAttributeNames().filter((name) => name.replace('-', '') === property.toLowerCase())).to.be.empty
      })
    }

  it('waits for what React gives it', async () => {
    if (version.startsWith('18.'))
      await unable('React 18 sets attributes only, and none for null. The components of practice-elements/react set properties.')
    const place = holder()
    const root = createRoot(place)
    const show = (doctorId: unknown) => root.render(createElement('doctor-subscriptions', { doctorId, pageSize: 5 }))
    const asked = await newRequests({})
    show(null)
    const element = await elementIn(place)
    await waits(element)
    expect(await asked()).to.be.empty
    show(42)
    await until(() => parts(element, 'row').length === 5)
    show(undefined)
    await waits(element)
    expect(aboutDoctor(await asked())).to.be.true
    root.unmount()
  })

  it('waits for what Vue gives it', async () => {
    const place = holder()
    const id = ref<number>()
    const app = createApp({ render: () => h('doctor-subscriptions', { doctorId: id.value }) })
    const asked = await newRequests({})
    app.mount(place)
    const element = await elementIn(place)
    await waits(element)
    expect(await asked()).to.be.empty
    id.value = 42
    await until(() => parts(element, 'row').length > 0)
    // Vue sets an empty string if the property was a string before.
    id.value = undefined
    await until(() => parts(element, 'row').length === 0)
    expect(aboutDoctor(await asked())).to.be.true
    app.unmount()
  })
})

describe('an attribute in lower case', () => {
  signedIn()
  beforeEach(() => refresh('subscriptions', 'doctors', 'patients'))

  const pages: [how: string, html: string][] = [
    ['as HTML has it', '<doctor-subscriptions doctorid="42" pagesize="5"></doctor-subscriptions>'],
    ['as a server with React writes it', renderToString(createElement('doctor-subscriptions', { doctorId: '42', pageSize: 5 }))],
    ['of a list of patients', renderToString(createElement('account-list', { keyProp: 'patients', doctorId: '42', pageSize: 5 }))],
    ['of a profile', '<doctor-profile doctorid="42"></doctor-profile>'],
    ['beside one with a hyphen, which counts', '<doctor-subscriptions doctor-id="42" doctorid="1"></doctor-subscriptions>'],
  ]
  for (const [how, html] of pages)
    it(`counts ${how}`, async () => {
      const before = (await requests()).length
      const element = await mount<HTMLElement & { doctorId: string }>(html)
      expect(element.doctorId).to.equal('42')
      const asked = (await requests()).slice(before).filter(({ url }) => url.includes('/admin/'))
      expect(asked).to.not.be.empty
      expect(aboutDoctor(asked)).to.be.true
    })

  it('is one no more when the property is set to nothing', async () => {
    const element = await mount<HTMLElement & { doctorId: string | null }>('<doctor-subscriptions doctorid="42"></doctor-subscriptions>')
    element.doctorId = null
    await waits(element)
    expect(element.hasAttribute('doctorid')).to.be.false
  })
})
