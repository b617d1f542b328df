import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Browser, ElementHandle, Page } from 'puppeteer-core'
import { startDemoServer, type DemoServer } from '../../support/runner/demo-server.ts'
import { openBrowser } from '../../support/runner/fresh-page.ts'
import { visitPanel, type Visit } from './panel-visit.ts'
import { policyFor, startStaticHost } from './static-host.ts'
import { inside } from './visit.ts'

describe('the panel on a static host', () => {
  let server: DemoServer
  let browser: Browser
  before(async () => {
    server = await startDemoServer({ corsOrigins: 'loopback' })
    browser = await openBrowser()
  })
  after(async () => {
    await browser.close()
    await server[Symbol.asyncDispose]()
  })

  const visit = (address: string, use: (visit: Visit) => Promise<void>) => visitPanel(browser, address, use)

  const titled = (page: Page, title: string) => page.waitForFunction((wanted) => document.title === wanted, {}, title)
  const click = (page: Page, role: string, name: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`).click()

  async function signIn(page: Page): Promise<void> {
    await page.locator('::-p-aria([name="Email"][role="textbox"])').fill('superadmin@practice.test')
    await page.locator('::-p-aria([name="Password"][role="textbox"])').fill('superadmin-demo')
    await page.keyboard.press('Enter')
  }

  /** Visits the most important pages, and checks all requests and the console at the end. */
  const walkThrough = (address: string, api: string) =>
    visit(`${address}doctors/edit?id=NDI=`, async ({ page, complaints, requests, at }) => {
      await at(`${address}login`)
      await titled(page, 'Admin Sign In · Acme & Sons')
      await page.locator('::-p-text(Acme & Sons)').wait()

      await signIn(page)
      await at(`${address}subscription/active`)
      await titled(page, 'Active Subscriptions · Acme & Sons')
      await inside(page, 'doctor-subscriptions', '[part~=row]')
      await page.locator('::-p-aria([name="Acme & Sons"][role="link"])').wait()
      assert.match(await page.$eval('footer', ({ textContent }) => textContent), /admin panel by Acme & Sons$/)

      await click(page, 'link', 'Doctors')
      await at(`${address}doctors`)
      const link = (await inside(page, 'account-list', '[part~=row] a[href*="doctor?id="]')).asElement() as ElementHandle<HTMLAnchorElement>
      const profile = await link.evaluate(({ href }) => href)
      assert.equal(profile.slice(0, profile.indexOf('?')), `${address}doctor`)
      await link.click()
      await at(profile)
      await inside(page, 'doctor-profile', 'h2')
      await page.reload()
      await at(profile)
      await inside(page, 'doctor-profile', 'h2')

      await page.goBack()
      await at(`${address}doctors`)
      await inside(page, 'account-list', '[part~=row]')
      await page.goForward()
      await at(profile)
      await inside(page, 'doctor-profile', 'h2')
      for (const anchor of await page.$$eval('a[href]', (all) => all.map(({ href }) => href))) assert.ok(anchor.startsWith(address), anchor)

      await page.goto(`${address}no/such-page`)
      await titled(page, 'Page not found · Acme & Sons')
      await page.goto(`${address}dashboard/default/dubai`)
      await inside(page, 'admin-overview', '[part~=card]')

      await click(page, 'button', 'Log Out')
      await at(`${address}login`)
      await titled(page, 'Admin Sign In · Acme & Sons')

      const strays = requests.filter(({ url }) => !url.startsWith(address) && !url.startsWith(api) && !/^(data|blob):/.test(url))
      assert.deepEqual(strays, [])
      assert.deepEqual(
        requests.filter(({ status }) => status >= 400),
        [],
      )
      assert.ok(requests.some(({ url }) => url.startsWith(`${api}/api/v1/admin/doctors?`)))
      assert.ok(requests.some(({ url }) => url.startsWith(`${address}svg/sprite.svg#`)))
      assert.deepEqual(complaints, [])
      assert.doesNotMatch(await page.content(), /%[A-Z_]+%/)
    })

  const config = JSON.stringify({ brand: 'Acme & Sons' })

  it('runs at the root', async () => {
    await using host = await startStaticHost({ config, api: server.origin, policy: policyFor() })
    await walkThrough(host.address, host.address.slice(0, -1))
  })

  it('runs below a sub path', async () => {
    // A folder named like a screen of the panel.
    await using host = await startStaticHost({ base: '/a/doctors/', config, api: server.origin, policy: policyFor() })
    await walkThrough(host.address, new URL(host.address).origin)
  })

  it('runs with an API on another origin', async () => {
    const remote = JSON.stringify({ brand: 'Acme & Sons', apiBase: `${server.origin}/api/v1` })
    await using host = await startStaticHost({ base: '/backoffice/', config: remote, policy: policyFor(server.origin) })
    await walkThrough(host.address, server.origin)
  })

  it('shows the defaults and an error in the console if its settings are missing or malformed', async () => {
    for (const [broken, told] of [
      [null, /config\.json could not be read, so the defaults apply/],
      ['<!doctype html>', /config\.json could not be read, so the defaults apply/],
      ['["Acme"]', /config\.json could not be read, so the defaults apply.*no JSON object/],
      ['{ "brand": 7, "apiBase": "", "color": "red" }', /brand is ignored.*\n.*apiBase is ignored.*\n.*color is ignored/],
    ] as const) {
      await using host = await startStaticHost({ base: '/backoffice/', config: broken, api: server.origin, policy: policyFor() })
      await visit(host.address, async ({ page, complaints }) => {
        await titled(page, 'Admin Sign In · Practice Elements')
        assert.match(complaints.join('\n'), told)
        await signIn(page)
        await inside(page, 'doctor-subscriptions', '[part~=row]')
      })
    }
  })

  it('shows the logo of its settings, or the mark in place of one that is missing', async () => {
    const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32"><path d="M0 0h64v32z"/></svg>'
    const config = JSON.stringify({ brand: 'Acme', logo: 'logo.svg' })
    const options = { base: '/backoffice/', config, api: server.origin, policy: policyFor() }
    {
      await using host = await startStaticHost({ ...options, files: { 'logo.svg': logo } })
      await visit(host.address, async ({ page, complaints }) => {
        const size = () => {
          const image = document.querySelector<HTMLImageElement>('.logo-image')
          return image?.complete === true && image.width === 64 && image.height === 32
        }
        await page.waitForFunction(size)
        assert.deepEqual(complaints, [])
      })
    }
    await using host = await startStaticHost(options)
    await visit(host.address, async ({ page }) => {
      await page.locator('.logo-mark').wait()
    })
  })

  it('passes the default export of hooks to configure(), and offers a reload without it', async () => {
    const config = JSON.stringify({ brand: 'Acme', hooks: 'hooks.js' })
    const hooks = 'export default { brand: "Acme, by a module", links: { doctor: (id) => `/practices/${id}` } }'
    const options = { base: '/backoffice/', config, api: server.origin, policy: policyFor() }
    {
      await using host = await startStaticHost({ ...options, files: { 'hooks.js': hooks } })
      await visit(host.address, async ({ page, complaints }) => {
        await titled(page, 'Admin Sign In · Acme, by a module')
        await signIn(page)
        await inside(page, 'doctor-subscriptions', '[part~=row] a[href^="/practices/"]')
        assert.deepEqual(complaints, [])
      })
    }
    await using host = await startStaticHost(options)
    await visit(host.address, async ({ page }) => {
      await page.locator('::-p-aria([name="Reload"][role="button"])').wait()
    })
  })

  it('requests no settings if the page holds them, as on the own server', () =>
    visit(`${server.origin}/login`, async ({ page, complaints, requests }) => {
      await titled(page, 'Admin Sign In · Practice Elements')
      assert.deepEqual(
        requests.filter(({ url }) => url.includes('config')),
        [],
      )
      assert.deepEqual(complaints, [])
    }))
})
