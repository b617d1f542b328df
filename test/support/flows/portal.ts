import { openPanel, type Panel } from '../panel.ts'
import { click } from '../pointer.ts'
import { focused } from '../keyboard.ts'
import { within } from '../screen.ts'
import { until } from '../until.ts'

/** A portal's page. Records the events of the page and its elements. */
export class Portal {
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
    await until(() => this.elements.every(({ shadowRoot }) => shadowRoot?.querySelector('[part~=row]')), 'No rows')
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

export const openPortal = async (page = 'hostile/') => new Portal(await openPanel(`/demo/portal/${page}`))

export async function openSignedIn(page?: string): Promise<Portal> {
  const portal = await openPortal(page)
  // A portal that was opened before has signed in for both.
  if (!portal.document.querySelector<HTMLElement>('#sign-in')!.hidden) await portal.signIn()
  await portal.shown()
  return portal
}
