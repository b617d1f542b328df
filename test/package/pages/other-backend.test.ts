import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { startNodeBackend } from '../../support/backends/node-backend.ts'
import { portalHooks, startPortalBackend } from '../../support/backends/portal-backend.ts'
import { specAccounts } from '../../support/backends/spec-data.ts'
import { openBrowser } from '../../support/runner/fresh-page.ts'
import { click, fill, shows, textIn, visitPanel, type Visit } from './panel-visit.ts'
import { policyFor, startStaticHost } from './static-host.ts'
import { eventually } from './visit.ts'

interface Kind {
  start: () => Promise<AsyncDisposable & { origin: string; data: { admins: Person[]; subscriptions: { status: string }[] } }>
  hooks: string
  account: { email: string; password: string }
  /** Id of a doctor and of a patient. */
  ids: { doctor: number; patient: number }
}

interface Person {
  email: string
  city: string
}

const backends: Record<string, Kind> = {
  'of the specification alone': {
    start: startNodeBackend,
    hooks: `export default { role: 'superadmin' }`,
    account: specAccounts.superadmin,
    ids: { doctor: 11, patient: 21 },
  },
  'of the sample portal, in the manner of Laravel, whose amounts are cents': {
    start: startPortalBackend,
    hooks: portalHooks,
    account: { email: 'ada@kestrel.test', password: 'kestrel-demo' },
    ids: { doctor: 1, patient: 1 },
  },
}

describe('the panel with a backend', () => {
  let browser: Browser
  before(async () => {
    browser = await openBrowser()
  })
  after(() => browser.close())

  for (const [name, { start, hooks, account, ids }] of Object.entries(backends))
    it(`shows every screen and saves: one ${name}`, async () => {
      await using backend = await start()
      await using host = await startStaticHost({
        config: JSON.stringify({ hooks: 'hooks.js' }),
        files: { 'hooks.js': hooks },
        api: backend.origin,
        policy: policyFor(),
      })
      await visitPanel(browser, `${host.address}login`, async ({ page, complaints, at, requests }: Visit) => {
        await fill(page, 'Email', account.email)
        await fill(page, 'Password', account.password)
        await page.keyboard.press('Enter')
        await at(`${host.address}subscription/active`)
        await shows(page, 'doctor-subscriptions', 'Cleo Marsh', 'App & Gallery', '$49.90', '04/03/2024', '04/03/2034', 'Active')

        await click(page, 'link', 'Doctors')
        await shows(page, 'account-list', 'Cleo Marsh', 'cleo', '+1 2025550143', 'Marsh Skin', '04/03/2024', 'Dan Brook')
        await page.goto(`${host.address}doctor?id=${btoa(String(ids.doctor))}`)
        await shows(page, 'doctor-profile', 'Cleo Marsh', 'Marsh Skin', 'Eve Lind', '$49.90')
        await click(page, 'link', 'Patients')
        await shows(page, 'account-list', 'Eve Lind', '06/05/1990', 'Finn Moe')
        await page.goto(`${host.address}patient?id=${btoa(String(ids.patient))}`)
        await shows(page, 'patient-detail', 'Eve Lind', '06/05/1990', 'First', '07/06/2024')

        await click(page, 'link', 'Admins List')
        await shows(page, 'account-list', 'Ada Root', 'Bo Aide')
        await click(page, 'link', 'Add Admin')
        for (const [field, text] of [
          ['First Name', 'Gil'],
          ['Last Name', 'Ray'],
          ['Email', 'gil@spec.test'],
          ['Password', 'gil-secret'],
        ] as const)
          await fill(page, field, text)
        await page.keyboard.press('Enter')
        await shows(page, 'account-list', 'Gil Ray')
        assert.equal(backend.data.admins.at(-1)?.email, 'gil@spec.test')

        await page.goto(`${host.address}subscription/active`)
        await shows(page, 'doctor-subscriptions', 'Cleo Marsh')
        await click(page, 'button', 'Cancel the subscription of Cleo Marsh')
        // Focus reaches the field inside its shadow roots a moment after the click.
        await page.waitForFunction(() => {
          let active = document.activeElement
          while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
          return active instanceof HTMLTextAreaElement
        })
        await page.keyboard.type('Moved away')
        await click(page, 'button', 'Submit')
        const text = await eventually(textIn(page, 'doctor-subscriptions'), (shown) => !shown.includes('Cleo Marsh'))
        assert.doesNotMatch(text, /Cleo Marsh/)
        assert.match(backend.data.subscriptions[0]?.status ?? '', /^cancel+ed$/i)
        await page.goto(`${host.address}subscription/inactive`)
        await shows(page, 'doctor-subscriptions', 'Cleo Marsh', 'Dan Brook', '$0.00')

        await page.goto(`${host.address}profile`)
        await fill(page, 'City', 'Bergen')
        await page.keyboard.press('Enter')
        await shows(page, 'pe-toast-outlet', 'Details updated successfully!..')
        assert.equal(backend.data.admins[0]?.city, 'Bergen')
        await page.goto(`${host.address}dashboard/default/dubai`)
        await shows(page, 'admin-overview', 'Cleo Marsh', 'Dan Brook')

        assert.deepEqual(
          requests.filter(({ status, url }) => status >= 400 && !url.endsWith('/admin/overview')),
          [],
        )
        assert.deepEqual(
          complaints.filter((text) => !text.includes('404')),
          [],
        )
      })
    })
})
