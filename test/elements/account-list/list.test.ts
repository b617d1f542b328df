import { expect, oneEvent } from '@open-wc/testing'
import { version } from 'react'
import type { AccountListElement } from '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/account-list/account-list.element.ts'
import { clearFaults, fault } from '../../support/backend.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { countIn, headings, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import {
  admins,
  adminsPath,
  answerWhole,
  changed,
  doctors,
  doctorsPath,
  names,
  patients,
  patientsPath,
  sampleDoctor,
} from '../../support/elements/account-list/shown.ts'

const sortBy = (element: HTMLElement, heading: string) => click(within(element).getByShadowRole('button', { name: heading }))
const lists = { doctors: [doctors, doctorsPath], patients: [patients, patientsPath], admins: [admins, adminsPath] } as const

describe('account-list', () => {
  signedIn()

  for (const attributes of ['key-prop="nurses"', 'key-prop=""', '', 'key-prop="Doctors"']) {
    it(`says 'Invalid keyProp' with <account-list ${attributes}>, and asks the server nothing`, async () => {
      const asked = await newRequests({})
      const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
      const element = await mount(`<account-list ${attributes}></account-list>`, { until: 'load-error' })
      expect((await told).detail).to.deep.equal({ code: 'config', message: 'Invalid keyProp' })
      expect(within(element).getByShadowRole('alert').textContent).to.contain('Invalid keyProp')
      expect(await asked()).to.be.empty
    })
  }

  it('shows another list when key-prop changes', async () => {
    const element = await mount<AccountListElement>(doctors)
    element.keyProp = 'patients'
    await until(() => headings(element).includes('DOB'), 'Still the doctors')
    element.keyProp = 'nurses'
    await until(() => parts(element, 'notice').length === 1, 'Still the patients')
  })

  for (const [key, [html, path]] of Object.entries(lists)) {
    it(`tells ready once with the first ${key}`, async () => {
      const told: EventTarget[] = []
      const note = ({ target }: Event) => told.push(target!)
      document.addEventListener('ready', note)
      const element = await mount(html)
      await sortBy(element, 'Name')
      await settled(element)
      document.removeEventListener('ready', note)
      expect(told).to.deep.equal([element])
    })

    const failures = [
      ['a 500', { kind: 'status', status: 500 }, 'server'],
      ['a lost network', { kind: 'drop' }, 'network'],
      ['an HTML body', { kind: 'html' }, 'contract'],
    ] as const
    for (const [what, cause, code] of failures) {
      it(`says why ${key} cannot be loaded for ${what}, and Retry loads them`, async () => {
        await fault({ ...cause, path })
        const told: Promise<CustomEvent<{ code: string }>> = oneEvent(document, 'load-error')
        const element = await mount(html, { until: 'load-error' })
        expect((await told).detail.code).to.equal(code)
        await clearFaults()
        await click(within(element).getByShadowRole('button', { name: 'Retry' }))
        await until(() => names(element).length > 0, 'Retry does not load')
      })
    }
  }

  it('searches by name and by email, and says so where nothing is found', async () => {
    const element = await mount(doctors)
    await click(within(element).getByShadowRole('searchbox', { name: 'Search' }))
    await type('lefevre')
    await until(() => names(element).join() === 'François Lefèvre', 'Not found by name')
    await type(' tilleuls.test')
    await settled(element)
    expect(names(element)).to.deep.equal(['François Lefèvre'])
    await type(' nobody')
    const says = () => parts(element, 'empty')[0]?.querySelector('p')?.textContent ?? ''
    await until(() => /^Nothing matches '.+ nobody'\.$/.test(says()), 'Something is found')
  })

  it('draws 20 rows of a long page first, and keeps the place of the others', async () => {
    const element = await mount('<account-list key-prop="doctors" page-size="50"></account-list>', { until: null })
    const counts: number[] = []
    const count = () => counts.push(parts(element, 'row').length)
    new MutationObserver(count).observe(element.shadowRoot!, { childList: true, subtree: true })
    await until(() => parts(element, 'row').length === 50, 'Not all rows are drawn')
    await settled(element)
    // React 18 draws them at once.
    expect(counts.find((rows) => rows > 0)).to.equal(version.startsWith('18') ? 50 : 20)
    const before = names(element)
    await sortBy(element, 'Name')
    await changed(element, before)
    expect(new Set(parts(element, 'row').map(({ textContent }) => textContent)).size).to.equal(50)
  })

  it('sorts by a column, up and down, and turns pages', async () => {
    const element = await mount('<account-list key-prop="doctors" page-size="20"></account-list>')
    const start = names(element)
    expect(start).to.have.length(20)
    await sortBy(element, 'Name')
    const rising = await changed(element, start)
    await sortBy(element, 'Name')
    const falling = await changed(element, rising)
    expect(falling[0]!.localeCompare(rising[0]!, 'en')).to.be.above(0)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, falling)
    expect(second.filter((name) => falling.includes(name))).to.be.empty
  })

  for (const heading of ['Name', 'Email', 'Phone', 'Practice', 'Patients', 'Status', 'Current Plan', 'Joining Date']) {
    it(`lets the server sort doctors by ${heading}`, async () => {
      const element = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
      const asked = await newRequests({ path: doctorsPath })
      await sortBy(element, heading)
      await until(async () => (await asked()).some(({ status }) => status === 200), 'Not sorted')
      await settled(element)
      expect(parts(element, 'row')).to.have.length(10)
      expect(parts(element, 'notice')).to.be.empty
    })
  }

  it('pages and sorts in the browser where the backend answers every row', async () => {
    const all = Array.from({ length: 12 }, (_, index) =>
      sampleDoctor({ id: index + 1, name: `Doctor ${index + 1}`, totalPatient: 12 - index }),
    )
    await answerWhole(doctorsPath, all)
    const element = await mount(doctors)
    expect(countIn(element)).to.equal(12)
    await sortBy(element, 'Patients')
    await until(() => names(element)[0] === 'Doctor 12', 'Not sorted')
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    await until(() => names(element).join() === 'Doctor 2,Doctor 1', 'No second page')
  })

  it('shows the order that nobody chose at its heading, and reverses it by a click', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
    const joining = within(element).getByShadowRole('columnheader', { name: 'Joining Date' })
    expect(joining.getAttribute('aria-sort')).to.equal('descending')
    const newest = names(element)
    await sortBy(element, 'Joining Date')
    await changed(element, newest)
    expect(joining.getAttribute('aria-sort')).to.equal('ascending')
    await answerWhole(doctorsPath, [sampleDoctor(), sampleDoctor({ id: 43 })])
    const unordered = await mount('<account-list key-prop="doctors" page-size="7"></account-list>')
    expect(unordered.shadowRoot!.querySelectorAll('[aria-sort$=scending]')).to.have.length(0)
  })

  it('remembers the rows per page for every list of its kind, unless the page sets them', async () => {
    const rowsPerPage = (element: HTMLElement) => within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
    const element = await mount(doctors)
    rowsPerPage(element).focus()
    await press('2')
    await press('Enter')
    await until(() => names(element).length === 20, 'Not 20 rows')
    expect(names(await mount(doctors))).to.have.length(20)
    expect(names(await mount('<account-list key-prop="doctors" page-size="5"></account-list>'))).to.have.length(5)
    expect(names(await mount(patients))).to.have.length(10)
    localStorage.setItem('page_size.patients', 'many')
    window.dispatchEvent(new StorageEvent('storage', { key: 'page_size.patients', newValue: 'many', storageArea: localStorage }))
    expect(names(await mount(patients))).to.have.length(10)
  })

  it('keeps search and page when it is moved in the document', async () => {
    const element = await mount(doctors)
    const start = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, start)
    const elsewhere = document.createElement('div')
    element.parentElement!.append(elsewhere)
    elsewhere.append(element)
    await settled(element)
    expect(names(element)).to.deep.equal(second)
  })

  it('stands twice on a page, each on its own, with one request for the same list', async () => {
    const asked = await newRequests({ path: doctorsPath })
    // A separate page size: a list of the previous test may still be revalidated.
    const list = '<account-list key-prop="doctors" page-size="9"></account-list>'
    const holder = await mount(`<div>${list}${list}</div>`)
    const [one, other] = [...holder.children] as [HTMLElement, HTMLElement]
    for (const element of [one, other]) await until(() => names(element).length === 9, 'No rows')
    expect((await asked()).filter(({ url }) => url.includes('page_size=9'))).to.have.length(1)
    const start = names(one)
    await click(within(one).getByShadowRole('button', { name: 'Next page' }))
    await changed(one, start)
    expect(names(other)).to.deep.equal(start)
  })
})
