import { expect, oneEvent } from '@open-wc/testing'
import { clearFaults, fault, requests, startBackend, watchFiles } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { type } from '../support/keyboard.ts'
import { engine, unable } from '../support/unable.ts'
import { until } from '../support/until.ts'

const element = '/demo/fault.html?element=doctor-subscriptions'

/** Restricts the page's `connect-src` to the API from now on. */
function allowApiOnly({ head }: Document): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${location.origin}/api/`
  head.append(policy)
}

const forgets = 'WebKit forgets failed modules, and its errors name no address.'

describe('the files of an element', () => {
  cleanPage()
  before(() => startBackend())
  before(watchFiles)
  afterEach(clearFaults)

  for (const [what, path] of [
    ['a part', /\/elements\/static\/js\/cancel-dialog-/],
    ['what a part imports', /\/elements\/static\/js\/form-/],
  ] as const) {
    for (const kind of ['status', 'drop'] as const) {
      it(`come by Retry where ${what} was lost (${kind})`, async () => {
        const { screen } = await openPanel(element)
        const [cancel] = await screen.findAllByShadowRole('button', { name: /^Cancel/ })
        await fault({ kind, path })
        await click(cancel!)
        await screen.findByShadowText('A part of this page could not be loaded.')
        await clearFaults()
        await click(screen.getByShadowRole('button', { name: 'Retry' }))
        await screen.findByShadowRole('dialog')
      })
    }
  }

  // Simulates Chromium 150 and older, where an import of an address that has failed once fails again without a request.
  it('come under another address where the browser remembers that the first one failed', async () => {
    if (engine === 'webkit') await unable(forgets)
    const { document, screen } = await openPanel(element)
    const [cancel] = await screen.findAllByShadowRole('button', { name: /^Cancel/ })
    allowApiOnly(document)
    await fault({ kind: 'drop', path: /\/cancel-dialog-[^?]*\.js$/ })
    await click(cancel!)
    await screen.findByShadowRole('dialog')
    const others = (await requests()).map(({ url }) => url).filter((url) => url.includes('?retry='))
    expect(others.length, 'Nothing else loads twice').to.equal(1)
    expect(others[0]).to.match(/\/cancel-dialog-[\w-]+\.js\?retry=\d+$/)

    // The dialog shares session and lists with the page.
    await type('Moves abroad')
    await click(screen.getByShadowRole('button', { name: 'Submit' }))
    await screen.findByShadowText('The subscription has been canceled.')
    await until(() => screen.queryByShadowRole('dialog') === null, 'The dialog stays')
    await click((await screen.findAllByShadowRole('button', { name: /^Cancel/ }))[0]!)
    await screen.findByShadowRole('dialog')
    const retried = (await requests()).filter(({ url }) => url.includes('?retry='))
    expect(retried, 'It is loaded once').to.have.length(1)
  })

  for (const [what, answer] of [
    ['a 404', { status: 404 }],
    ['a 410', { status: 410 }],
    ["the application's page", { status: 200, text: '<!doctype html>', headers: { 'content-type': 'text/html' } }],
  ] as const)
    it(`offer to reload the page where they are gone, by ${what}`, async () => {
      const { document, frame, screen } = await openPanel(element)
      const bar = await screen.findByShadowRole('button', { name: 'Export CSV' })
      await fault({ kind: 'status', ...answer, path: /\/elements\/static\/js\/export-bar-/ })
      await click(bar)
      await screen.findByShadowText('A new version is available. Please reload the page.')
      await clearFaults()
      const loaded = oneEvent(frame, 'load')
      await click(screen.getByShadowRole('button', { name: 'Reload' }))
      await loaded
      expect(frame.contentDocument === document).to.equal(false)
    })

  it('offer to reload the page where a file that the part imports is remembered as failed', async () => {
    if (engine === 'webkit') await unable(forgets)
    const { document, screen } = await openPanel(element)
    const [cancel] = await screen.findAllByShadowRole('button', { name: /^Cancel/ })
    allowApiOnly(document)
    await fault({ kind: 'drop', path: /\/elements\/static\/js\/form-/ })
    await click(cancel!)
    await screen.findByShadowText('A part of this page could not be loaded.')
    expect(screen.getByShadowRole('button', { name: 'Reload' })).to.exist
  })

  it('come, with one report to the page, where its policy forbids to ask for them first', async () => {
    const { document, screen } = await openPanel(element)
    const [cancel] = await screen.findAllByShadowRole('button', { name: /^Cancel/ })
    allowApiOnly(document)
    const refused: string[] = []
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
    await click(cancel!)
    await screen.findByShadowRole('dialog')
    expect(refused.length).to.be.above(0)
    const [first] = refused
    await click(screen.getByShadowRole('button', { name: 'Close' }))
    expect(refused.filter((address) => address === first)).to.have.length(1)
  })
})
