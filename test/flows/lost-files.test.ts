import { expect } from '@open-wc/testing'
import { clearFaults, fault, startBackend, watchFiles } from '../support/backend.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'

const element = '/demo/fault.html?element=doctor-subscriptions'

/** Restricts the page's `connect-src` to the API from now on. */
function allowApiOnly({ head }: Document): void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = `connect-src ${location.origin}/api/`
  head.append(policy)
}

describe('the files of an element', () => {
  cleanPage()
  before(() => startBackend())
  before(watchFiles)
  afterEach(clearFaults)

  for (const [what, path] of [
    ['a part', /\/elements\/static\/js\/cancel-dialog-/],
    ['what a part imports', /\/elements\/static\/js\/form-dialog-/],
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
