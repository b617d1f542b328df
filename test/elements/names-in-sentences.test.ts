import { expect } from '@open-wc/testing'
import '../../src/elements/admin-create/admin-create.element.ts'
import '../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../support/backend.ts'
import { press } from '../support/keyboard.ts'
import { mount } from '../support/mount.ts'
import { click } from '../support/pointer.ts'
import { within } from '../support/screen.ts'
import { signedIn } from '../support/elements/signed-in.ts'
import { toastSaying } from '../support/elements/toasts.ts'
import { dialogClosed, openCancelDialog } from '../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../support/elements/doctor-subscriptions/samples.ts'
import { fillIn, mountCreate, newAdmin } from '../support/elements/admin-create/fields.ts'

/** Returns where a word of a text node begins and ends on the screen, in px. */
function edgesOf(node: Text, word: string) {
  const start = node.data.indexOf(word)
  const leftOf = (index: number) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + 1)
    return range.getBoundingClientRect()
  }
  return { first: leftOf(start).left, last: leftOf(start + word.length - 1).right }
}

describe('a name in a sentence', () => {
  signedIn()

  for (const name of ['\u202eOlivia', 'Olivia\u2069\u202e', '\u05e0\u05d5\u05e2\u05d4 3', '\u2067Olivia', '\u0644\u064a\u0644\u0649']) {
    it(`does not turn the Cancel dialog around: ${encodeURI(name)}`, async () => {
      await answerWhole([sample({ name })])
      const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
      const { dialog } = await openCancelDialog(element)
      const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT, ({ textContent }) =>
        textContent?.startsWith('The subscription of ') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
      )
      const sentence = walker.nextNode() as Text
      const [before, after] = [edgesOf(sentence, 'The subscription of'), edgesOf(sentence, 'will be')]
      expect(before.first).to.be.below(before.last)
      expect(before.last).to.be.below(after.first)
      expect(after.first).to.be.below(after.last)
      await press('Escape')
      await dialogClosed()
    })

    it(`is isolated in the names of its actions: ${encodeURI(name)}`, async () => {
      await answerWhole([sample({ name })])
      const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
      const { ariaLabel } = within(element).getByShadowRole('button', { name: /^Invoice of/ })
      expect(ariaLabel).to.equal(`Invoice of \u2068${name.replaceAll(/[\u202e\u2067\u2069]/g, '')}\u2069`)
    })
  }

  it('keeps dollar signs and braces', async () => {
    await answerWhole([sample({ name: "$& $' {name} $$" })])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    within(element).getByShadowRole('button', { name: "Invoice of $& $' {name} $$" })
  })
})

describe('a typed text', () => {
  signedIn()

  it('is sent and told without invisible characters', async () => {
    const form = await mountCreate()
    await fillIn(form, { ...newAdmin, first_name: '\u202eGrace\u200b', email: 'gr\u200bace@practice.test', description: 'one\u200ftwo' })
    await click(form.save)
    await toastSaying('grace@practice.test is an admin now.')
    const kept = await query('select first_name, description from admins where email = $1', ['grace@practice.test'])
    expect(kept).to.deep.equal([{ first_name: 'Grace', description: 'one\u200ftwo' }])
  })
})
