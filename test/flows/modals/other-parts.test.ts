import { expect } from '@open-wc/testing'
import { clearFaults, fault, release, startBackend } from '../../support/backend.ts'
import { hosts, openModal, type Modal } from '../../support/flows/modals.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { cleanPage } from '../../support/page.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { toastElements, toastOutlet } from '../../support/elements/toasts.ts'

const list = (modal: Modal) => modal.part('doctor-subscriptions', '.pe-root')!

const button = (around: HTMLElement, name: string | RegExp) => within(around).getByShadowRole('button', { name })

const menu = (modal: Modal) => modal.part('doctor-subscriptions', '[part~=menu]')!

async function columnsMenu(modal: Modal): Promise<void> {
  const opener = button(list(modal), 'Columns')
  await click(opener)
  await until(() => focused()?.matches('[part~=menu] input'), 'No choice of columns has the focus')
  const choice = focused() as HTMLInputElement
  expect(modal.isHit(choice), 'The menu is not on top').to.be.true
  await press('Space')
  await until(() => !choice.checked, 'Space does not choose')
  await click(button(menu(modal), 'Show all columns'))
  await until(() => choice.checked, 'A click does not choose')
  await press('Escape')
  await until(() => !menu(modal).matches(':popover-open') && focused() === opener, 'Escape does not close the menu')
}

async function selects(modal: Modal): Promise<void> {
  const plan = within(list(modal)).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Plan' })
  const rows = () => names(modal.element('doctor-subscriptions')).join()
  const all = rows()
  plan.focus()
  await press('ArrowDown')
  await until(() => plan.selectedIndex === 1 && rows() !== all, 'The plan does not change')
  await press('ArrowUp')
  await until(() => plan.selectedIndex === 0 && rows() === all, 'The plan does not change back')

  const country = within(modal.part('doctor-editor', '.pe-root')!).getByShadowRole<HTMLSelectElement>('combobox', {
    name: 'Country of the phone number',
  })
  country.focus()
  const before = country.value
  await press('ArrowDown')
  await until(() => country.value !== before, 'The country does not change')
}

async function invoice(modal: Modal): Promise<void> {
  // A free plan has no invoice.
  const row = parts(modal.element('doctor-subscriptions'), 'row').find(({ textContent }) => !/free/i.test(textContent))
  const opener = button(row!, /^Invoice of /)
  await click(opener)
  const dialog = await modal.dialogOpened()
  await click(dialog.querySelector('h2')!)
  await press('Escape')
  await modal.dialogClosed(opener)
}

async function pictures(modal: Modal): Promise<void> {
  const opener = modal.part('patient-detail', '[part~=gallery] button[part~=picture]')!
  await click(opener)
  const dialog = await modal.dialogOpened()
  const position = () => dialog.querySelector('[role=status]')!.textContent
  const first = position()
  await press('ArrowRight')
  await until(() => position() !== first, 'No other picture')
  await click(button(dialog, 'Close'))
  await modal.dialogClosed(opener)
}

/** Waits for a toast that is seen and takes a click, and closes it by the mouse. */
async function toast(modal: Modal, text: RegExp): Promise<void> {
  const found = () => toastElements(modal.document).find(({ textContent }) => text.test(textContent))
  await until(found, `No toast ${String(text)}`)
  await until(() => modal.isHit(found()!), 'The toast is not on top')
  expect(toastOutlet(modal.document)!.parentNode === modal.document.body, 'The toast hangs on the body').to.be.false
  await click(found()!)
  await until(() => !found(), 'A click does not close the toast')
}

async function exportBar(modal: Modal): Promise<void> {
  await fault({ kind: 'hold', path: /subscriptions\?/ })
  await click(button(list(modal), 'Export CSV'))
  await until(() => modal.part('doctor-subscriptions', '[part~=export] progress'), 'No export bar')
  await release()
  await toast(modal, /^Rows exported: \d+$/)
}

async function cancellation(modal: Modal): Promise<void> {
  await click(modal.cancelButton)
  const dialog = await modal.dialogOpened()
  await type('They moved away')
  await click(button(dialog, 'Submit'))
  await toast(modal, /^The subscription has been canceled\.$/)
}

describe('other parts that open', () => {
  cleanPage()
  before(() => startBackend())
  afterEach(clearFaults)

  for (const name of hosts) {
    it(`in ${name}: columns menu, selects, invoice, pictures, export bar and toasts`, async () => {
      const modal = await openModal(name)
      for (const use of [columnsMenu, selects, invoice, pictures, exportBar, cancellation]) {
        await use(modal)
        expect(modal.isOpen, `${use.name} closes the host`).to.be.true
      }
    })
  }
})
