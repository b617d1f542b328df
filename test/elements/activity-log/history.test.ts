import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/activity-log/activity-log.element.ts'
import { configure, signIn } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { clearFaults, fault, query, signIns } from '../../support/backend.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { viewport } from '../../support/viewport.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { openEmbedSession } from '../../support/elements/embed-session.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

const path = '/admin/activity'

/** Adds a cancellation by a portal's user and a changed plan, both of practice 42. */
async function addEntries(): Promise<void> {
  await query("insert into portal_keys (name, key_hash, last_four) values ('Harbour portal', md5(random()::text), 'abcd')")
  await query(
    `insert into audit (at, portal_key_id, portal_user_id, portal_user_name, action, subject, subject_id, doctor_id, reason, before, after)
     values (now() - interval '1 second', (select max(id) from portal_keys), 'u-7', 'Mara Lindqvist', 'subscription-canceled', 'subscription', 1, 42,
       'Moved away', '{"status":"active"}', '{"status":"canceled"}')`,
  )
  await query(
    `insert into audit (at, admin_id, action, subject, subject_id, doctor_id, before, after)
     values (now(), 1, 'doctor-plan-basic', 'doctor', 42, 42, '{"plan":"free"}', '{"plan":"basic","password":true}')`,
  )
}

const textsOf = (element: HTMLElement) =>
  within(element)
    .queryAllByShadowRole('row')
    .slice(1)
    .map((row) => row.textContent)
const shows = (element: HTMLElement, text: string) => until(() => textsOf(element).some((row) => row.includes(text)), `There is no ${text}`)

describe('activity-log', () => {
  signedIn()
  beforeEach(addEntries)

  it('says who did what through which portal, why, and the changes, in words of the reader', async () => {
    const element = await mount('<activity-log doctor-id="42"></activity-log>')
    const [plan, cancellation] = textsOf(element)
    expect(plan).to.contain('The plan was changed to App Only.')
    expect(plan).to.contain('Free').and.contain('App Only').and.contain('Password')
    expect(cancellation).to.contain('The subscription was canceled.').and.contain('Moved away')
    expect(cancellation).to.contain('Mara Lindqvist').and.contain('Harbour portal')
  })

  it('has no empty line where reason and changes fold under the action', async () => {
    const element = await mount('<activity-log style="display: block; width: 900px"></activity-log>')
    await shows(element, 'The admin signed in.')
    const foldedOf = (text: string) => {
      const row = within(element)
        .getAllByShadowRole('row')
        .find(({ textContent }) => textContent.includes(text))!
      return [...row.querySelectorAll('.pe-folded')].filter((line) => line.checkVisibility()).map(({ textContent }) => textContent)
    }
    expect(foldedOf('The admin signed in.')).to.deep.equal([])
    expect(foldedOf('The subscription was canceled.')).to.include('Moved away')
  })

  it('shows the whole history to a superadmin, links practices, and filters by kind', async () => {
    const element = await mount('<activity-log></activity-log>')
    await shows(element, 'The admin signed in.')
    const told: Promise<CustomEvent<{ to: string; id: number }>> = oneEvent(element, 'navigate')
    element.addEventListener('navigate', (event) => event.preventDefault(), { once: true })
    const [link] = within(element).getAllByShadowRole('link')
    await click(link!)
    expect((await told).detail).to.include({ to: 'doctor', id: 42 })
    const kinds = within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Kind' })
    kinds.value = 'subscription'
    kinds.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => textsOf(element).length > 0 && textsOf(element).every((row) => row.includes('subscription')), 'Other kinds stay')
  })

  it('shows the entries of one admin', async () => {
    const element = await mount('<activity-log admin-id="1" list-state="kind=practice"></activity-log>')
    await shows(element, 'The plan was changed')
    expect(textsOf(element).some((row) => row.includes('Mara Lindqvist'))).to.equal(false)
  })

  it('shows an admin the history of a practice only, and asks nothing else', async () => {
    await signIn(signIns.admin)
    const asked = await newRequests({ path })
    const failed: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
    await mount('<activity-log></activity-log>', { until: 'load-error' })
    expect((await failed).detail.code).to.equal('forbidden')
    await mount('<activity-log doctor-id="42" admin-id="1"></activity-log>', { until: 'load-error' })
    expect(await asked()).to.be.empty
    await shows(await mount('<activity-log doctor-id="42"></activity-log>'), 'The subscription was canceled.')
  })

  it('shows an embed session the history of its practice', async () => {
    await query(
      "insert into audit (at, admin_id, action, subject, subject_id, doctor_id) values (now(), 1, 'doctor-profile', 'doctor', 1, 1)",
    )
    await openEmbedSession()
    await shows(await mount('<activity-log doctor-id="1"></activity-log>'), 'The profile of the practice was changed.')
    configure({ getToken: undefined })
  })

  it('shows an action that it does not know as it is', async () => {
    await query(
      "insert into audit (at, admin_id, action, subject, subject_id, doctor_id) values (now(), 1, 'doctor-merged', 'doctor', 42, 42)",
    )
    await shows(await mount('<activity-log doctor-id="42"></activity-log>'), 'doctor-merged')
  })

  it('names an attribute that is no id', async () => {
    for (const [attribute, words] of [
      ['doctor-id', 'The attribute doctor-id is not an id.'],
      ['admin-id', 'The attribute admin-id is not an id.'],
    ] as const) {
      const element = await mount(`<activity-log ${attribute}=""></activity-log>`, { until: 'load-error' })
      await within(element).findByShadowText(words)
    }
  })

  it('shows a lost network with Retry', async () => {
    await fault({ path, kind: 'drop' })
    const element = await mount('<activity-log doctor-id="42"></activity-log>', { until: 'load-error' })
    await clearFaults()
    await click(await within(element).findByShadowRole('button', { name: 'Retry' }))
    await shows(element, 'The subscription was canceled.')
  })

  for (const look of ['light', 'dark', 'rtl'] as const) {
    it(`is accessible and not too wide, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      const element = await mount('<activity-log></activity-log>')
      await accessible(element)
      await viewport(390, 800)
      await until(() => document.documentElement.scrollWidth <= 390, 'It is too wide on a phone')
      await accessible(element)
    })
  }

  it('twice on a page shows the same entries, also after one of them moved', async () => {
    const holder = await mount('<div><activity-log doctor-id="42"></activity-log><activity-log doctor-id="42"></activity-log></div>')
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    await shows(other, 'Moved away')
    holder.append(one)
    await shows(one, 'Moved away')
  })
})
