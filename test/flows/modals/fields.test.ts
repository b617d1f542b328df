import { expect } from '@open-wc/testing'
import { startBackend } from '../../support/backend.ts'
import { hosts, openModal, type Modal } from '../../support/flows/modals.ts'
import { focused, press, type } from '../../support/keyboard.ts'
import { cleanPage } from '../../support/page.ts'
import { click, tap } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { engine, unable } from '../../support/unable.ts'
import { until } from '../../support/until.ts'
import { changed, names } from '../../support/elements/doctor-subscriptions/shown.ts'

/** Selects whose choice applies without a question, with the first letter of an option. */
const selects = [
  { tag: 'doctor-editor', label: 'Country of the phone number', letter: 'n' },
  { tag: 'doctor-subscriptions', label: 'Rows per page', letter: '5' },
  { tag: 'doctor-subscriptions', label: 'Plan', letter: 'f' },
]

const content = (modal: Modal, tag: string) => within(modal.part(tag, '.pe-root')!)

const selectOf = (modal: Modal, { tag, label }: { tag: string; label: string }) =>
  content(modal, tag).getByShadowRole<HTMLSelectElement>('combobox', { name: label })

const planOfDoctor = (modal: Modal) => selectOf(modal, { tag: 'doctor-editor', label: 'Plan' })

/** Expects the question about a changed plan and closes it by Escape. */
async function questioned(modal: Modal, plan: HTMLSelectElement): Promise<void> {
  const dialog = await modal.dialogOpened()
  within(dialog).getByShadowText('Plan will be changed for this doctor.')
  await press('Escape')
  await modal.dialogClosed(plan)
}

/** Ways to open the list of a select. */
const ways: Record<string, (select: HTMLSelectElement) => Promise<unknown>> = {
  mouse: click,
  touch: tap,
  keyboard(select) {
    select.focus()
    return press('Alt+ArrowDown')
  },
}

describe('fields', () => {
  cleanPage()
  before(() => startBackend())

  for (const name of hosts) {
    it(`in ${name}: closed selects get arrow keys, Home, End and letters, and Escape reverts a choice or clears the search`, async () => {
      const modal = await openModal(name)
      for (const each of selects) {
        const select = selectOf(modal, each)
        select.focus()
        const shownAfter = async (key: string) => {
          await press(key)
          return select.selectedIndex
        }
        const last = select.options.length - 1
        expect(
          [await shownAfter('End'), await shownAfter('ArrowUp'), await shownAfter('Home'), await shownAfter('ArrowDown')],
          each.label,
        ).to.deep.equal([last, last - 1, 0, 1])
        await type(each.letter)
        expect(select.selectedOptions[0]!.text.toLowerCase().startsWith(each.letter), each.label).to.be.true
      }

      const plan = planOfDoctor(modal)
      const before = plan.selectedIndex
      plan.focus()
      await press('ArrowUp')
      expect(plan.selectedIndex).to.equal(before - 1)
      await press('Escape')
      await until(() => plan.selectedIndex === before, 'Escape does not revert the choice')
      expect(modal.isOpen, 'Escape closes the host').to.be.true
      // WebKit tells of the same choice again only after the field got the focus again.
      plan.blur()
      plan.focus()
      await press('ArrowUp')
      await press('Enter')
      await questioned(modal, plan)

      const search = content(modal, 'doctor-subscriptions').getByShadowRole<HTMLInputElement>('searchbox', { name: 'Search' })
      search.focus()
      await type('Olivia B')
      expect(search.value).to.equal('Olivia B')
      await press('Escape')
      await until(() => search.value === '', 'Escape does not clear the search')
      expect([focused() === search, modal.isOpen], 'Escape closes the host').to.deep.equal([true, true])
    })

    for (const [way, open] of Object.entries(ways)) {
      it(`in ${name}: lists of selects opened by ${way} get arrow keys, Enter and Escape`, async () => {
        if (engine !== 'chromium') await unable('An open list belongs to another process or window; keys of the driver do not reach it.')
        const modal = await openModal(name)
        const list = modal.element('doctor-subscriptions')
        for (const each of selects) {
          const select = selectOf(modal, each)
          const rows = names(list)
          const before = select.selectedIndex
          const next = before === 0 ? 'ArrowDown' : 'ArrowUp'
          await open(select)
          await press('Escape')
          expect([focused() === select, modal.isOpen], 'Escape closes more than the list').to.deep.equal([true, true])
          await open(select)
          await press(next)
          await press('Enter')
          await until(() => select.selectedIndex !== before, `${each.label} does not change`)
          // Other rows move what is below them.
          if (each.tag === list.localName) await changed(list, rows)
        }
        const plan = planOfDoctor(modal)
        await open(plan)
        await press('ArrowUp')
        await press('Enter')
        await questioned(modal, plan)
        expect(modal.isOpen).to.be.true
      })
    }
  }
})
