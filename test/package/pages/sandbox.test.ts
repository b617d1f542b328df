import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ElementHandle, Frame, Page } from 'puppeteer-core'
import ts from 'typescript'
import { patience } from '../../support/patience.ts'
import { eventually, openPages } from './visit.ts'

const sandbox = 'allow-scripts allow-forms allow-modals allow-downloads'

/** Describes storage and cookies in a frame: they throw there. */
const storage = `
  const attempt = (use) => { try { use(); return 'works' } catch ({ name }) { return name } }
  document.title = [attempt(() => localStorage.length), attempt(() => sessionStorage.length), attempt(() => document.cookie), origin].join()`

/** Returns a script of the guide that uses the server of the page. */
function scriptOf(caption: string): string {
  const guide = readFileSync('demo/docs/sandboxed-iframes.html', 'utf8')
  const [, code] = new RegExp(`<figcaption>${caption}</figcaption>\\s*<pre>([^<]*)</pre>`).exec(guide) ?? []
  assert.ok(code, caption)
  const script = code.replaceAll('&gt;', '>').replaceAll('&lt;', '<').replaceAll('&amp;', '&')
  return ts
    .transpile(script, { target: ts.ScriptTarget.ES2022 })
    .replace("'https://backoffice.example.com/api/v1'", "new URL('/api/v1', document.baseURI).href")
    .replace('https://backoffice.example.com', '')
}

const configured = (settings = '') => `
  import { configure } from '/elements/index.js'
  configure({ apiBase: new URL('/api/v1', document.baseURI).href${settings} })`

const frameOf = async (page: Page): Promise<Frame> => {
  const handle = await page.waitForSelector('iframe')
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error('No frame')
  return frame
}

async function found(frame: Frame, host: string, selector: string): Promise<ElementHandle<HTMLElement>> {
  const shown = await frame.waitForFunction(
    (name, wanted) => document.querySelector(name)?.shadowRoot?.querySelector<HTMLElement>(wanted),
    { timeout: patience },
    host,
    selector,
  )
  const element = shown.asElement()
  if (!element) throw new Error(`No ${selector}`)
  return element as ElementHandle<HTMLElement>
}

describe('elements in a sandboxed iframe without an origin', () => {
  let pages: Awaited<ReturnType<typeof openPages>>
  let folder = ''
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'))
    pages = await openPages({ corsOrigins: ['null'], beside: { folder, address: '/frames/' } })
  })
  after(async () => {
    await pages[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  interface Opened {
    /** Elements and script of the frame. */
    content: string
    script: string
    /** Script and files of the page around it. */
    around?: string
    files?: Record<string, string>
  }

  /** Opens a page with a frame. */
  async function open({ content, script, around = '', files = {} }: Opened, use: (frame: Frame, complaints: string[]) => Promise<void>) {
    // The server delivers the frame: to Chromium, an intercepted page is on the internet, which may not reach this machine.
    await writeFile(
      join(folder, 'frame.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><script>${storage}</script>
      <script type="module">${script}</script>
      <script type="module" src="/elements/all.js"></script></head><body>${content}</body></html>`,
    )
    const body = `<iframe sandbox="${sandbox}" src="/frames/frame.html" title="Frame" width="900" height="700"></iframe>
      <script>${around}</script>`
    await pages.visit({ body, files }, async ({ page, complaints }) => use(await frameOf(page), complaints))
  }

  it('show and save with a token of the portal', () =>
    open(
      {
        content: '<doctor-subscriptions status="active"></doctor-subscriptions>',
        script: configured(`, getToken: () => '${pages.server.session['access_token']}'`),
      },
      async (frame, complaints) => {
        await found(frame, 'doctor-subscriptions', '[part~=row]')
        assert.equal(await frame.title(), 'SecurityError,SecurityError,SecurityError,null')
        await (await found(frame, 'doctor-subscriptions', 'th button')).evaluate((button) => button.click())
        await found(frame, 'doctor-subscriptions', 'th[aria-sort=ascending]')
        await (await found(frame, 'doctor-subscriptions', '[part~=row] button')).evaluate((button) => button.click())
        await found(frame, 'doctor-subscriptions', 'dialog[open]')
        // The outer page is intercepted and lacks the header that the frame has.
        assert.deepEqual(
          complaints.filter((text) => !text.includes('Origin-Agent-Cluster')),
          [],
        )
      },
    ))

  it('take the token of the page around them, as the guide shows', () =>
    open(
      {
        content: '<doctor-subscriptions status="active"></doctor-subscriptions>',
        script: scriptOf('Script of the frame'),
        around: scriptOf('Script of the page'),
        files: { '/token': pages.server.session['access_token'] ?? '' },
      },
      async (frame) => {
        await found(frame, 'doctor-subscriptions', '[part~=row]')
      },
    ))

  it('sign in, and keep the session in memory', () =>
    open(
      { content: '<admin-sign-in></admin-sign-in><doctor-subscriptions status="active"></doctor-subscriptions>', script: configured() },
      async (frame) => {
        for (const [name, text] of [
          ['email', 'admin@practice.test'],
          ['password', 'admin-demo'],
        ] as const) {
          const field = await found(frame, 'admin-sign-in', `input[name=${name}]`)
          await field.type(text)
        }
        await (await found(frame, 'admin-sign-in', 'button[type=submit]')).evaluate((button) => button.click())
        await found(frame, 'doctor-subscriptions', '[part~=row]')
        assert.equal(
          await eventually(
            () => frame.title(),
            (title) => title.endsWith('null'),
          ),
          'SecurityError,SecurityError,SecurityError,null',
        )
      },
    ))
})
