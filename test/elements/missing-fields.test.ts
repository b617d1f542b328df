import { expect } from '@open-wc/testing'
import '../../src/elements/all.ts'
import { refresh } from '../../src/core/resources/cache.ts'
import { fault, requests } from '../support/backend.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { screen, within } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { column, countIn, parts, settled } from '../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { toastSaying } from '../support/elements/toasts.ts'

type Fields = Record<string, unknown>

const createdAt = '2026-03-01T12:00:00.000Z'
const subscription = {
  id: 7,
  user_id: 3,
  name: 'Olivia Bennett',
  profile_picture: null,
  status: 'active',
  plan: 'premium',
  amount: 129,
  currency: 'USD',
  stripe_payment_intent_id: 'pi_1',
  createdAt,
  end_date: createdAt,
}
const doctorRow = {
  id: 7,
  name: 'Olivia Bennett',
  email: 'o@b.test',
  phone: '555',
  countryCode: '+1',
  practice_name: 'Practice',
  profile_picture: null,
  totalPatient: 3,
  isActive: '1',
  subscriptionPlan: 'basic',
  createdAt,
}
const person = { first_name: 'Olivia', last_name: 'Bennett', email: 'o@b.test', profile_picture: null, createdAt }
const doctor = {
  ...person,
  practice_name: 'Practice',
  address: 'Here',
  phone: '555',
  countryCode: '+1',
  description: 'Words',
  role: 'doctor',
  isActive: 1,
  subscriptionPlan: 'basic',
}
const visit = { id: 1, visit: 1, visit_type: 'Control', createdAt, images: [] }
const overview = {
  practices: { now: 3, before: 2 },
  patients: { now: 3, before: 2 },
  activeSubscriptions: { now: 3, before: 2 },
  revenue: [{ currency: 'USD', now: 5, before: 1 }],
  joined: [{ month: '2026-01', count: 2 }],
  subscriptions: [{ plan: 'basic', status: 'active', count: 2 }],
  expiring: { total: 1, first: [subscription] },
  newest: [doctorRow],
}

const without = (fields: Fields, name: string): Fields => Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))
const allNull = (fields: Fields): Fields => Object.fromEntries(Object.keys(fields).map((name) => [name, null]))

/** Returns variants of a record: each field missing or null in turn, then all missing, then all null. */
const losing = (fields: Fields): Fields[] => [
  ...Object.keys(fields).flatMap((name) => [without(fields, name), { ...fields, [name]: null }]),
  {},
  allNull(fields),
]

/** Returns rows that each lack something, but never their id. */
const rowsLosing = ({ id: _id, ...fields }: Fields): Fields[] => losing(fields).map((row, index) => ({ ...row, id: index + 1 }))

const answer = (path: string, data: unknown) => fault({ kind: 'status', status: 200, path, body: { success: true, data } })

const wordsOf = (element: HTMLElement) =>
  [element.shadowRoot!, ...element.shadowRoot!.querySelectorAll('*')].flatMap((node) =>
    node instanceof Element
      ? ['aria-label', 'title', 'href', 'src', 'alt', 'value'].map((name) => node.getAttribute(name) ?? '')
      : [node.textContent],
  )

function expectPlain(element: HTMLElement): void {
  for (const words of wordsOf(element)) expect(words).to.not.match(/\b(undefined|null|NaN|Invalid)\b/)
  for (const link of element.shadowRoot!.querySelectorAll('a')) {
    expect(link.getAttribute('href')).to.not.match(/^$|id=$/)
    expect(link.getAttribute('aria-label') || link.textContent).to.not.equal('')
  }
  for (const picture of element.shadowRoot!.querySelectorAll('img')) expect(picture.getAttribute('src')).to.not.equal('')
}

const lists: [html: string, path: string, row: Fields][] = [
  ['<doctor-subscriptions page-size="100"></doctor-subscriptions>', '/admin/doctor/subscriptions', subscription],
  [
    '<doctor-subscriptions page-size="100" status="active" doctor-id="3"></doctor-subscriptions>',
    '/admin/doctor/subscriptions',
    subscription,
  ],
  ['<account-list page-size="100" key-prop="doctors"></account-list>', '/admin/doctors', doctorRow],
  [
    '<account-list page-size="100" key-prop="patients"></account-list>',
    '/admin/patients',
    { id: 7, name: 'Olivia Bennett', email: 'o@b.test', dob: '1990-01-01', profile_picture: null, createdAt },
  ],
  ['<account-list page-size="100" key-prop="admins"></account-list>', '/admin/list', { id: 7, ...person }],
]

/** Screens of a single record, with their call and the fields of its response. */
const details: [html: string, path: string, fields: Fields][] = [
  ['<doctor-profile doctor-id="3"></doctor-profile>', '/admin/doctor', doctor],
  ['<doctor-editor doctor-id="3"></doctor-editor>', '/admin/doctor', doctor],
  [
    '<patient-detail patient-id="3"></patient-detail>',
    '/admin/patient',
    { ...person, dob: '1990-01-01', country: 'France', description: 'Words', visits: [visit] },
  ],
  [
    '<admin-profile></admin-profile>',
    '/admin/profile',
    { ...person, city: 'A', state: 'B', country: 'C', address: 'D', description: 'E', role: 'superadmin' },
  ],
  ['<admin-overview></admin-overview>', '/admin/overview', overview],
]

const domains = ['subscriptions', 'doctors', 'patients', 'admins', 'profile', 'overview'] as const

describe('a screen over a backend that leaves fields out', () => {
  signedIn()
  beforeEach(() => refresh(...domains))

  for (const [html, path, row] of lists)
    it(`shows all rows and what else they have: ${html}`, async () => {
      const rows = rowsLosing(row)
      await answer(path, rows)
      const element = await mount(html)
      await settled(element)
      expect(parts(element, 'row')).to.have.length(rows.length)
      expectPlain(element)
      // One doctor's table has no names.
      const [heading, text] = html.includes(' doctor-id') ? ['Plan', 'APP & GALLERY'] : ['Name', 'Bennett']
      const shown = column(element, heading).filter((value) => value.includes(text)).length
      expect(shown).to.be.at.least(rows.length - 6)
    })

  for (const [html, path, fields] of details)
    it(`shows what else there is: ${html}`, async () => {
      const element = await mount(html)
      for (const data of losing(fields)) {
        const before = (await requests({ path })).length
        await answer(path, data)
        refresh(...domains)
        await until(async () => (await requests({ path })).length > before, 'It reads nothing')
        await until(() => element.shadowRoot!.querySelector('[aria-busy=true]') === null)
        expectPlain(element)
        expect(parts(element, 'notice').filter(({ textContent }) => textContent)).to.be.empty
        expect(parts(element, 'card')).to.not.be.empty
      }
    })

  it('shows visits of which each has lost something', async () => {
    await answer('/admin/patient', {
      ...person,
      dob: null,
      country: null,
      description: null,
      visits: [...losing({ ...visit, images: ['', null] }), null],
    })
    const element = await mount('<patient-detail patient-id="4"></patient-detail>')
    expect(within(element).getAllByShadowRole('group', { name: /^Visit / })).to.have.length(losing(visit).length)
    expectPlain(element)
  })

  it('shows an invoice of nothing but an id', async () => {
    await answer('/admin/doctor/subscriptions', [{ id: 'sub-7' }])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    await click(within(element).getByShadowRole('button', { name: /^Invoice/ }))
    const dialog = await screen.findByShadowRole('dialog')
    await within(dialog).findByShadowText('INV-sub-7')
    expect(dialog.textContent).to.not.match(/undefined|null|NaN|Invalid/)
  })

  it('saves no status that it was not told', async () => {
    await answer('/admin/doctor', without(doctor, 'isActive'))
    await answer('/admin/doctor/profile', undefined)
    const element = await mount('<doctor-editor doctor-id="2"></doctor-editor>')
    const status: HTMLSelectElement = within(element).getByShadowLabelText('Practice Status')
    expect(status.value).to.equal('')
    await click(within(element).getAllByShadowRole('button', { name: 'Save' })[0]!)
    await until(async () => (await requests({ path: '/admin/doctor/profile' })).length === 1)
    const [sent] = await requests({ path: '/admin/doctor/profile' })
    expect(JSON.stringify(sent)).to.not.contain('isActive')
    await toastSaying('Something went wrong!')
  })
})

describe('a list of which some rows cannot be read', () => {
  signedIn()
  beforeEach(() => refresh(...domains))

  const rows = Array.from({ length: 12 }, (_row, index): Fields => ({ ...subscription, id: index + 1, name: `Practice ${index + 1}` }))

  it('shows the others, and says how many are missing', async () => {
    await answer('/admin/doctor/subscriptions', [...rows, null, without(subscription, 'id')])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(parts(element, 'row')).to.have.length(10)
    expect(within(element).getByShadowText('2 rows could not be read.').getAttribute('role')).to.equal('status')
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    await until(() => parts(element, 'row').length === 2)
    expect(within(element).queryByShadowText('2 rows could not be read.')).to.not.be.null
  })

  it('says so of a page, too', async () => {
    await fault({
      kind: 'status',
      status: 200,
      path: '/admin/doctor/subscriptions',
      body: { success: true, data: [...rows.slice(0, 9), 'row'], meta: { total: '30' } },
    })
    // A list of its own: how a backend pages is found out once.
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await within(element).findByShadowText('1 row could not be read.')
    expect(countIn(element)).to.equal(30)
  })

  it('shows a row with a field that cannot be read', async () => {
    await answer('/admin/doctor/subscriptions', [...rows.slice(0, 2), { ...subscription, id: 14, name: {}, amount: 'much' }])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(parts(element, 'row')).to.have.length(3)
    expect(within(element).queryByShadowText(/could not be read/)).to.be.null
    expectPlain(element)
  })

  it('says nothing where all can be read', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(within(element).queryByShadowText(/could not be read/)).to.be.null
  })
})

describe('ids that are texts', () => {
  signedIn()
  beforeEach(() => refresh(...domains))

  const id = '0b6e8c1c-6f0e-4f8e-9d55-0c8a5a3f1f10'

  it('lead on, and are told as they are', async () => {
    await answer('/admin/doctors', [
      { ...doctorRow, id },
      { ...doctorRow, id: 'doc-7' },
    ])
    const element = await mount('<account-list key-prop="doctors"></account-list>')
    const [link] = within(element).getAllByShadowRole('link', { name: 'View Olivia Bennett' })
    expect(link!.getAttribute('href')).to.equal(`/doctor?id=${encodeURIComponent(btoa(id))}`)
    const told = new Promise<CustomEvent<{ id: unknown }>>((resolve) =>
      element.addEventListener('navigate', (event) => {
        event.preventDefault()
        resolve(event)
      }),
    )
    await click(link!)
    expect((await told).detail.id).to.equal(id)
  })

  it('are asked for and sent back as they came', async () => {
    await answer('/admin/doctor/subscriptions', [
      { ...subscription, id: 'sub-7', user_id: id, status: 'canceled', end_date: '2999-01-31T00:00:00.000Z' },
      { ...subscription, id: '8', user_id: 'doc-7' },
    ])
    await answer('/admin/subscription/status/change', undefined)
    const element = await mount(`<doctor-subscriptions doctor-id="${id}"></doctor-subscriptions>`)
    expect(parts(element, 'row')).to.have.length(1)
    await click(within(element).getByShadowRole('button', { name: /^Reactivate/ }))
    await until(async () => (await requests({ path: '/admin/subscription/status/change' })).length === 1)
    const [sent] = await requests({ path: '/admin/subscription/status/change' })
    expect(sent!.body).to.include({ subscription_id: 'sub-7', user_id: id })
    expect((await requests({ path: '/admin/doctor/subscriptions' })).at(-1)!.url).to.contain(`doctor_id=${id}`)
  })
})
