import { expect } from '@open-wc/testing'
import { startBackend } from '../support/backend.ts'
import { fill } from '../support/elements/typing.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { makeReactivatable } from '../support/reactivatable.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'

/** Opens an example application that uses the packed package. */
async function openPortal(name: string) {
  const { document, screen, window } = await openPanel(`/demo/portal/${name}/`)
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  )
  const told = () => [...document.querySelectorAll('#activity li, #log p')].map(({ textContent }) => textContent)
  return {
    document,
    screen,
    window,
    violations,
    told,
    /** Waits until the portal itself shows a line that matches. */
    tells: (line: RegExp) => until(() => told().some((each) => line.test(each)), `${name} never told ${line}`),
    root: (tag = 'doctor-subscriptions') => document.querySelector(tag)!.shadowRoot!.querySelector<HTMLElement>('.pe-root')!,
  }
}

type Portal = Awaited<ReturnType<typeof openPortal>>

/** Waits for rows and reactivates the first canceled one. */
async function reactivate({ screen, tells }: Portal, line: RegExp, name = /^Reactivate/): Promise<void> {
  const [button] = await screen.findAllByShadowRole('button', { name })
  await click(button!)
  await tells(line)
}

describe('portals from the packed package', () => {
  cleanPage()
  before(() => startBackend())
  beforeEach(makeReactivatable)

  it('are listed on a page of their own, and all there', async () => {
    const { document } = await openPanel('/demo/portal/')
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.portals a')]
    expect(links.length).to.equal(14)
    for (const { href } of links) expect((await fetch(href)).status, href).to.equal(200)
  })

  it('plain HTML takes files that are pinned by their hash, under a strict policy with Trusted Types', async () => {
    const portal = await openPortal('plain')
    const policy = portal.document.querySelector<HTMLMetaElement>('meta[http-equiv]')!.content
    expect(policy).to.contain(
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'",
    )
    const preloads = [...portal.document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')]
    expect(preloads.length > 3 && preloads.every(({ integrity }) => integrity.startsWith('sha384-'))).to.be.true
    await click(await portal.screen.findByRole('button', { name: 'Sign in to the portal' }))
    // The list of the other practice may be there earlier.
    await until(() => portal.document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector('[part~=row]'), 'No rows')
    await reactivate(portal, /subscription-change · practice 1/)
    const [invoice] = portal.screen.getAllByShadowRole('button', { name: /^Invoice.*/ })
    await click(invoice!)
    await portal.screen.findByShadowRole('dialog')
    await press('Escape')
    expect(portal.violations).to.deep.equal([])
    const loaded = portal.window.performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    expect(loaded.filter((path) => path.startsWith('/elements/'))).to.deep.equal([])
  })

  for (const [name, version] of [
    ['react', '19'],
    ['react-18', '18'],
  ] as const)
    it(`React ${version} sets properties and hears events, with types`, async () => {
      const portal = await openPortal(name)
      await portal.screen.findByText(new RegExp(`^A React ${version}\\.`))
      await portal.screen.findByShadowText('Active Subscriptions')
      await click(portal.screen.getByRole('button', { name: 'Expired' }))
      await portal.screen.findByShadowText('Expired Subscriptions')
      await click(portal.screen.getByRole('button', { name: 'Active' }))
      const [cancel] = await portal.screen.findAllByShadowRole('button', { name: /^Cancel / })
      await click(cancel!)
      const dialog = within(await portal.screen.findByShadowRole('dialog'))
      await click(dialog.getByShadowLabelText(/^Reason for Cancellation/))
      await type('moves away')
      await click(dialog.getByShadowRole('button', { name: 'Submit' }))
      await portal.tells(/is canceled: moves away$/)
      expect(portal.violations).to.deep.equal([])
    })

  it('Vue 3 opens the patient of a row beside the list', async () => {
    const portal = await openPortal('vue')
    const [view] = await portal.screen.findAllByShadowRole('link', { name: /^View/ })
    await click(view!)
    await portal.tells(/^Patient \d+ opened$/)
    await until(() => portal.document.querySelector('patient-detail')?.shadowRoot?.textContent.includes('PATIENT') ?? false)
    expect(portal.violations).to.deep.equal([])
  })

  it('Svelte 5 hears of a correction', async () => {
    const portal = await openPortal('svelte')
    await click(await portal.screen.findByShadowRole('button', { name: 'Edit Doctor' }))
    const dialog = within(await portal.screen.findByShadowRole('dialog'))
    await click(await dialog.findByShadowLabelText(/^Password/))
    await type('a new secret')
    await click(dialog.getByShadowRole('button', { name: 'Save' }))
    await portal.tells(/^Practice 1 was corrected$/)
    expect(portal.violations).to.deep.equal([])
  })

  it('a page with a Fluent of its own, loaded first, keeps its dialog and ours, or is warned in one line', async () => {
    const portal = await openPortal('own-fluent')
    await portal.screen.findAllByShadowRole('button', { name: /^Cancel / })
    await click(portal.screen.getByRole('button', { name: 'Help' }))
    await click(await portal.screen.findByRole('button', { name: 'Close help' }))
    await until(() => portal.document.querySelector('[role=dialog], [aria-hidden=true]:has(doctor-subscriptions)') === null)
    const [cancel] = portal.screen.getAllByShadowRole('button', { name: /^Cancel / })
    await click(cancel!)
    const dialog = await portal.screen.findByShadowRole('dialog', { name: 'Cancel Subscription' })
    await press('Tab')
    await press('Tab')
    await press('Tab')
    const trapped = dialog.contains(focused())
    const warnings = portal.told().filter((line) => line.includes('Practice Elements'))
    expect(trapped || warnings.length === 1, `trapped ${trapped}, ${warnings.length} warnings`).to.be.true
    expect(warnings.length).to.be.at.most(1)
    const field = within(dialog).getByShadowLabelText(/^Reason for Cancellation/)
    await click(field)
    await type('leaves')
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await portal.tells(/is canceled$/)
  })

  it('a server renders the tags, and in the browser their listeners and vetoes count from the first click', async () => {
    const html = await (await fetch('/demo/portal/server-rendered/')).text()
    expect(html).to.contain('<doctor-subscriptions status="canceled" page-size="10"></doctor-subscriptions>')
    const portal = await openPortal('server-rendered')
    await reactivate(portal, /Nothing changes during the audit$/)
    await click(portal.screen.getByRole('checkbox'))
    await reactivate(portal, /is active$/)
    expect(portal.violations).to.deep.equal([])
  })

  it('a page from right to left is followed in direction and language', async () => {
    const portal = await openPortal('right-to-left')
    await until(() => portal.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelectorAll('tbody tr').length > 3)
    await until(() => portal.root().lang === 'ar')
    expect(portal.window.getComputedStyle(portal.root()).direction).to.equal('rtl')
    await reactivate(portal, /\S/, /^إعادة/)
    expect(portal.violations).to.deep.equal([])
  })

  it('a dark page gets dark elements', async () => {
    const portal = await openPortal('dark')
    // The content above the list has its final height then.
    await until(() => portal.document.querySelector('admin-overview')?.shadowRoot?.querySelector('[part~=card]'), 'No figures')
    await reactivate(portal, /is active$/)
    expect(portal.root().classList.contains('pe-dark')).to.be.true
    expect(portal.root('admin-overview').classList.contains('pe-dark')).to.be.true
    expect(portal.violations).to.deep.equal([])
  })

  it('a page whose backend is of another kind lists, opens, saves, cancels and shows its refusals', async () => {
    const portal = await openPortal('own-backend')
    const { screen } = portal
    await screen.findAllByShadowText('1–10 of 12')
    const [view] = await screen.findAllByShadowRole('link', { name: /^View/ })
    await click(view!)
    await screen.findByShadowText(/49\.90/)

    await click(await screen.findByShadowRole('button', { name: 'Edit Doctor' }))
    const dialog = within(await screen.findByShadowRole('dialog'))
    const email = await dialog.findByShadowLabelText(/^Email/)
    await fill(email, 'dan@doctors.test')
    await click(dialog.getByShadowLabelText(/^Password/))
    await type('a new secret')
    await click(dialog.getByShadowRole('button', { name: 'Save' }))
    await dialog.findByShadowText('The email has already been taken.')
    await fill(email, 'cleo.marsh@doctors.test')
    await click(dialog.getByShadowRole('button', { name: 'Save' }))
    await portal.tells(/Practice 1 was changed$/)
    const card = portal.document.querySelector('doctor-profile')!.shadowRoot!.querySelector('[part~=details]')!
    await until(() => card.textContent.includes('cleo.marsh@doctors.test'), 'The card keeps the old email')

    await until(() => !screen.queryByShadowRole('dialog'))
    const [cancel] = await screen.findAllByShadowRole('button', { name: /^Cancel .+ from / })
    await click(cancel!)
    const reason = within(await screen.findByShadowRole('dialog', { name: 'Cancel Subscription' }))
    await click(await reason.findByShadowLabelText(/^Reason for Cancellation/))
    await type('moves away')
    await click(reason.getByShadowRole('button', { name: 'Submit' }))
    await portal.tells(/Cleo Marsh is canceled$/)
    expect(portal.violations).to.deep.equal([])
  })

  it('of two versions on one page the second is disabled with one warning', async () => {
    const portal = await openPortal('two-versions')
    await until(() => portal.document.documentElement.dataset['suppliers'] === '2')
    await reactivate(portal, /is active$/)
    // Reads the page's resource entries: the server gets no request for cached files.
    const loaded = portal.window.performance
      .getEntriesByType('resource')
      .map(({ name }) => /practice-elements-([\d.]+)\/static\/js\/doctor-subscriptions-/.exec(name)?.[1])
    expect(new Set(loaded.filter(Boolean)).size).to.equal(2)
    expect(portal.told().filter((line) => line.includes('is disabled')).length).to.equal(1)
    expect(portal.violations).to.deep.equal([])
  })
})
