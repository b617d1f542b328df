import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type { ElementHandle, Frame, Page } from 'puppeteer-core'
import { patience } from '../../support/patience.ts'
import { eventually, openPages } from './visit.ts'

const sandbox = 'allow-scripts allow-forms allow-modals allow-downloads'

/** Describes storage and cookies in a frame: they throw there. */
const storage = `
  const attempt = (use) => { try { use(); return 'works' } catch ({ name }) { return name } }
  document.title = [attempt(() => localStorage.length), attempt(() => sessionStorage.length), attempt(() => document.cookie), origin].join()`

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

  /** Opens a page with a frame that has these elements, and perhaps a token. */
  async function open(content: string, token: string | undefined, use: (frame: Frame, complaints: string[]) => Promise<void>) {
    const settings = token === undefined ? '' : `, getToken: () => '${token}'`
    // The server delivers the frame: to Chromium, an intercepted page is on the internet, which may not reach this machine.
    await writeFile(
      join(folder, 'frame.html'),
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><script>${storage}</script>
      <script type="module">
        import { configure } from '/elements/index.js'
        import '/elements/all.js'
        configure({ apiBase: new URL('/api/v1', document.baseURI).href${settings} })
      </script></head><body>${content}</body></html>`,
    )
    const body = `<iframe sandbox="${sandbox}" src="/frames/frame.html" title="Frame" width="900" height="700"></iframe>`
    await pages.visit({ body }, async ({ page, complaints }) => use(await frameOf(page), complaints))
  }

  it('show and save with a token of the portal', () =>
    open(
      '<doctor-subscriptions status="active"></doctor-subscriptions>',
      pages.server.session['access_token'],
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

  it('sign in, and keep the session in memory', () =>
    open('<admin-sign-in></admin-sign-in><doctor-subscriptions status="active"></doctor-subscriptions>', undefined, async (frame) => {
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
    }))
})
