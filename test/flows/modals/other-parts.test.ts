import { expect } from '@open-wc/testing'
import { clearFaults, fault, startBackend } from '../../support/backend.ts'
import { hosts, openModal, type Modal } from '../../support/flows/modals.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { cleanPage } from '../../support/page.ts'
import { click, hover, tap } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { toastElements, toastOutlet } from '../../support/elements/toasts.ts'

type Point = (element: Element) => Promise<void>

const list = (modal: Modal) => modal.part('doctor-subscriptions', '.pe-root')!

const button = (around: HTMLElement, name: string | RegExp) => within(around).getByShadowRole('button', { name })

/** A part shows its tooltip while the pointer hits it. */
async function tooltips(modal: Modal): Promise<void> {
  const subscriptions = modal.element('doctor-subscriptions')
  const around = [...parts(subscriptions, 'toolbar'), parts(subscriptions, 'row')[0]!, modal.part('patient-detail', '[part~=gallery]')!]
  const titled = around.flatMap((part) => [...part.querySelectorAll('button')]).filter((control) => control.checkVisibility())
  expect(titled.length).to.be.above(5)
  for (const control of titled) {
    await hover(control)
    const isHit = () => control.matches(':hover') && modal.isHit(control)
    await until(isHit, `The pointer does not hit ${control.outerHTML.slice(0, 200)}`)
  }
}

async function columnsMenu(modal: Modal, point: Point): Promise<void> {
  const menu = modal.part('doctor-subscriptions', '[part~=menu]')!
  const opener = button(list(modal), 'Columns')
  await point(opener)
  await until(() => focused()?.matches('[part~=menu] input'), 'No choice of columns has the focus')
  const choice = focused() as HTMLInputElement
  expect(modal.isHit(choice), 'The menu is not on top').to.be.true
  await press('Space')
  await until(() => !choice.checked, 'Space does not choose')
  await point(button(menu, 'Show all columns'))
  await until(() => choice.checked, 'The button does not choose')
  await point(choice)
  await until(() => !choice.checked, 'The pointer does not choose')
  await point(choice)
  await press('Escape')
  await until(() => !menu.matches(':popover-open') && focused() === opener, 'Escape does not close the menu')
  await point(opener)
  await until(() => focused()?.matches('[part~=menu] input'), 'The menu does not open again')
  await point(modal.record!.querySelector('h2')!)
  await until(() => !menu.matches(':popover-open'), 'The menu stays')
}

async function invoice(modal: Modal, point: Point): Promise<void> {
  // A free plan has no invoice.
  const row = parts(modal.element('doctor-subscriptions'), 'row').find(({ textContent }) => !/free/i.test(textContent))
  const opener = button(row!, /^Invoice of /)
  await point(opener)
  const dialog = await modal.dialogOpened()
  await point(dialog.querySelector('h2')!)
  await press('Escape')
  await modal.dialogClosed(opener)
}

async function pictures(modal: Modal, point: Point): Promise<void> {
  const opener = modal.part('patient-detail', '[part~=gallery] button[part~=picture]')!
  await point(opener)
  const dialog = await modal.dialogOpened()
  const position = () => dialog.querySelector('[role=status]')!.textContent
  const first = position()
  await press('ArrowRight')
  await until(() => position() !== first, 'No other picture')
  await point(button(dialog, 'Previous picture'))
  await until(() => position() === first, 'Not the first picture')
  await point(button(dialog, 'Close'))
  await modal.dialogClosed(opener)
}

/** Waits for a toast that is seen and takes a click, and closes it by the pointer. */
async function toast(modal: Modal, point: Point, text: RegExp): Promise<void> {
  const found = () => toastElements(modal.document).find(({ textContent }) => text.test(textContent))
  await until(found, `No toast ${String(text)}`)
  await until(() => modal.isHit(found()!), 'The toast is not on top')
  expect(toastOutlet(modal.document)!.parentNode === modal.document.body, 'The toast hangs on the body').to.be.false
  await point(found()!)
  await until(() => !found(), 'The pointer does not close the toast')
}

async function exportBar(modal: Modal, point: Point): Promise<void> {
  const bar = () => modal.part('doctor-subscriptions', '[part~=export]')
  const opener = button(list(modal), 'Export CSV')
  await fault({ kind: 'hold', path: /subscriptions\?/ })
  await point(opener)
  await until(() => bar()?.querySelector('progress'), 'No export bar')
  await point(button(bar()!, 'Cancel the export'))
  await until(() => !bar() && focused() === opener, 'The export goes on')
  await clearFaults()

  await fault({ kind: 'status', status: 500, path: /subscriptions\?/ })
  await point(opener)
  await until(() => bar()?.matches('[role=alert]'), 'The export does not fail')
  await point(button(bar()!, 'Close'))
  await until(() => !bar() && focused() === opener, 'The bar stays')
  await point(opener)
  await until(() => bar()?.matches('[role=alert]'), 'The export does not fail again')
  await clearFaults()
  await point(button(bar()!, 'Retry'))
  await toast(modal, point, /^Rows exported: \d+$/)
}

async function cancellation(modal: Modal, point: Point): Promise<void> {
  await point(modal.cancelButton)
  const dialog = await modal.dialogOpened()
  await type('They moved away')
  await point(button(dialog, 'Submit'))
  await toast(modal, point, /^The subscription has been canceled\. Undo$/)
}

const opened = [columnsMenu, invoice, pictures, exportBar, cancellation]

/** Hosts that handle touch, each in its own way: by gestures, outside clicks or the browser. */
const touchHosts = ['bootstrap-modal', 'mui-dialog', 'headless-ui', 'ionic', 'native-dialog']

describe('other parts that open', () => {
  cleanPage()
  before(() => startBackend())
  afterEach(clearFaults)

  const inHost = (name: string, way: string, point: Point, uses: ((modal: Modal, point: Point) => Promise<void>)[]) =>
    it(`in ${name} by ${way}: columns menu, invoice, pictures, export bar and toasts`, async () => {
      const modal = await openModal(name)
      for (const use of uses) {
        await use(modal, point)
        expect(modal.isOpen, `${use.name} closes the host`).to.be.true
      }
    })

  for (const name of hosts) inHost(name, 'mouse', click, [tooltips, ...opened])
  for (const name of touchHosts) inHost(name, 'touch', tap, opened)
})
