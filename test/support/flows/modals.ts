import { cancelButton } from '../elements/doctor-subscriptions/dialogs.ts'
import { focused } from '../keyboard.ts'
import { openPanel, type Panel } from '../panel.ts'
import { click } from '../pointer.ts'
import { engine, unable } from '../unable.ts'
import { until } from '../until.ts'

/** Modals of the sample portal, by the hash of their address. */
export const hosts = [
  'bootstrap-modal',
  'bootstrap-offcanvas',
  'mui-dialog',
  'mui-drawer',
  'radix',
  'headless-ui',
  'angular-material',
  'ionic',
  'shoelace',
  'native-dialog',
  'native-popover',
  'full-screen',
]

/** Returns all elements of a tree and of its open shadow roots. */
const deep = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => [element, ...(element.shadowRoot ? deep(element.shadowRoot) : [])])

/** The sample portal with its elements in a modal of a library. */
export class Modal {
  #closings = 0

  constructor(
    readonly panel: Panel,
    readonly name: string,
  ) {}

  get document(): Document {
    return this.panel.document
  }

  get link(): HTMLElement {
    return this.document.querySelector<HTMLElement>(`#hosts a[href="#${this.name}"]`)!
  }

  /** Content of the modal. */
  get record(): HTMLElement | undefined {
    return deep(this.document).find(({ className }) => className === 'record')
  }

  get isOpen(): boolean {
    return this.panel.window.location.hash === `#${this.name}` && this.record?.checkVisibility() === true
  }

  element(tag: string): HTMLElement {
    const found = this.record?.querySelector<HTMLElement>(tag)
    if (!found) throw new Error(`No ${tag} in ${this.name}`)
    return found
  }

  part(tag: string, selector: string): HTMLElement | null {
    return this.record?.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector) ?? null
  }

  /** Leaves the elements out of modals that open from now on. */
  leaveOutElements(): void {
    const { content } = this.document.querySelector<HTMLTemplateElement>('#record')!
    for (const element of content.querySelectorAll('doctor-subscriptions, doctor-editor, patient-detail')) element.remove()
  }

  /** Opens the modal and waits until its elements have loaded and stand still. */
  async open(): Promise<void> {
    await click(this.link)
    await until(
      () =>
        this.isOpen &&
        this.part('doctor-subscriptions', '[part~=row] button') &&
        this.part('doctor-editor', 'select[aria-label]') &&
        this.part('patient-detail', '[part~=gallery] img'),
      `The elements in ${this.name} do not load`,
    )
    await this.still()
  }

  /** Waits until the modal no longer moves and has heard so. Some hosts move a part of their shadow root. */
  async still(): Promise<void> {
    const moves = ({ playState, effect }: Animation) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity
    const roots = () => [this.document, ...deep(this.document).flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    await until(() => !roots().some((root) => root.getAnimations().some(moves)), 'It never stands still')
    // The events of an end come with the next frame. Bootstrap ignores Back until then.
    await new Promise((heard) => this.panel.window.requestAnimationFrame(heard))
  }

  /** Waits until the modal has left the page. */
  async closed(): Promise<void> {
    const told = () => [...this.document.querySelectorAll('#activity li')].filter(({ textContent }) => textContent.endsWith(' closed'))
    await until(() => told().length > this.#closings, `${this.name} stays open`)
    this.#closings += 1
  }

  /** Closes the modal by the browser's Back. */
  async goBack(): Promise<void> {
    this.panel.window.history.back()
    await this.closed()
  }

  /** Returns whether a point of the element, by default its center, is seen and takes a click. */
  isHit(element: Element, top?: number): boolean {
    const box = element.getBoundingClientRect()
    const [x, y] = [box.left + box.width / 2, box.top + (top ?? box.height / 2)]
    const hitIn = (root: DocumentOrShadowRoot): Element | null => {
      const hit = root.elementFromPoint(x, y)
      return hit?.shadowRoot && hit.shadowRoot !== root ? (hitIn(hit.shadowRoot) ?? hit) : hit
    }
    const hit = hitIn(this.document)
    return hit !== null && element.contains(hit)
  }

  /** Opens the dialog of the first row. */
  get cancelButton(): HTMLElement {
    return cancelButton(this.element('doctor-subscriptions'))
  }

  get dialog(): HTMLDialogElement | undefined {
    return deep(this.document).find((element) => element.matches('.pe-dialog')) as HTMLDialogElement | undefined
  }

  /** Waits until the dialog of an element is open, on top, and has the focus. */
  async dialogOpened(): Promise<HTMLDialogElement> {
    await until(() => this.dialog?.open, 'No dialog opens')
    await this.still()
    const dialog = this.dialog!
    await until(() => dialog.contains(focused()), 'The dialog has no focus')
    if (!this.isHit(dialog, 20)) throw new Error(`In ${this.name} the dialog is not on top`)
    return dialog
  }

  /** Waits until no dialog is open and the focus is back on its opener. */
  async dialogClosed(opener: Element): Promise<void> {
    await until(() => !this.dialog, 'The dialog stays open')
    await until(() => focused() === opener, `The focus does not come back: ${focused()?.outerHTML.slice(0, 200)}`)
  }
}

/** Opens the page of the sample portal and a modal on it. Skips the test as `unable` if the engine takes Escape in full screen. */
export async function openModal(name: string, size: { width?: number; height?: number } = {}): Promise<Modal> {
  if (name === 'full-screen' && engine !== 'chromium')
    await unable('This engine leaves full screen on Escape before the page gets the key.')
  const panel = await openPanel('/demo/portal/modals/', size)
  const modal = new Modal(panel, name)
  await until(() => modal.document.querySelector('#hosts a'), 'No links')
  await modal.open()
  return modal
}
