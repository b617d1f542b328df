import { expect } from '@open-wc/testing'
import { startBackend } from '../../support/backend.ts'
import { hosts, openModal } from '../../support/flows/modals.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { cleanPage } from '../../support/page.ts'
import { click, tap } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'

const text = 'They moved away'

describe('a dialog of an element', () => {
  cleanPage()
  before(() => startBackend())

  for (const name of hosts) {
    it(`in ${name}: by mouse and keyboard`, async () => {
      const modal = await openModal(name)
      const opener = modal.cancelButton
      const reason = () => modal.dialog!.querySelector('textarea')!

      await click(opener)
      let dialog = await modal.dialogOpened()
      expect(focused() === reason()).to.be.true
      await type(text)
      expect(reason().value).to.equal(text)
      for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await press(key)
        expect(dialog.contains(focused()), `${key} leads to ${focused()?.outerHTML.slice(0, 200)}`).to.be.true
      }
      await click(dialog.querySelector('h2')!)
      await click(reason())
      expect([focused() === reason(), dialog.open, modal.isOpen]).to.deep.equal([true, true, true])
      await click(within(dialog).getByShadowRole('button', { name: 'Cancel' }))
      await modal.dialogClosed(opener)

      await press('Enter')
      dialog = await modal.dialogOpened()
      await type(text)
      await press('Escape')
      await click(await within(dialog).findByShadowRole('button', { name: 'Discard' }))
      await modal.dialogClosed(opener)
      expect(modal.isOpen, 'Escape closes the host too').to.be.true

      await click(within(modal.record!).getByRole('button', { name: 'Close the record' }))
      await modal.closed()
    })

    it(`in ${name}: by touch`, async () => {
      const modal = await openModal(name)
      const opener = modal.cancelButton
      await tap(opener)
      const dialog = await modal.dialogOpened()
      const reason = dialog.querySelector('textarea')!
      await tap(reason)
      await type(text)
      expect(reason.value).to.equal(text)
      await tap(within(dialog).getByShadowRole('button', { name: 'Close' }))
      await tap(await within(dialog).findByShadowRole('button', { name: 'Discard' }))
      await modal.dialogClosed(opener)
      expect(modal.isOpen, 'A tap closes the host').to.be.true
    })
  }
})
