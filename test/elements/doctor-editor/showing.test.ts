import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { clearFaults, fault, release } from '../../support/backend.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { eventsOf, field, list, mountEditor, phoneLoaded, saveButton, says, unsaid } from '../../support/elements/doctor-editor/editor.ts'

const textOf = (element: HTMLElement, part: string) => element.shadowRoot!.querySelector(`[part~="${part}"]`)!.textContent

function textBegins(element: HTMLElement): number {
  const { borderInlineStartWidth, paddingInlineStart } = getComputedStyle(element)
  return element.getBoundingClientRect().left + parseFloat(borderInlineStartWidth) + parseFloat(paddingInlineStart)
}

describe('doctor-editor shows', () => {
  signedIn()

  it("'Loading...' until the details arrive", async () => {
    const asked = await newRequests({ path: '/admin/doctor' })
    await fault({ kind: 'hold', path: '/admin/doctor' })
    const element = await mount('<doctor-editor doctor-id="1"></doctor-editor>', { until: null })
    await says(element, 'Loading...')
    await until(async () => (await asked()).length > 0, 'Not asked for')
    await release()
    await unsaid(element, 'Loading...')
    await phoneLoaded(element)
  })

  it('the name in upper case, the subscription badge and the picture', async () => {
    const element = await mountEditor(1)
    expect(textOf(element, 'name')).to.equal('OLIVIA BENNETT')
    const way = within(element).getByShadowRole<HTMLAnchorElement>('link', { name: 'OLIVIA BENNETT' })
    expect(way.getAttribute('href')).to.equal(`/doctor?id=${encodeURIComponent(btoa('1'))}`)
    expect(textOf(element, 'badge')).to.equal('APP & GALLERY')
    expect(element.shadowRoot!.querySelector('img[part="picture"]')).to.not.be.null
  })

  it('no buttons on paper', async () => {
    const element = await mountEditor(1)
    const buttons = () => within(element).queryAllByShadowRole('button')
    expect(buttons()).to.not.be.empty
    await media({ print: true })
    expect(buttons()).to.be.empty
    within(element).getByShadowLabelText(/^First Name/)
  })

  it('both cards with their fields as they are on the server', async () => {
    const element = await mountEditor(1)
    const left = within(element).getByShadowRole('region', { name: 'Practice Profile' })
    const right = within(element).getByShadowRole('region', { name: 'Edit Profile' })
    const values = (card: HTMLElement, labels: string[]) => labels.map((label) => field(card, label).value)
    expect(values(left, ['Email', 'New Password', 'Confirm Password', 'Plan', 'Practice Status'])).to.deep.equal([
      'olivia@harborlight.test',
      '',
      '',
      'premium',
      '1',
    ])
    expect(values(right, ['First Name', 'Last Name', 'Practice Name', 'Phone', 'Address'])).to.deep.equal([
      'Olivia',
      'Bennett',
      'Harbor Light Dermatology',
      '+1 207 555 0142',
      '410 Commercial Street, Portland, ME 04101, United States',
    ])
    expect(field(right, 'Description').value).to.match(/^A practice for dermatology\./)
    expect([...list(left, 'Practice Status').options].map(({ value, text }) => [value, text])).to.deep.equal([
      ['0', 'Inactive'],
      ['1', 'Active'],
    ])
    expect([...list(left, 'Plan').options].map(({ text }) => text)).to.have.members(['Free', 'App Only', 'Gallery Only', 'App & Gallery'])
  })

  it('which fields are required, and a Save in each card, the last one primary', async () => {
    const element = await mountEditor(1)
    for (const label of ['First Name', 'Last Name', 'Email']) expect(field(element, label).required, label).to.be.true
    for (const label of ['Practice Name', 'New Password', 'Address']) expect(field(element, label).required, label).to.be.false
    expect(saveButton(element, 'Practice Profile').getAttribute('type')).to.equal('submit')
    expect(saveButton(element, 'Edit Profile').getAttribute('type')).to.equal('submit')
  })

  it('what is written in a column at the same place in every field', async () => {
    const element = await mountEditor(1)
    const places = (labels: string[]) => new Set(labels.map((label) => textBegins(field(element, label))))
    expect(places(['First Name', 'Practice Name', 'Address', 'Description']).size).to.equal(1)
    expect(places(['Email', 'New Password', 'Plan', 'Practice Status']).size).to.equal(1)
  })

  for (const label of ['New Password', 'Confirm Password']) {
    it(`and hides the ${label.toLowerCase()} by a toggle of its own`, async () => {
      const element = await mountEditor(1)
      const input = field(element, label)
      const toggle = within(input.parentElement!).getByShadowRole('button', { name: 'Show password' })
      expect([input.type, input.autocomplete]).to.deep.equal(['password', 'new-password'])
      await click(toggle)
      expect(input.type).to.equal('text')
      await click(within(input.parentElement!).getByShadowRole('button', { name: 'Hide password' }))
      expect(input.type).to.equal('password')
    })
  }

  it('a plain message with a way back for a malformed id', async () => {
    const element = await mount('<doctor-editor doctor-id="0"></doctor-editor>', { until: 'load-error' })
    await says(element, 'This is not the id of a doctor.')
    const back = within(element).getByShadowRole('link', { name: 'Back to Practices' })
    expect(back.getAttribute('href')).to.equal('/doctors')
    const asked = eventsOf<{ to: string }>(element, 'navigate')
    element.addEventListener('navigate', (event) => event.preventDefault())
    back.click()
    expect(asked.map(({ to }) => to)).to.deep.equal(['doctors'])
  })

  it('a plain message with a way back for an id that nobody has', async () => {
    const element = await mount('<doctor-editor doctor-id="99999"></doctor-editor>', { until: 'load-error' })
    await says(element, 'This could not be found.')
    within(element).getByShadowRole('link', { name: 'Back to Practices' })
    expect(within(element).queryByShadowRole('button', { name: 'Retry' })).to.be.null
  })

  it('another doctor, when its attribute changes', async () => {
    const element = await mountEditor(1)
    element.setAttribute('doctor-id', '2')
    await says(element, 'MARCUS WHITFIELD')
    expect(field(element, 'First Name').value).to.equal('Marcus')
  })

  it('why it could not be loaded, and loads it by Retry', async () => {
    await fault({ kind: 'status', status: 500, path: '/admin/doctor' })
    const element = await mount('<doctor-editor doctor-id="1"></doctor-editor>', { until: 'load-error' })
    await says(element, 'The server could not process this right now.')
    await clearFaults()
    await click(within(element).getByShadowRole('button', { name: 'Retry' }))
    await says(element, 'OLIVIA BENNETT')
  })

  it('initials where there is no picture, and Unknown for a plan that is none', async () => {
    await fault({
      kind: 'status',
      status: 200,
      path: '/admin/doctor',
      body: {
        success: true,
        data: {
          first_name: 'Ada',
          last_name: 'Byron',
          email: 'ada@byron.test',
          practice_name: null,
          address: null,
          phone: null,
          countryCode: null,
          description: null,
          profile_picture: null,
          role: 'doctor',
          isActive: 0,
          subscriptionPlan: 'gold',
          createdAt: '2026-01-01T00:00:00.000Z',
        },
      },
    })
    const element = await mountEditor(1)
    expect(textOf(element, 'picture')).to.equal('AB')
    expect(textOf(element, 'badge')).to.equal('Unknown')
    const { selectedOptions } = list(element, 'Plan')
    expect([...selectedOptions].map(({ text }) => text)).to.deep.equal(['Unknown'])
    expect(field(element, 'Practice Status').value).to.equal('0')
  })
})
