import { expect } from '@open-wc/testing'
import '../../src/elements/account-list/account-list.element.ts'
import '../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../src/elements/index.ts'
import { press } from '../support/keyboard.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { until } from '../support/until.ts'
import { anyDialog, dialogClosed, openedDialog } from '../support/elements/doctor-subscriptions/dialogs.ts'
import { parts } from '../support/elements/doctor-subscriptions/shown.ts'
import { noteSavedFiles } from '../support/elements/saved-files.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { answerWhole, sample } from '../support/elements/doctor-subscriptions/samples.ts'
import { answerWhole as answerList, doctors, doctorsPath, sampleDoctor } from '../support/elements/account-list/shown.ts'

/** Returns the left edge of a word on the screen, in px. */
function leftOf(within: Element, word: string): number {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT, ({ textContent }) =>
    textContent?.includes(word) ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const node = walker.nextNode() as Text
  const range = document.createRange()
  range.setStart(node, node.data.indexOf(word))
  range.setEnd(node, node.data.indexOf(word) + word.length)
  return range.getBoundingClientRect().left
}

describe('from right to left', () => {
  signedIn()
  const files = noteSavedFiles()

  beforeEach(() => configure({ locale: 'ar', dir: 'rtl' }))

  const listed = async (subscription = sample()) => {
    await answerWhole([subscription])
    return mount('<doctor-subscriptions></doctor-subscriptions>')
  }

  it('an amount reads in a sentence as it does in the table', async () => {
    const element = await listed(sample({ amount: 79.9, currency: 'usd' }))
    const cancel = await within(element).findByShadowRole('button', { name: /^إلغاء اشتراك/ })
    const [row] = parts(element, 'row')
    expect(leftOf(row!, '79.90')).to.be.below(leftOf(row!, 'US$'))
    await click(cancel)
    const dialog = await openedDialog('إلغاء الاشتراك')
    expect(leftOf(dialog, '79.90')).to.be.below(leftOf(dialog, 'US$'))
    await press('Escape')
    await dialogClosed()
  })

  it('the period of an invoice begins at the right, in its PDF, too', async () => {
    const element = await listed()
    await click(await within(element).findByShadowRole('button', { name: /^فاتورة/ }))
    const dialog = await openedDialog('فاتورة')
    const table = dialog.querySelector('table')!
    expect(leftOf(table, '01/03/2026')).to.be.above(leftOf(table, '01/03/2027'))
    await click(within(dialog).getByShadowRole('button', { name: 'تنزيل PDF' }))
    await until(() => files.length === 1, 'No file')
    expect(new TextDecoder('latin1').decode(await files[0]!.bytes())).to.match(/\(01\/03\/2027 . 01\/03\/2026\) Tj/)
    await press('Escape')
    await until(() => !anyDialog())
  })

  it('a name that is cut has room for its ellipsis, in the other direction, too', async () => {
    await answerList(doctorsPath, [sampleDoctor({ name: 'Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks' })])
    const element = await mount(doctors)
    const name = parts(element, 'row')[0]!.querySelector('.pe-name-link > bdi')!
    const { direction, paddingRight, marginRight, fontSize } = getComputedStyle(name)
    expect({ direction, paddingRight, marginRight }).to.deep.equal({
      direction: 'ltr',
      paddingRight: fontSize,
      marginRight: `-${fontSize}`,
    })
  })

  it('the pager has the inset of the table', async () => {
    const element = await mount('<account-list key-prop="doctors" style="display: block; width: 1400px"></account-list>')
    const inset = (selector: string) => {
      const { paddingRight } = getComputedStyle(element.shadowRoot!.querySelector(selector)!)
      return paddingRight
    }
    expect(inset('.pe-pager')).to.equal(inset('.pe-toolbar'))
  })
})
