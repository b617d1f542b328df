import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { startNodeBackend, type Faults } from '../../support/backends/node-backend.ts'
import { specAccounts } from '../../support/backends/spec-data.ts'
import { openBrowser } from '../../support/runner/fresh-page.ts'
import { visitPanel } from './panel-visit.ts'
import { policyFor, startStaticHost } from './static-host.ts'
import { eventually, inside } from './visit.ts'

const hooks = `let count = 0
export default {
  credentials: 'include',
  role: 'superadmin',
  headers: () => ({ 'X-CSRF-Token': 'csrf-' + ++count }),
}`

describe('the panel with a session in a cookie', () => {
  let browser: Browser
  before(async () => {
    browser = await openBrowser()
  })
  after(() => browser.close())

  for (const [place, isOther] of [
    ['the same origin', false],
    ['another origin', true],
  ] as const)
    it(`signs in, reads, stays signed in after a reload and signs out: on ${place}`, async () => {
      const faults: Faults = { cookies: true }
      await using backend = await startNodeBackend(faults)
      await using host = await startStaticHost({
        config: JSON.stringify({ hooks: 'hooks.js', ...(isOther && { apiBase: backend.base }) }),
        files: { 'hooks.js': hooks },
        ...(isOther ? { policy: policyFor(backend.origin) } : { api: backend.origin, policy: policyFor() }),
      })
      faults.origin = new URL(host.address).origin
      await visitPanel(browser, `${host.address}login`, async ({ page, at, complaints }) => {
        await page.locator('::-p-aria([name="Email"][role="textbox"])').fill(specAccounts.superadmin.email)
        await page.locator('::-p-aria([name="Password"][role="textbox"])').fill(specAccounts.superadmin.password)
        await page.keyboard.press('Enter')
        await at(`${host.address}subscription/active`)
        await inside(page, 'doctor-subscriptions', '[part~=row]')
        await page.reload()
        await inside(page, 'doctor-subscriptions', '[part~=row]')
        await page.locator('::-p-aria([name="Log Out"][role="button"])').click()
        await at(`${host.address}login`)
        const names = await eventually(
          () => backend.seen.map(({ name }) => name),
          (names) => names.includes('POST /admin/logout'),
        )
        assert.ok(names.includes('POST /admin/logout'), names.join())
        for (const { name, headers } of backend.seen) {
          assert.equal(headers.authorization, undefined, name)
          if (name !== 'POST /admin/login') assert.match(headers.cookie ?? '', /session=token-1/, name)
        }
        const tokens = backend.seen.map(({ headers }) => headers['x-csrf-token'])
        assert.ok(
          tokens.every((token) => /^csrf-\d+$/.test(String(token))),
          tokens.join(),
        )
        assert.deepEqual(
          complaints.filter((text) => !text.includes('404')),
          [],
        )
      })
    })
})
