import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/admin-create/admin-create.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { clearFaults, fault, query, type Fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { adminFields, createPath, fillIn, mountCreate, newAdmin } from '../../support/elements/admin-create/fields.ts'

const unclear = 'The server sent an unexpected response.'
const failed = 'This could not be saved. Please try again.'

const failures: [string, Omit<Fault, 'path'>, string][] = [
  ['a refusal inside a 200', { kind: 'status', status: 200, body: { success: false, message: 'No.' } }, 'No.'],
  ['a 500', { kind: 'status', status: 500 }, failed],
  ['a lost network', { kind: 'drop' }, 'The server could not be reached. Check your connection.'],
  ['a page in place of an answer', { kind: 'html' }, unclear],
  ['a broken answer', { kind: 'malformed' }, unclear],
]

describe('a new admin', () => {
  signedIn()
  afterEach(() => configure({ links: {} }))

  it("is made with the role 'admin', told by an event and a toast, and leads to the admins", async () => {
    configure({ links: { admins: () => '/staff' } })
    const form = await mountCreate()
    const asked = await newRequests({ path: createPath })
    const order: string[] = []
    let leads: unknown
    form.element.addEventListener('admin-create', () => order.push(`admin-create, unsaved: ${form.element.hasAttribute('unsaved')}`))
    form.element.addEventListener('navigate', (event) => {
      order.push(`navigate, cancelable: ${event.cancelable}`)
      leads = (event as CustomEvent<unknown>).detail
    })
    const created = oneEvent(document, 'admin-create')
    await fillIn(form, newAdmin)
    expect(form.element.hasAttribute('unsaved')).to.be.true
    await click(form.save)
    expect((await created).detail).to.deep.equal({ email: newAdmin.email })
    await toastSaying('ada@practice.test is an admin now.')
    expect(order).to.deep.equal(['admin-create, unsaved: false', 'navigate, cancelable: true'])
    expect(leads).to.deep.equal({ to: 'admins', id: undefined, href: '/staff' })
    expect((await asked()).map(({ method, body }) => [method, body])).to.deep.equal([['POST', { ...newAdmin, role: 'admin' }]])
    const { email, first_name, last_name, city, country, description, address } = newAdmin
    const kept = await query('select first_name, last_name, city, country, description, address, role from admins where email = $1', [
      email,
    ])
    expect(kept).to.deep.equal([{ first_name, last_name, city, country, description, address, role: 'admin' }])
    expect(Object.values(form.values()).join('')).to.equal('')
  })

  it('is made once where the answer is lost, and saving again tells it as made, not as an email of someone else', async () => {
    const form = await mountCreate()
    const { first_name, last_name, password } = newAdmin
    const email = 'lost@practice.test'
    await fillIn(form, { first_name, last_name, password, email })
    await fault({ kind: 'lose', path: createPath, times: 1 })
    await click(form.save)
    await within(form.element).findByShadowText('The server could not be reached. Check your connection.')
    await click(form.save)
    await toastSaying(`${email} is an admin now.`)
    expect(await query('select id from admins where email = $1', [email])).to.have.length(1)
  })

  it('needs no more than names, email and password', async () => {
    const form = await mountCreate()
    const { first_name, last_name, password } = newAdmin
    await fillIn(form, { first_name, last_name, password, email: 'short@practice.test' })
    await press('Enter')
    await toastSaying('short@practice.test is an admin now.')
  })

  it('is not made with an email that exists already, in any case: its field says so', async () => {
    const form = await mountCreate()
    await fillIn(form, { ...newAdmin, email: 'ADMIN@practice.test' })
    await click(form.save)
    await within(form.element).findByShadowText('This email is used by someone else.')
    expect(form.field('email').getAttribute('aria-invalid')).to.equal('true')
    expect(form.values()).to.deep.equal({ ...newAdmin, email: 'ADMIN@practice.test' })
    expect(toasts()).to.be.empty
  })

  for (const [index, [what, cause, message]] of failures.entries()) {
    it(`is not made by ${what}: the form says so, keeps all as typed, and can be sent again`, async () => {
      await fault({ ...cause, path: createPath })
      const form = await mountCreate()
      const admin = { ...newAdmin, email: `ada.${index}@practice.test` }
      await fillIn(form, admin)
      await click(form.save)
      await within(form.element).findByShadowText(message)
      expect(form.values()).to.deep.equal(admin)
      expect(form.element.hasAttribute('unsaved')).to.be.true

      await clearFaults()
      await until(() => form.save.getAttribute('aria-busy') === 'false', 'The button never rests')
      await click(form.save)
      await toastSaying(`${admin.email} is an admin now.`)
    })
  }

  for (const [backend, body] of [
    ['our server', undefined],
    ['another backend', { message: 'Too Many Attempts.' }],
  ] as const)
    it(`says in how many seconds it can be sent again, as ${backend} tells it`, async () => {
      await fault({ kind: 'status', status: 429, headers: { 'retry-after': '42' }, path: createPath, ...(body && { body }) })
      const form = await mountCreate()
      await fillIn(form, { ...newAdmin, email: 'later@practice.test' })
      await click(form.save)
      await within(form.element).findByShadowText('There were too many requests. Try again in 42 s.')
    })

  it('has no field for a role', async () => {
    const form = await mountCreate()
    const names = [...form.element.shadowRoot!.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
    expect(names).to.deep.equal(adminFields)
  })
})
