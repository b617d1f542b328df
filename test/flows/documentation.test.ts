import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { statusOfErrorCode } from '../../src/core/contract/errors.ts'
import { requests, startBackend } from '../support/backend.ts'
import { press } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'

const faults = ['none', 'slow', 'offline', 'error', 'expired', 'hostile', 'csp', 'rtl', 'dark']

const linksIn = ({ document }: Panel, place: string) => [...document.querySelectorAll<HTMLAnchorElement>(`${place} a`)]

const openFault = (fault: string, tag = 'doctor-subscriptions') => openPanel(`/demo/fault.html?element=${tag}&fault=${fault}`)

const rows = ({ screen }: Panel) => screen.findByShadowRole('group', { name: 'Pages' })
const logOf = ({ document }: Panel) => [...document.querySelectorAll('#log b')].map(({ textContent }) => textContent)
const rootOf = ({ document }: Panel) => document.querySelector('doctor-subscriptions')?.shadowRoot?.querySelector<HTMLElement>('.pe-root')

const snippetsOf = ({ document }: Panel) => [...document.querySelectorAll('pre')]

const setClipboard = ({ window: { navigator } }: Panel, writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } })

/** Presses the Copy button of the first snippet by keyboard and returns the announced status. */
async function copyFirst(guide: Panel): Promise<string> {
  const [figure] = guide.document.querySelectorAll('figure')
  const button = within(figure!).getByRole('button', { name: `Copy ${figure!.querySelector('figcaption')!.textContent}` })
  button.focus()
  await press('Enter')
  const status = within(figure!).getByRole('status')
  await until(() => status.textContent)
  return status.textContent
}

/** Sends a request from a page by XMLHttpRequest; returns its status and the code of its body. */
const refusalIn = ({ window }: Panel) =>
  new Promise<{ status: number; code: string }>((resolve) => {
    const request = new (window as Window & typeof globalThis).XMLHttpRequest()
    request.open('GET', '/api/v1/admin/profile')
    request.addEventListener('load', () => {
      const { code } = JSON.parse(new TextDecoder().decode(request.response as ArrayBuffer)) as { code: string }
      resolve({ status: request.status, code })
    })
    request.send()
  })

describe('the documentation', () => {
  cleanPage()
  before(() => startBackend())

  it('has guides that are accessible and link to each other', async () => {
    const gallery = await openPanel('/demo/')
    const guides = linksIn(gallery, '#guides')
    gallery.close()
    expect(guides).to.have.length.above(5)
    for (const { pathname, textContent } of guides) {
      const guide = await openPanel(pathname, { width: 390 })
      await guide.screen.findByRole('heading', { level: 1, name: textContent })
      await until(() => [...guide.document.querySelectorAll('[data-list], [data-elements]')].every(({ children }) => children.length > 0))
      expect(linksIn(guide, '#guides').map((link) => link.pathname)).to.deep.equal(guides.map((link) => link.pathname))
      expect(guide.document.documentElement.scrollWidth, pathname).to.be.at.most(390)
      await accessible(guide.document)
      guide.close()
    }
  })

  it('has a Copy button on every snippet and cuts off no line at 1,200 px', async () => {
    const gallery = await openPanel('/demo/')
    const guides = linksIn(gallery, '#guides')
    gallery.close()
    for (const { pathname } of guides) {
      const guide = await openPanel(pathname, { width: 1200 })
      for (const snippet of snippetsOf(guide)) {
        snippet.closest<HTMLElement>('[role=tabpanel]')?.removeAttribute('hidden')
        expect(snippet.scrollWidth, snippet.textContent).to.be.at.most(snippet.clientWidth)
        expect(within(snippet.closest('figure')!).getByRole('button', { name: /^Copy / })).to.be.visible
      }
      expect(guide.document.documentElement.scrollWidth).to.be.at.most(1200)
      guide.close()
    }
  })

  it('copies a snippet by keyboard and announces it', async () => {
    const guide = await openPanel('/demo/docs/quick-start.html', { width: 1200 })
    const copied: string[] = []
    setClipboard(guide, async (text) => void copied.push(text))
    expect(await copyFirst(guide)).to.equal('Copied')
    expect(copied).to.deep.equal([snippetsOf(guide)[0]!.textContent])
  })

  it('shows variants of a snippet as tabs, which arrow keys change', async () => {
    const guide = await openPanel('/demo/docs/react.html', { width: 390 })
    const [first, second] = guide.screen.getAllByRole('tab')
    expect([first, second].map((tab) => tab?.textContent)).to.deep.equal(['React 18 and 19', 'Tags in React 19'])
    const shown = () => guide.screen.getByRole('tabpanel', { name: guide.document.activeElement!.textContent })
    first!.focus()
    expect(shown().textContent).to.contain('<DoctorSubscriptions')
    await press('ArrowRight')
    expect(guide.document.activeElement === second).to.be.true
    expect(shown().textContent).to.contain('<doctor-subscriptions')
    expect(guide.screen.getAllByRole('tabpanel')).to.have.length(1)
    await press('ArrowRight')
    expect(guide.document.activeElement === first).to.be.true
  })

  it('selects a snippet when the clipboard is not available', async () => {
    const guide = await openPanel('/demo/docs/quick-start.html', { width: 1200 })
    setClipboard(guide, async () => {
      throw new Error('Not allowed')
    })
    expect(await copyFirst(guide)).to.equal('Selected: copy it with the keyboard')
    expect(guide.window.getSelection()!.toString()).to.equal(snippetsOf(guide)[0]!.textContent)
  })

  it('describes every element by its manifest', async () => {
    const guide = await openPanel('/demo/docs/elements.html#otp-dialog')
    await until(() => guide.document.querySelector('#otp-dialog'))
    expect(within(guide.document.querySelector<HTMLElement>('#otp-dialog')!).getByRole('group', { name: 'otp-dialog: Events' }).textContent)
      .to.contain('otp-submit')
      .and.not.contain('load-error')
    expect(guide.document.querySelector('#every-element')!.textContent).to.contain('load-error')
    const { modules } = (await (await fetch('/elements/custom-elements.json')).json()) as {
      modules: { declarations: { tagName: string }[] }[]
    }
    const tags = modules.flatMap(({ declarations }) => declarations).map(({ tagName }) => tagName)
    expect([...guide.document.querySelectorAll('[data-elements] section')].map(({ id }) => id)).to.deep.equal(['every-element', ...tags])
  })

  it('links from each element to all faults, and shows the measurements of the build', async () => {
    const gallery = await openPanel('/demo/?element=otp-dialog')
    await gallery.screen.findByRole('heading', { name: 'Keys' })
    const measured = await gallery.screen.findByRole('group', { name: 'Measured' })
    expect(measured.textContent)
      .to.match(/\d+\.\d KiB of JavaScript/)
      .and.contain('axe, darkno findings')
    expect(gallery.screen.getByText(/^Measured on \d+ \w+ \d{4} at \d\d:\d\d UTC in .+; downloads and calls in this build\.$/)).to.be
      .visible
    const links = linksIn(gallery, '#reference').map(({ search }) => search)
    expect(links).to.deep.equal(faults.map((name) => `?element=otp-dialog&fault=${name}`))
  })
})

describe('the pages of faults', () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('show an offline element, and no request of it has left the page', async () => {
    const page = await openFault('offline')
    await page.screen.findByShadowText('The server could not be reached. Check your connection.')
    expect(await requests({ path: '/admin/doctor/subscriptions' })).to.deep.equal([])
    await accessible(page.document)
  })

  it('show the answer of a server that fails', async () => {
    const page = await openFault('error')
    await page.screen.findByShadowText('The server could not process this right now.')
    expect(logOf(page)).to.deep.equal(['load-error'])
  })

  it('show a slow answer after all', async () => {
    const page = await openFault('slow')
    await rows(page)
    expect(logOf(page)).to.deep.equal(['ready'])
  })

  it('heal an expired session where it stands', async () => {
    const page = await openFault('expired')
    await until(() => logOf(page).includes('session-expired'))
    const { status, code } = await refusalIn(page)
    expect(statusOfErrorCode).to.have.property(code, status)
    await click(page.screen.getByRole('button', { name: 'Sign in again' }))
    await rows(page)
    expect(logOf(page)).to.include('session-restored')
    expect(localStorage).to.have.length(0)
  })

  it('leave the element as it is under hostile CSS', async () => {
    const [plain, hostile] = [await openFault('none'), await openFault('hostile')]
    await Promise.all([rows(plain), rows(hostile)])
    await until(() => hostile.window.getComputedStyle(hostile.document.body).fontVariantCaps === 'small-caps', 'the page itself is spoiled')
    const styleOf = (page: Panel) =>
      page.window.getComputedStyle(page.document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('td')!)
    // The font is inherited from the page on purpose.
    for (const name of ['color', 'line-height', 'text-shadow', 'letter-spacing'])
      expect(styleOf(hostile).getPropertyValue(name), name).to.equal(styleOf(plain).getPropertyValue(name))
  })

  it('enforce a strict policy, which every element keeps', async () => {
    const gallery = await openPanel('/demo/')
    const tags = linksIn(gallery, '#elements').map(({ textContent }) => textContent)
    gallery.close()
    expect(tags).to.have.length.above(10)
    for (const tag of tags) {
      const page = await openFault('csp', tag)
      if (tag !== 'otp-dialog') await until(() => logOf(page).includes('ready'), `${tag} is ready`)
      expect(logOf(page), tag).not.to.include('securitypolicyviolation')
      const inline = page.document.createElement('style')
      page.document.head.append(inline)
      inline.textContent = 'p { color: red }'
      await until(() => logOf(page).includes('securitypolicyviolation'), 'the policy holds')
      page.close()
    }
  })

  it('read from right to left, and turn dark with the page', async () => {
    const arabic = await openFault('rtl')
    await until(() => rootOf(arabic)?.dir === 'rtl')
    const dark = await openFault('dark')
    await rows(dark)
    expect(dark.window.getComputedStyle(rootOf(dark)!).colorScheme).to.equal('dark')
  })
})
