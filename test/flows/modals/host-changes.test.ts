import { expect } from '@open-wc/testing'
import { startBackend } from '../../support/backend.ts'
import { hosts, openModal } from '../../support/flows/modals.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { inMotion } from '../../support/media.ts'
import { cleanPage } from '../../support/page.ts'
import { click } from '../../support/pointer.ts'
import { until } from '../../support/until.ts'
import { toastElements } from '../../support/elements/toasts.ts'

/** Returns all places of the page where an element could leave something. */
function traces(document: Document): string[] {
  const attributesOf = ({ attributes }: Element) =>
    [...attributes].filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`)
  const { documentElement: html, body } = document
  return [html, body, ...body.children].map((element) => [element.localName, ...attributesOf(element)].join(' '))
}

describe('a modal that changes around a dialog of an element', () => {
  cleanPage()
  inMotion()
  before(() => startBackend())

  for (const name of hosts) {
    it(`${name} opens while it still moves, closes while the dialog is open, and leaves the page as it was`, async () => {
      const modal = await openModal(name)
      await modal.goBack()
      const before = traces(modal.document)

      await click(modal.link)
      await until(() => modal.part('doctor-subscriptions', '[part~=row] button')?.checkVisibility(), 'No rows')
      // Not by mouse or key: the button still moves, and most hosts move the focus at the end of their animation.
      modal.cancelButton.click()
      const dialog = await modal.dialogOpened()
      await type('They moved away')
      expect(dialog.querySelector('textarea')!.value).to.equal('They moved away')

      await modal.goBack()
      expect(modal.dialog === undefined, 'The dialog stays without its host').to.be.true
      expect(traces(modal.document)).to.deep.equal(before)
      expect(toastElements(modal.document)).to.be.empty

      await modal.open()
      const opener = modal.cancelButton
      await click(opener)
      await modal.dialogOpened()
      expect(focused()?.localName).to.equal('textarea')
      await press('Escape')
      await modal.dialogClosed(opener)
      expect(modal.isOpen).to.be.true
    })
  }
})

/** Modals that give the focus back to nothing here: Bootstrap and Radix know only openers of their own. */
const withoutReturn = ['bootstrap-modal', 'bootstrap-offcanvas', 'radix', 'full-screen']

/** Modals that give the focus back before the elements in them are removed, while the page is still inert under the open dialog. */
const tooEarly = ['mui-dialog', 'mui-drawer']

describe('the focus after a modal', () => {
  cleanPage()
  before(() => startBackend())

  for (const name of hosts) {
    it(`is where ${name} puts it without elements, also if a dialog of an element was or is open`, async () => {
      const modal = await openModal(name)
      const { body } = modal.document
      const close = async (after: string, home: Element) => {
        await modal.goBack()
        await until(() => focused() === home, `${after} the focus is on ${focused()?.outerHTML.slice(0, 100)}`)
      }
      const home = withoutReturn.includes(name) ? body : modal.link
      // Headless UI does not know the link that was clicked before its code was loaded.
      await modal.goBack()
      await modal.open()
      await click(modal.cancelButton)
      await modal.dialogOpened()
      await press('Escape')
      await modal.dialogClosed(modal.cancelButton)
      await close('After a dialog of an element', home)

      await modal.open()
      await click(modal.cancelButton)
      await modal.dialogOpened()
      await close('With an open dialog of an element', tooEarly.includes(name) ? body : home)

      modal.leaveOutElements()
      await click(modal.link)
      await until(() => modal.isOpen, 'It does not open')
      await modal.still()
      await close('Without elements', home)
    })
  }
})
