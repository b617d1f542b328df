import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { elements, eventually, inside, openPages, rows } from './visit.ts'

const list = '<doctor-subscriptions status="active"></doctor-subscriptions>'

/** Records calls that cost a page time: timers, frames, observers and listeners. Also records its globals. */
const notePayments = `
  window.paid = []
  const note = (target, name) => { const own = target[name]; target[name] = function (...all) { paid.push([name, ...all.filter((one) => typeof one === 'string')].join(' ')); return own.apply(this, all) } }
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback', 'matchMedia']) note(window, name)
  note(EventTarget.prototype, 'addEventListener')
  for (const name of ['MutationObserver', 'IntersectionObserver', 'ResizeObserver']) note(window[name].prototype, 'observe')
  window.globals = new Set(Object.keys(window))`

const noteShifts = `
  window.shift = 0
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value }).observe({ type: 'layout-shift', buffered: true })
  window.ready = new Promise((resolve) => document.addEventListener('ready', () => requestAnimationFrame(() => requestAnimationFrame(resolve))))`

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'"

describe('a page that loads the built package', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  before(async () => (pages = await openPages()))
  after(() => pages[Symbol.asyncDispose]())

  it('pays nothing before it has an element', () =>
    pages.visit({ head: `<script>${notePayments}</script>${elements('all')}${elements('index')}` }, async ({ page }) => {
      await page.waitForFunction(() => customElements.get('patient-detail'))
      const { paid, globals } = await page.evaluate(() => {
        const noted = window as unknown as { paid: string[]; globals: Set<string> }
        return { paid: noted.paid, globals: Object.keys(window).filter((name) => !noted.globals.has(name) && !/ariaQuery/.test(name)) }
      })
      // React adds this listener to detect support for passive listeners, and removes it at once.
      assert.deepEqual(
        paid.filter((one) => one !== 'addEventListener test'),
        [],
      )
      assert.deepEqual(globals, ['globals'])
    }))

  it('is not moved by what comes, with the style sheet of placeholders', () =>
    pages.visit(
      {
        head: `<link rel="stylesheet" href="/elements/placeholder.css"><script>${noteShifts}</script>${elements('doctor-subscriptions')}`,
        body: `<h1>Ours</h1>${list}<p>Below</p>`,
      },
      async ({ page }) => {
        const shift = await page.evaluate(async () => {
          const noted = window as unknown as { shift: number; ready: Promise<void> }
          await noted.ready
          return noted.shift
        })
        assert.ok(shift < 0.01, `It moves by ${shift}`)
      },
    ))

  it('begins an element with loading="lazy" near the viewport only', () =>
    pages.visit(
      {
        head: elements('doctor-subscriptions'),
        body: '<div style="height: 3000px"></div><doctor-subscriptions loading="lazy"></doctor-subscriptions>',
      },
      async ({ page }) => {
        const calls: string[] = []
        page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
        await page.waitForFunction(() => customElements.get('doctor-subscriptions'))
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        assert.deepEqual(calls, [])
        await page.evaluate(() => scrollTo(0, 3000))
        await rows(page, 1)
        assert.ok(calls.length > 0)
      },
    ))

  it('is configured by a tag, which elements wait for and the page may change', async () => {
    const { access_token } = pages.server.session
    await pages.visit(
      {
        head: elements('doctor-subscriptions'),
        body: `<admin-config api-base="/api/v1" token="${access_token}" theme="dark" dir="rtl" locale="fr"></admin-config>${list}`,
      },
      async ({ page }) => {
        const tokens: (string | undefined)[] = []
        page.on('request', (request) => request.resourceType() === 'xhr' && tokens.push(request.headers()['authorization']))
        await page.evaluate(() => localStorage.clear())
        await page.reload()
        await rows(page, 1)
        assert.deepEqual([...new Set(tokens)], [`Bearer ${access_token}`])
        const root = () =>
          page.evaluate(() => {
            const { className, dir, lang } = document
              .querySelector('doctor-subscriptions')!
              .shadowRoot!.querySelector<HTMLElement>('.pe-root')!
            return { dark: className.includes('pe-dark'), dir, lang }
          })
        await page.waitForFunction(
          () => document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector<HTMLElement>('.pe-root')!.lang === 'fr',
        )
        assert.deepEqual(await root(), { dark: true, dir: 'rtl', lang: 'fr' })
        await page.evaluate(() => document.querySelector('admin-config')!.removeAttribute('theme'))
        await page.waitForFunction(() => !document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('.pe-dark'))
        await page.evaluate(() => document.querySelector('admin-config')!.remove())
        await page.waitForFunction(
          () => document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector<HTMLElement>('.pe-root')!.dir === 'ltr',
        )
      },
    )
  })

  it('has twenty elements that ask once for a new token when the old one is refused, and all heal', async () => {
    const { access_token } = pages.server.session
    const script = `
      import { configure } from '/elements/index.js'
      window.asked = 0
      window.token = '${access_token}'
      configure({ getToken: async () => { asked += 1; return token } })
      window.expired = 0
      document.addEventListener('session-expired', () => (expired += 1))`
    const twenty = Array.from(
      { length: 20 },
      (_one, index) => `<doctor-subscriptions doctor-id="${index + 1}"></doctor-subscriptions>`,
    ).join('')
    await pages.visit(
      {
        head: `<script type="module" src="/own.js"></script>${elements('doctor-subscriptions')}`,
        body: twenty,
        files: { '/own.js': script },
      },
      async ({ page, refuse }) => {
        await rows(page, 20)
        assert.equal(await page.evaluate('asked'), 1)
        const times = refuse(access_token!)
        const healed: string[] = []
        page.on(
          'response',
          (response) => response.url().includes('subscriptions?') && response.status() === 200 && healed.push(response.url()),
        )
        await page.evaluate(
          async (email, password) => {
            const answer = await fetch('/api/v1/admin/login', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ email, password }),
            })
            const { access_token: next } = (await answer.json()) as { access_token: string }
            Object.assign(window, { asked: 0, token: next })
            // Simulates an admin who returns to the tab: everything is revalidated.
            document.dispatchEvent(new Event('visibilitychange'))
          },
          'superadmin@practice.test',
          'superadmin-demo',
        )
        assert.equal(
          await eventually(
            () => healed.length,
            (count) => count === 20,
          ),
          20,
        )
        assert.equal(times(), 20)
        assert.deepEqual(await page.evaluate('[asked, expired]'), [1, 0])
      },
    )
  })

  it('has twenty calm notices and one event when the portal has no token any more', () => {
    const script = `
      import { configure } from '/elements/index.js'
      window.expired = 0
      window.failed = 0
      document.addEventListener('session-expired', () => (expired += 1))
      document.addEventListener('load-error', () => (failed += 1))
      configure({ getToken: () => Promise.reject(new Error('The portal is closed')) })`
    const twenty = Array.from(
      { length: 20 },
      (_one, index) => `<doctor-subscriptions doctor-id="${index + 1}"></doctor-subscriptions>`,
    ).join('')
    return pages.visit(
      {
        head: `<script type="module" src="/own.js"></script>${elements('doctor-subscriptions')}`,
        body: twenty,
        files: { '/own.js': script },
      },
      async ({ page }) => {
        await page.waitForFunction(() => (window as unknown as { failed: number }).failed === 20)
        const notices = await page.$$eval('doctor-subscriptions', (all) =>
          all.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('[part~=notice]').length),
        )
        assert.deepEqual(notices, Array<number>(20).fill(1))
        assert.equal(await page.evaluate('expired'), 1)
        assert.equal(await page.$('pe-toast-outlet'), null)
      },
    )
  })

  it('has one copy of React with all elements, and the second copy of the package is disabled with one warning', () =>
    pages.visit({ head: elements('all'), body: list }, async ({ page, complaints }) => {
      const scripts: string[] = []
      page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()))
      await page.reload()
      await rows(page, 1)
      const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()))
      assert.equal(texts.filter((text) => text.includes('react-dom') && text.includes('Minified React error')).length, 1)

      // The same files at another URL are different modules.
      complaints.length = 0
      await page.evaluate(async () => {
        const made = new Map<string, string>()
        const copy = async (path: string): Promise<string> => {
          const known = made.get(path)
          if (known) return known
          const text = await (await fetch(path)).text()
          const imports = [...text.matchAll(/(?:\bfrom|\bimport)\s*"(\.[^"]+\.js)"/g)].map(([, relative = '']) => relative)
          let changed = text
          for (const relative of new Set(imports))
            changed = changed.replaceAll(`"${relative}"`, `"${await copy(new URL(relative, new URL(path, location.href)).pathname)}"`)
          const url = URL.createObjectURL(new Blob([changed], { type: 'text/javascript' }))
          made.set(path, url)
          return url
        }
        await import(await copy('/elements/all.js'))
      })
      assert.deepEqual(complaints.filter((text) => text.includes('is disabled')).length, 1)
      await rows(page, 1)
    }))

  it('passes the strictest policy with Trusted Types, dialogs, toasts, phone field and PDF included', () =>
    pages.visit(
      {
        policy,
        head: `${elements('all')}<script type="module" src="/own.js"></script>`,
        body: '<doctor-subscriptions status="active" list-state="plan=premium"></doctor-subscriptions><doctor-editor doctor-id="42"></doctor-editor>',
        files: {
          '/own.js': `window.violations = []; document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => violations.push([violatedDirective, blockedURI, sample].join(' ')))`,
        },
      },
      async ({ page, complaints }) => {
        await rows(page, 1)
        await inside(page, 'doctor-editor', 'input[type=tel]')
        const press = async (name: RegExp, within = 'doctor-subscriptions') => {
          await page.waitForFunction(
            (host, source) =>
              [...(document.querySelector(host)?.shadowRoot?.querySelectorAll('button') ?? [])].some((button) =>
                new RegExp(source).test(button.getAttribute('aria-label') ?? button.textContent),
              ),
            {},
            within,
            name.source,
          )
          await page.evaluate(
            (host, source) =>
              [...document.querySelector(host)!.shadowRoot!.querySelectorAll('button')]
                .find((button) => new RegExp(source).test(button.getAttribute('aria-label') ?? button.textContent))!
                .click(),
            within,
            name.source,
          )
        }
        await press(/^Cancel the subscription/)
        await press(/^Cancel$/)
        await page.waitForFunction(() => !document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('dialog'))
        await press(/^Invoice of/)
        await press(/PDF/)
        await page.waitForFunction(
          () => !document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('dialog [aria-busy=true]'),
        )
        await page.evaluate(async () => {
          const { notify } = (await import('/elements/index.js')) as { notify: (kind: string, text: string) => void }
          notify('success', 'It is done')
        })
        await page.waitForFunction(() =>
          document
            .querySelector('doctor-subscriptions')!
            .shadowRoot!.querySelector('dialog pe-toast-outlet')
            ?.shadowRoot!.querySelector('.Toastify__toast'),
        )
        assert.deepEqual(await page.evaluate('violations'), [])
        assert.deepEqual(complaints, [])
      },
    ))
})
