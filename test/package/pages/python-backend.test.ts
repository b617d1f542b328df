import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser } from 'puppeteer-core'
import { hasPython, startPythonBackend } from '../../support/backends/python-backend.ts'
import { openBrowser } from '../../support/runner/fresh-page.ts'
import { click, fill, shows, visitPanel } from './panel-visit.ts'
import { policyFor, startStaticHost } from './static-host.ts'

const doctor = btoa('6a3c1f0e-0b5d-4a52-9a34-2f7f0f0a9a01')
const patient = btoa('7b3c1f0e-0b5d-4a52-9a34-2f7f0f0a9a03')

describe('the panel with a backend in Python', { skip: hasPython() ? false : 'needs Python' }, () => {
  let browser: Browser
  before(async () => {
    browser = await openBrowser()
  })
  after(() => browser.close())

  it('shows its records and makes every change of a doctor and of the own account', async () => {
    await using backend = await startPythonBackend()
    await using host = await startStaticHost({
      config: JSON.stringify({ hooks: 'hooks.js' }),
      files: { 'hooks.js': `export default { role: 'superadmin' }` },
      api: new URL(backend.base).origin,
      policy: policyFor(),
    })
    await visitPanel(browser, `${host.address}login`, async ({ page, complaints, at }) => {
      const signIn = async (password: string) => {
        await fill(page, 'Email', 'root@spec.test')
        await fill(page, 'Password', password)
        await page.keyboard.press('Enter')
        await at(`${host.address}subscription/active`)
      }
      await signIn('root-secret')
      await shows(page, 'doctor-subscriptions', 'Cleo Marsh', '€19.90', '04/03/2034', 'Active')
      await page.goto(`${host.address}patient?id=${patient}`)
      await shows(page, 'patient-detail', 'Eve Lind', '06/05/1990', 'Sweden')

      await page.goto(`${host.address}doctor?id=${doctor}`)
      await shows(page, 'doctor-profile', 'Cleo Marsh', 'Marsh Skin', 'Eve Lind', '€19.90')
      await click(page, 'button', 'Edit Doctor')
      await fill(page, 'Email', 'cleo.new@spec.test')
      await fill(page, 'Password', 'cleo-secret')
      await page.keyboard.press('Enter')
      await shows(page, 'doctor-profile', 'cleo.new@spec.test')

      await page.goto(`${host.address}doctors/edit?id=${doctor}`)
      await fill(page, 'Practice Name', 'Marsh Skin Care')
      await page.keyboard.press('Enter')
      await shows(page, 'pe-toast-outlet', 'Saved')
      const plan = await page.waitForSelector('::-p-aria([name="Plan"][role="combobox"])')
      await plan!.select('standard')
      await click(page, 'button', 'Confirm')
      await shows(page, 'doctor-editor', 'The subscription plan has been changed successfully.')
      await page.goto(`${host.address}doctors`)
      await shows(page, 'account-list', 'Cleo Marsh', 'cleo.new@spec.test', 'Marsh Skin Care', 'GALLERY ONLY')

      await page.goto(`${host.address}change-email`)
      await fill(page, 'New Email', 'root.new@spec.test')
      await page.keyboard.press('Enter')
      await shows(page, 'admin-email', 'We sent a code of six digits to root.new@spec.test.')
      await page.waitForFunction(() => {
        let active = document.activeElement
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
        return active?.closest('[role=dialog], dialog') && active instanceof HTMLInputElement
      })
      await page.keyboard.type('123456')
      await page.keyboard.press('Enter')
      await shows(page, 'admin-email', 'This code is incorrect.')

      // The code is still to be entered, so the page asks.
      page.once('dialog', (dialog) => void dialog.accept())
      await page.goto(`${host.address}change-password`)
      for (const [old, outcome] of [
        ['not-it', 'Old password is incorrect'],
        ['root-secret', undefined],
      ] as const) {
        await fill(page, 'Old Password', old)
        await fill(page, 'New Password', 'root-secret-2')
        await fill(page, 'Confirm Password', 'root-secret-2')
        await page.keyboard.press('Enter')
        if (outcome) await shows(page, 'admin-password', outcome)
        else await at(`${host.address}login`)
      }
      await signIn('root-secret-2')
      // The console names the two refusals, and the overview that this backend does not have.
      assert.deepEqual(
        complaints.filter((text) => !/status of 40[04]|HTTP 400$/.test(text)),
        [],
      )
    })
  })
})
