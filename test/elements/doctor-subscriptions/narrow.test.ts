import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { locales } from '../../../src/core/i18n/locales.ts'
import { clearFaults, fault } from '../../support/backend.ts'
import { accessible } from '../../support/accessible.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { viewport } from '../../support/viewport.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { moreOf, openRowMenu, rowMenuClosed } from '../../support/elements/row-menu.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

const narrow = '<doctor-subscriptions status="active" style="width: 390px"></doctor-subscriptions>'

/** Returns visible parts that overflow their element. */
function sticking(element: HTMLElement): string[] {
  const { left, right } = element.getBoundingClientRect()
  return [...element.shadowRoot!.querySelectorAll('.pe-root *')]
    .filter((part) => part.checkVisibility() && !part.closest('.pe-visually-hidden, thead'))
    .filter((part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1)
    .map((part) => part.outerHTML.slice(0, 100))
}

describe('a narrow doctor-subscriptions', () => {
  signedIn()

  it('turns rows into cards that name their values, two side by side', async () => {
    const element = await mount('<doctor-subscriptions status="active" style="width: 600px"></doctor-subscriptions>')
    const [row] = parts(element, 'row')
    expect(getComputedStyle(row!).display).to.equal('grid')
    const labels = [...row!.querySelectorAll<HTMLElement>(':scope > *')].map((cell) => {
      const { content } = getComputedStyle(cell, '::before')
      // Firefox returns `attr(data-label)`, other browsers the value of the attribute.
      return content === 'attr(data-label)' ? `"${cell.dataset['label']}"` : content
    })
    expect(labels.slice(2, 6)).to.deep.equal(['"Plan"', '"Amount"', '"Start Date"', '"Expiry Date"'])
    const tops = [...row!.children].slice(2, 6).map((cell) => Math.round(cell.getBoundingClientRect().top))
    expect(tops[0]).to.equal(tops[1])
    expect(tops[2]).to.equal(tops[3])
  })

  it('has the form of a new width in the first frame that is drawn', async () => {
    const element = await mount('<doctor-subscriptions status="active" style="display: none; width: 700px"></doctor-subscriptions>')
    const form = () =>
      parts(element, 'row')[0]!.querySelector('[part=row-menu]')
        ? 'lines'
        : element.shadowRoot!.querySelector('.pe-sort-by')
          ? 'cards'
          : 'table'
    const drawn = () => new Promise(requestAnimationFrame).then(form)
    element.style.display = ''
    await drawn()
    expect(await drawn()).to.equal('table')
    for (const [width, expected] of [
      [600, 'cards'],
      [390, 'lines'],
      [700, 'table'],
    ] as const) {
      element.style.width = `${width}px`
      await drawn()
      expect(await drawn(), `${width} px`).to.equal(expected)
    }
  })

  it('has rows of two lines on a phone, whose menu opens them to a card with everything', async () => {
    const element = await mount(narrow)
    const [row] = parts(element, 'row')
    const shown = () => [...row!.children].filter((cell) => cell.checkVisibility()).map((cell) => (cell as HTMLElement).dataset['label'])
    expect(shown().filter(Boolean)).to.deep.equal(['Profile', 'Name', 'Plan', 'Amount'])
    expect(row!.getBoundingClientRect().height).to.be.within(64, 80)
    await openRowMenu(row!)
    await click(within(row!).getByShadowRole('button', { name: 'Show all values' }))
    await rowMenuClosed(row!)
    expect(shown().filter(Boolean)).to.deep.equal(['Profile', 'Name', 'Plan', 'Amount', 'Start Date', 'Expiry Date', 'Actions'])
    await accessible(element)
    await openRowMenu(row!)
    await click(within(row!).getByShadowRole('button', { name: 'Show fewer values' }))
    expect(shown()).to.not.include('Actions')
  })

  it('keeps its rows at two lines in every language, on the smallest phones at three, with the whole amount', async () => {
    await answerWhole([sample({ name: 'Olivia Bennett', plan: 'premium', amount: 4560, currency: 'php' })])
    for (const locale of locales)
      for (const [width, height] of [
        [286, 100],
        [356, 80],
      ] as const) {
        configure({ locale })
        const element = await mount(narrow.replace('390px', `${width}px`))
        const [row] = parts(element, 'row')
        expect(row!.getBoundingClientRect().height, `${locale}, ${width} px`).to.be.below(height)
        const amount = row!.querySelector('.pe-cell-number')!
        expect(amount.scrollWidth, `${locale}, ${width} px`).to.be.at.most(amount.clientWidth)
        expect(sticking(element), `${locale}, ${width} px`).to.deep.equal([])
        element.parentElement!.remove()
      }
  })

  it('has its only filter below the search, as lists with several have them', async () => {
    const element = await mount(narrow)
    const [search, filter] = ['searchbox', 'combobox'].map((role) => within(parts(element, 'toolbar')[0]!).getByShadowRole(role))
    expect(filter!.getBoundingClientRect().top).to.be.above(search!.getBoundingClientRect().bottom)
    expect(search!.compareDocumentPosition(filter!)).to.equal(Node.DOCUMENT_POSITION_FOLLOWING)
    element.style.width = '900px'
    await until(() => filter!.getBoundingClientRect().top < search!.getBoundingClientRect().bottom || !filter!.isConnected, 'It stays')
  })

  for (const dir of ['ltr', 'rtl'] as const) {
    it(`has a menu with the actions of a row, by keyboard, ${dir}`, async () => {
      await viewport(390, 800)
      document.documentElement.dir = dir
      // The body has margins: an element as wide as the window leaves it.
      const element = await mount(narrow.replace('390px', '360px'))
      const [row] = parts(element, 'row')
      const [name] = names(element)
      const more = moreOf(row!)
      more.focus()
      await press('Enter')
      const all = await within(row!).findByShadowRole('button', { name: 'Show all values' })
      await until(() => element.shadowRoot!.activeElement === all, 'The menu has no focus')
      await accessible(element)
      const { left, right } = parts(element, 'row-menu')[0]!.getBoundingClientRect()
      expect(left).to.be.at.least(0)
      expect(right).to.be.at.most(390)
      await press('Escape')
      await rowMenuClosed(row!)
      expect(element.shadowRoot!.activeElement === more, 'Escape loses the focus').to.be.true

      await press('Enter')
      await until(() => element.shadowRoot!.activeElement?.textContent === 'Show all values', 'The menu has no focus')
      await press('Tab')
      expect(element.shadowRoot!.activeElement?.getAttribute('aria-label')).to.equal(`Cancel the subscription of ${name}`)
      await press('Enter')
      const dialog = await openedDialog('Cancel Subscription')
      await press('Escape')
      await until(() => !dialog.isConnected, 'The dialog stays')
      await rowMenuClosed(row!)
      expect(element.shadowRoot!.activeElement === more, 'The dialog loses the focus').to.be.true
    })
  }

  it('goes on at the menu of the row that moves up after a cancellation', async () => {
    const element = await mount(narrow)
    const [row, second] = parts(element, 'row')
    const next = names(element)[1]
    await openRowMenu(row!)
    await click(within(row!).getByShadowRole('button', { name: /^Cancel the subscription of / }))
    const dialog = await openedDialog('Cancel Subscription')
    within(dialog).getByShadowRole<HTMLTextAreaElement>('textbox').focus()
    await type('Moved')
    await click(within(dialog).getByShadowRole('button', { name: 'Submit' }))
    await until(() => names(element)[0] === next, 'The row stays')
    await until(() => element.shadowRoot!.activeElement?.ariaLabel === `More about ${next}`, 'The focus is elsewhere')
    expect(second!.isConnected).to.be.true
  })

  it('is still a table for those who hear it', async () => {
    const element = await mount(narrow)
    expect(within(element).getAllByShadowRole('row')).to.have.length(11)
    expect(
      within(element)
        .getAllByShadowRole('columnheader')
        .map(({ textContent }) => textContent),
    ).to.deep.equal(['Profile', 'Name', 'Plan', 'Amount', 'Start Date', 'Expiry Date', 'Actions'])
    expect(within(element).getAllByShadowRole('rowheader')).to.have.length(10)
  })

  it('is sorted by a choice above its rows, in both directions', async () => {
    const element = await mount(narrow)
    const sort = within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Sort by' })
    expect(sort.value, 'It hides the order that it has').to.equal('createdAt')
    sort.focus()
    const start = names(element)
    // Names, from A to Z.
    await press('Home')
    const upward = await changed(element, start)
    expect(sort.value).to.equal('name')
    await click(within(element).getByShadowRole('button', { name: 'Ascending' }))
    const downward = await changed(element, upward)
    expect(upward[0]!.localeCompare(downward[0]!)).to.be.below(0)
    expect(within(element).getByShadowRole('button', { name: 'Descending' })).to.exist
  })

  for (const width of [390, 320]) {
    it(`shows all of itself within ${width} px`, async () => {
      const element = await mount(`<doctor-subscriptions page-size="100" style="width: ${width}px"></doctor-subscriptions>`)
      expect(sticking(element)).to.deep.equal([])
      for (const part of element.shadowRoot!.querySelectorAll('.pe-table-card, .pe-table-frame')) {
        expect(part.scrollWidth, part.className).to.be.at.most(part.clientWidth)
      }
    })
  }

  for (const width of [320, 390, 700, 1000, 1400]) {
    it(`shows the bar of an export within ${width} px`, async () => {
      await viewport(1500, 800)
      const element = await mount(`<doctor-subscriptions status="active" style="width: ${width}px"></doctor-subscriptions>`)
      await fault({ kind: 'hold', path: /subscriptions\?/ })
      await click(within(parts(element, 'toolbar')[0]!).getByShadowRole('button', { name: 'Export CSV' }))
      await until(() => parts(element, 'export')[0], 'No export bar')
      expect(sticking(element)).to.deep.equal([])
      await clearFaults()
    })
  }

  it('makes no page scroll sideways, from right to left either', async () => {
    await viewport(390, 800)
    document.documentElement.dir = 'rtl'
    await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
  })

  it('has buttons that a finger can hit', async () => {
    const element = await mount(narrow)
    const [row] = parts(element, 'row')
    await openRowMenu(row!)
    const shown = [...row!.querySelectorAll('button')].filter((button) => button.checkVisibility())
    expect(shown).to.have.length(4)
    for (const button of shown) {
      expect(button.getBoundingClientRect().height).to.be.at.least(44)
    }
  })
})
