import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'

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

  it('turns rows into cards that name their values', async () => {
    const element = await mount(narrow)
    const [row] = parts(element, 'row')
    expect(getComputedStyle(row!).display).to.equal('grid')
    const labels = [...row!.querySelectorAll<HTMLElement>(':scope > *')].map((cell) => {
      const { content } = getComputedStyle(cell, '::before')
      // Firefox returns `attr(data-label)`, other browsers the value of the attribute.
      return content === 'attr(data-label)' ? `"${cell.dataset['label']}"` : content
    })
    expect(labels.slice(2, 6)).to.deep.equal(['"Plan"', '"Amount"', '"Start Date"', '"Expiry Date"'])
  })

  it('is still a table for those who hear it', async () => {
    const element = await mount(narrow)
    expect(within(element).getAllByShadowRole('row')).to.have.length(11)
    expect(within(element).getAllByShadowRole('columnheader')).to.have.length(7)
    expect(within(element).getAllByShadowRole('cell')).to.have.length(70)
  })

  it('is sorted by the names above its cards', async () => {
    const element = await mount(narrow)
    const sort = within(element).getByShadowRole('button', { name: 'Amount' })
    await click(sort)
    await settled(element)
    expect(sort.closest('th')!.getAttribute('aria-sort')).to.equal('ascending')
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

  it('makes no page scroll sideways, from right to left either', async () => {
    await viewport(390, 800)
    document.documentElement.dir = 'rtl'
    await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')
    expect(document.documentElement.scrollWidth).to.be.at.most(390)
  })

  it('has buttons that a finger can hit', async () => {
    const element = await mount(narrow)
    for (const button of parts(element, 'row')[0]!.querySelectorAll('button')) {
      expect(button.getBoundingClientRect().height).to.be.at.least(44)
    }
  })
})
