import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'puppeteer-core'
import { openPages } from './visit.ts'

describe('lists whose code still loads', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages()))
  after(() => pages[Symbol.asyncDispose]())

  const configured = `<script type="module">
    import { configure } from '/elements/index.js'
    configure({ apiBase: '/api/v1' })
    window.isConfigured = true
  </script>`

  /** Returns the lists that the page asked for, in order. Next pages are prefetched, so only first ones count. */
  const asked = (page: Page) =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name))
        .filter(({ pathname, searchParams }) => pathname.includes('/admin/') && searchParams.get('page') === '1')
        .map(({ pathname, searchParams }) => `${pathname.split('/').at(-1)} ${searchParams.get('doctor_id') ?? ''}`.trim()),
    )

  it('are asked for once, before it arrives', async () => {
    const body = `<account-list key-prop="doctors" page-size="20"></account-list><doctor-subscriptions doctor-id="3"></doctor-subscriptions>
      <account-list key-prop="patients" list-state="sort=name&order=desc"></account-list>`
    await pages.visit({ head: configured, body }, async ({ page, complaints }) => {
      await page.waitForFunction(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('page=1&')).length === 3)
      const before = await asked(page)
      assert.equal(before.length, 3)
      await page.evaluate(() => Promise.all(['account-list', 'doctor-subscriptions'].map((tag) => import(`/elements/${tag}.js`))))
      await page.waitForFunction(() =>
        [...document.querySelectorAll('account-list, doctor-subscriptions')].every(({ shadowRoot }) =>
          shadowRoot?.querySelector('[part~=row]'),
        ),
      )
      assert.deepEqual(await asked(page), before)
      assert.deepEqual(complaints, [])
    })
  })

  for (const [name, list] of [
    ['wait near the end of a long page', '<account-list key-prop="doctors" loading="lazy"></account-list>'],
    [
      'wait there by a property',
      `<account-list key-prop="doctors"></account-list><script>document.querySelector('account-list').loading = 'lazy'</script>`,
    ],
    ['belong to superadmins', '<account-list key-prop="admins"></account-list>'],
    ['have an empty id', '<doctor-subscriptions doctor-id=""></doctor-subscriptions>'],
    ['wait for the tag of the settings', '<admin-config locale="fr"></admin-config><account-list key-prop="doctors"></account-list>'],
    [
      'wait for a property',
      `<doctor-subscriptions></doctor-subscriptions><script>document.querySelector('doctor-subscriptions').doctorId = undefined</script>`,
    ],
  ] as const)
    it(`are not asked for if they ${name}`, async () => {
      // The second list says when the lists of the page have been asked for.
      const last = '<account-list key-prop="patients"></account-list>'
      const isDelayed = list.includes('admin-config')
      await pages.visit({ head: configured, body: isDelayed ? list : list + last }, async ({ page }) => {
        await page.waitForFunction('window.isConfigured')
        if (!isDelayed)
          await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('page=1&')))
        assert.deepEqual(await asked(page), isDelayed ? [] : ['patients'])
      })
    })

  it('follow a property that the page set before', async () => {
    const body = `<doctor-subscriptions></doctor-subscriptions><script>document.querySelector('doctor-subscriptions').doctorId = 7</script>`
    await pages.visit({ head: configured, body }, async ({ page }) => {
      await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('page=1&')))
      assert.deepEqual(await asked(page), ['subscriptions 7'])
    })
  })
})
