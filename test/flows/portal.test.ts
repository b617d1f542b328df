import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { clearFaults, fault, query, release, requests, startBackend } from '../support/backend.ts'
import { focused, press, type } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel, type Panel } from '../support/panel.ts'
import { click, hover } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'

const subscriptionsPath = '/admin/doctor/subscriptions'

/** A portal's page. Records the events of the page and its elements. */
class Portal {
  readonly told: string[] = []
  readonly violations: string[] = []

  constructor(readonly panel: Panel) {
    for (const name of ['session-expired', 'session-restored', 'ready', 'load-error', 'subscription-change', 'invoice-open']) {
      this.document.addEventListener(name, () => this.told.push(name))
    }
    this.document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      this.violations.push(`${violatedDirective} ${blockedURI}`)
    })
  }

  get document(): Document {
    return this.panel.document
  }

  get screen(): Panel['screen'] {
    return this.panel.screen
  }

  get banner(): string {
    return this.document.querySelector('#banner')!.textContent
  }

  get elements(): [HTMLElement, HTMLElement] {
    return [...this.document.querySelectorAll<HTMLElement>('doctor-subscriptions')] as [HTMLElement, HTMLElement]
  }

  times(name: string): number {
    return this.told.filter((each) => each === name).length
  }

  signIn = async () => click(await this.screen.findByRole('button', { name: 'Sign in to the portal' }))

  signOut = () => click(this.screen.getByRole('button', { name: 'Sign out of the portal' }))

  /** Returns the console errors of the page from now on. */
  errors(): unknown[] {
    const { console } = this.panel.window as Window & typeof globalThis
    const write = console.error.bind(console)
    const errors: unknown[] = []
    console.error = (...words: unknown[]) => {
      errors.push(words)
      write(...words)
    }
    return errors
  }

  /** Waits until both elements show that the session has ended. */
  refused = () =>
    until(() => this.screen.queryAllByShadowText('You are not signed in, or your session has ended. Please sign in.').length === 2)

  /** Waits until both elements show their first rows. */
  shown = async () => {
    await this.screen.findAllByShadowText('Olivia Bennett')
    await this.screen.findAllByShadowText('Camille Dubois')
    await until(() => this.screen.queryAllByShadowRole('button', { name: 'Retry' }).length === 0)
  }

  /** Returns the first button of an element whose name starts with `name`. */
  button = (name: string, element = this.elements[0]) =>
    within(element.shadowRoot as unknown as HTMLElement).getAllByShadowRole('button', { name: new RegExp(`^${name}`) })[0]!

  openCancelDialog = async () => {
    await click(this.button('Cancel'))
    const dialog = await this.screen.findByShadowRole('dialog', { name: 'Cancel Subscription' })
    await until(() => dialog.contains(focused()))
    // A moving element is no target for the mouse.
    await until(() => dialog.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'))
    return dialog
  }

  closed = () => until(() => !this.screen.queryByShadowRole('dialog'))
}

const openPortal = async (page = 'hostile/') => new Portal(await openPanel(`/demo/portal/${page}`))

async function openSignedIn(page?: string): Promise<Portal> {
  const portal = await openPortal(page)
  // A portal that was opened before has signed in for both.
  if (!portal.document.querySelector<HTMLElement>('#sign-in')!.hidden) await portal.signIn()
  await portal.shown()
  return portal
}

// Computed from the available room, not set by a rule.
const sizes =
  /^(width|height|inline-size|block-size|perspective-origin|transform-origin|inset-(block|inline)-(start|end)|top|right|bottom|left|grid-template-(rows|columns))$/

type Pseudo = '::before' | '::after' | undefined

function styleOf(element: Element, pseudo?: Pseudo): Record<string, string> {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element, pseudo)
  return Object.fromEntries([...style].filter((name) => !sizes.test(name)).map((name) => [name, style.getPropertyValue(name)]))
}

const look = (elements: Element[]) =>
  elements.flatMap((element) =>
    ([undefined, '::before', '::after'] satisfies Pseudo[]).map((pseudo) => ({
      name: `${element.localName}${pseudo ?? ''}`,
      style: styleOf(element, pseudo),
    })),
  )

function differences(one: ReturnType<typeof look>, other: ReturnType<typeof look>): string[] {
  if (one.length !== other.length) return [`${one.length} and ${other.length} parts`]
  return one.flatMap(({ name, style }, index) => {
    const { name: otherName, style: otherStyle } = other[index]!
    if (name !== otherName) return [`${name} and ${otherName}`]
    return Object.keys(style).flatMap((key) =>
      style[key] === otherStyle[key] ? [] : [`${name} ${key}: ${style[key]} and ${otherStyle[key]}`],
    )
  })
}

const partsOf = (root: ParentNode | null) => [...root!.querySelectorAll('*')]

const signInsSent = async () => (await requests({ method: 'POST', path: '/admin/login' })).length

describe('the portal of somebody else', () => {
  cleanPage()
  beforeEach(() => startBackend())

  describe('in hostile dress', () => {
    it('leaves no trace on the elements', async () => {
      const pages: Portal[] = []
      for (const page of ['hostile/', 'plain/']) {
        const portal = await openSignedIn(page)
        // Moves the pointer away: a hovered row has another colour, and keeps it under the next frame.
        await hover(portal.document.querySelector('.brand')!)
        pages.push(portal)
      }
      await until(() => pages.every(({ document }) => document.getAnimations().length === 0))
      const [hostile, plain] = pages.map(({ elements }) => {
        for (const element of elements) element.style.setProperty('width', '1000px', 'important')
        return look(elements.flatMap(({ shadowRoot }) => partsOf(shadowRoot)))
      })
      expect(plain!.length).to.be.greaterThan(600)
      expect(differences(hostile!, plain!)).to.deep.equal([])
    })

    it('leaves no trace on a dialog', async () => {
      const looks = []
      for (const page of ['hostile/', 'plain/']) {
        const portal = await openSignedIn(page)
        const dialog = await portal.openCancelDialog()
        // Some browsers show no focus ring once another frame has had the focus.
        ;(focused() as HTMLElement).blur()
        await until(() => dialog.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'))
        looks.push(look(partsOf(dialog)))
        portal.panel.close()
      }
      expect(differences(looks[0]!, looks[1]!)).to.deep.equal([])
    })

    it('keeps its own look', async () => {
      await fault({ kind: 'hold', path: /\/elements\/doctor-subscriptions\.js/ })
      const portal = await openPortal()
      await portal.signIn()
      await until(() => !portal.document.querySelector<HTMLElement>('#accounts')!.hidden)
      await hover(portal.document.querySelector('.brand')!)
      const own = [...portal.document.querySelectorAll('html, body, body *:not(doctor-subscriptions)')]
      const { length: sheets } = portal.document.styleSheets
      await until(() => own.every((element) => element.getAnimations().length === 0))
      const before = look(own)

      await release()
      await portal.shown()
      await until(() => own.every((element) => element.getAnimations().length === 0))
      expect(differences(before, look(own))).to.deep.equal([])

      await portal.openCancelDialog()
      await press('Escape')
      await portal.closed()
      await hover(portal.document.querySelector('.brand')!)
      await until(() => own.every((element) => element.getAnimations().length === 0))
      expect(differences(before, look(own))).to.deep.equal([])
      expect(portal.document.styleSheets).to.have.length(sheets)
      expect(portal.document.adoptedStyleSheets).to.have.length(0)
    })

    it('does not cut dialogs off', async () => {
      const portal = await openSignedIn()
      const dialog = await portal.openCancelDialog()
      const { innerWidth, innerHeight } = portal.panel.window
      const { left, right, top, bottom } = dialog.getBoundingClientRect()
      expect(
        [left, top, innerWidth - right, innerHeight - bottom].every((room) => room >= 0),
        'the dialog is on the screen',
      ).to.be.true
      const at = (x: number, y: number) => portal.document.elementFromPoint(x, y)?.localName
      const { right: end } = portal.document.documentElement.getBoundingClientRect()
      const corners = [at(left + 20, top + 5), at(right - 20, top + 5), at(left + 20, bottom - 5), at(5, 5), at(end - 5, innerHeight - 5)]
      expect(corners).to.deep.equal(Array(5).fill('doctor-subscriptions'))
    })

    it('does not move toasts', async () => {
      const portal = await openSignedIn()
      await click(portal.button('Reactivate'))
      const toast = await portal.screen.findByShadowText('The subscription has been reactivated.')
      const isTopRight = () => {
        const { top, right } = toast.getBoundingClientRect()
        const room = portal.panel.window.innerWidth - right
        return top >= 0 && top < 100 && room >= 0 && room < 100
      }
      await until(isTopRight, 'the toast comes in at the top right')
    })
  })

  it('keeps the focus in a dialog and gives it back', async () => {
    const portal = await openSignedIn()
    const dialog = await portal.openCancelDialog()
    const opener = portal.button('Cancel')
    for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
      await press(key)
      expect(dialog.contains(focused()), `after ${key}`).to.be.true
    }
    await press('Escape')
    await portal.closed()
    await until(() => focused() === opener)
  })

  it('cancels, sorts and opens an invoice within its policy, and tells its log', async () => {
    const portal = await openSignedIn()
    const dialog = await portal.openCancelDialog()
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await within(dialog).findByShadowText('Reason is required.')
    await type('They moved away')
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await portal.closed()
    await portal.screen.findByShadowText('The subscription has been canceled.')
    expect(await query("select status from subscriptions where doctor_id = 1 and status = 'active'")).to.deep.equal([])

    // Waits until nothing moves under the pointer.
    await until(() => portal.elements.every((element) => !element.shadowRoot!.querySelector('[aria-busy="true"]')))
    await click(portal.button('Amount', portal.elements[1]))
    await until(() => portal.elements[1].shadowRoot!.querySelector('[aria-sort="ascending"]'), 'It is not sorted')
    await click(portal.button('Invoice'))
    const invoice = await portal.screen.findByShadowRole('dialog', { name: 'Invoice' })
    await until(() => invoice.contains(focused()))
    await press('Escape')
    await portal.closed()

    const log = portal.document.querySelector('#log')!.textContent
    expect(log)
      .to.contain('subscription-change · practice 1')
      .and.contain('"reason":"They moved away"')
      .and.contain('invoice-open · practice 1')
    expect(portal.violations).to.deep.equal([])
  })

  it('has one new token for both elements when the old one is refused', async () => {
    await fault({ kind: 'hold', path: subscriptionsPath })
    const portal = await openPortal()
    await portal.signIn()
    await until(async () => (await requests({ path: subscriptionsPath })).length === 2)
    await query('delete from sessions')
    await release()
    await portal.shown()
    expect(await signInsSent()).to.equal(2)
    expect(portal.told).to.deep.equal(['ready', 'ready'])
  })

  it('says once that the session has ended, and Retry heals both elements', async () => {
    // Rejects every call that sends a token.
    await fault({ kind: 'status', status: 401, path: /\/admin\/(?!login)/ })
    const portal = await openPortal()
    const errors = portal.errors()
    await portal.signIn()
    await portal.refused()
    // Each element requests its list. A pending request could restore the elements before Retry does.
    await until(() => errors.length === 2)
    expect(portal.times('session-expired')).to.equal(1)
    expect(portal.banner).to.equal('The register no longer knows you. Sign in to the portal again.')

    await clearFaults()
    await click(portal.button('Retry'))
    await until(() => portal.told.includes('session-restored'))
    await portal.shown()
    expect(portal.times('session-restored')).to.equal(1)
    expect(portal.banner).to.equal('The register knows you again. Carry on.')
  })

  it('leaves calm notices after signing out, and heals when it signs in again', async () => {
    const portal = await openSignedIn()
    // Excludes the prefetch of all rows.
    const firstPage = { path: /subscriptions\?page=1&page_size=10&/ }
    const { length: asked } = await requests(firstPage)
    await portal.signOut()
    await portal.refused()
    expect(portal.times('session-expired')).to.equal(1)
    expect(await requests(firstPage)).to.have.length(asked)

    await portal.signIn()
    await until(() => portal.told.includes('session-restored'))
    await portal.shown()
    expect(portal.times('session-restored')).to.equal(1)
    expect(portal.times('session-expired')).to.equal(1)
  })

  it('keeps its token under its own key, and nothing of ours', async () => {
    await openSignedIn()
    expect(Object.keys(sessionStorage)).to.deep.equal(['harbour-health-token'])
    expect(Object.keys(localStorage)).to.deep.equal([])
  })

  it('embeds elements that are accessible', async () => {
    const { elements } = await openSignedIn()
    for (const element of elements) await accessible(element)
  })
})
