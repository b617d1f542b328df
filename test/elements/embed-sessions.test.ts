import { expect, oneEvent } from '@open-wc/testing'
import '../../src/elements/all.ts'
import { query } from '../support/backend.ts'
import { mount } from '../support/mount.ts'
import { within } from '../support/screen.ts'
import { notePageEvents } from '../support/core/page-events.ts'
import { openEmbedSession } from '../support/elements/embed-session.ts'
import { countIn, parts } from '../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../support/elements/signed-in.ts'

const buttons = (element: HTMLElement) =>
  within(element)
    .queryAllByShadowRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const links = (element: HTMLElement) =>
  within(element)
    .queryAllByShadowRole('link')
    .map((link) => link.getAttribute('aria-label') ?? link.textContent)

const changes = /^(Edit|Cancel|Reactivate|Save)/

describe('an embed session', () => {
  signedIn()

  it('that only reads shows subscriptions with their invoices, and no way to change them', async () => {
    await openEmbedSession()
    const element = await mount('<doctor-subscriptions page-size="100"></doctor-subscriptions>')
    const [own] = await query<{ count: number }>('select count(*)::int from subscriptions where doctor_id in (1, 2)')
    expect(parts(element, 'row')).to.have.length(own!.count)
    expect(buttons(element).filter((name) => /^(Cancel|Reactivate)/.test(name))).to.be.empty
    expect(buttons(element).filter((name) => name.startsWith('Invoice'))).to.have.length(own!.count)
  })

  it('that may write shows them', async () => {
    await openEmbedSession({ access: 'write', doctor_ids: 'all' })
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    expect(buttons(element).some((name) => name.startsWith('Cancel'))).to.equal(true)
  })

  it('that only reads shows the practices of its scope, without links to edit them', async () => {
    await openEmbedSession()
    const element = await mount('<account-list key-prop="doctors"></account-list>')
    expect(parts(element, 'row')).to.have.length(2)
    expect(countIn(element)).to.equal(2)
    expect(links(element).filter((name) => name.startsWith('Edit'))).to.be.empty
    expect(links(element).filter((name) => name.startsWith('View'))).to.have.length(2)
  })

  it('that only reads shows a practice without its buttons, and in its lists none', async () => {
    await openEmbedSession()
    const element = await mount('<doctor-profile doctor-id="1"></doctor-profile>')
    const list = await within(element).findByShadowRole('table', { name: 'Patients' })
    expect(list).to.be.ok
    expect([...buttons(element), ...links(element)].filter((name) => changes.test(name))).to.be.empty
  })

  it('that only reads shows the values of a practice in a form that cannot be changed or saved', async () => {
    await openEmbedSession()
    const element = await mount('<doctor-editor doctor-id="1"></doctor-editor>')
    const name = within(element).getByShadowLabelText<HTMLInputElement>(/^First Name/i)
    expect(name.value).to.not.equal('')
    expect(name.matches(':disabled')).to.equal(true)
    expect(buttons(element).filter((button) => changes.test(button))).to.be.empty
  })

  it('that may write has the buttons of the form', async () => {
    await openEmbedSession({ access: 'write' })
    const element = await mount('<doctor-editor doctor-id="1"></doctor-editor>')
    expect(buttons(element).filter((name) => name === 'Save')).to.have.length(2)
  })

  it('shows the overview of its doctors', async () => {
    await openEmbedSession()
    const element = await mount('<admin-overview></admin-overview>')
    const [patients] = await query<{ count: number }>('select count(*)::int from patients where doctor_id in (1, 2)')
    expect(element.shadowRoot!.textContent).to.contain(String(patients!.count))
    expect(buttons(element).filter((name) => changes.test(name))).to.be.empty
  })

  it('shows a patient of its doctors', async () => {
    await openEmbedSession()
    const [patient] = await query<{ id: number; first_name: string }>('select id, first_name from patients where doctor_id = 1 limit 1')
    const element = await mount(`<patient-detail patient-id="${patient!.id}"></patient-detail>`)
    expect(element.shadowRoot!.textContent).to.contain(patient!.first_name)
  })

  const foreign: [title: string, html: () => Promise<string>][] = [
    ['another practice', async () => '<doctor-profile doctor-id="5"></doctor-profile>'],
    ['another practice to edit', async () => '<doctor-editor doctor-id="5"></doctor-editor>'],
    ['subscriptions of another practice', async () => '<doctor-subscriptions doctor-id="5"></doctor-subscriptions>'],
    ['patients of another practice', async () => '<account-list key-prop="patients" doctor-id="5"></account-list>'],
    [
      'a patient of another practice',
      async () => {
        const [patient] = await query<{ id: number }>('select id from patients where doctor_id = 5 limit 1')
        return `<patient-detail patient-id="${patient!.id}"></patient-detail>`
      },
    ],
    ['the list of admins', async () => '<account-list key-prop="admins"></account-list>'],
    ['a form for admins', async () => '<admin-create></admin-create>'],
  ]
  for (const [title, html] of foreign) {
    it(`is not permitted ${title}, and goes on`, async () => {
      await openEmbedSession({ access: 'write' })
      const events = notePageEvents()
      const told: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
      const element = await mount(await html(), { until: 'load-error' })
      expect((await told).detail.code).to.equal('forbidden')
      await within(element).findByShadowText('You do not have permission for this.')
      events.stop()
      expect(events.told).to.be.empty
      expect(parts(await mount('<account-list key-prop="doctors"></account-list>'), 'row')).to.have.length(2)
    })
  }

  it('that lacks an element is not permitted that element', async () => {
    await openEmbedSession({ elements: ['doctor-subscriptions'] })
    const element = await mount('<admin-overview></admin-overview>', { until: 'load-error' })
    await within(element).findByShadowText('You do not have permission for this.')
  })

  it('whose right to change ends meanwhile says so in the form, keeps the values and the session', async () => {
    await openEmbedSession({ access: 'write' })
    const element = await mount('<doctor-editor doctor-id="2"></doctor-editor>')
    await query("update embed_sessions set access = 'read'")
    const events = notePageEvents()
    within(element).getAllByShadowRole('button', { name: 'Save' })[0]!.click()
    await within(element).findByShadowText('You do not have permission for this.')
    expect(await query("select from audit where portal_user_id = 'u-7'")).to.be.empty
    events.stop()
    expect(events.told).to.be.empty
  })
})
