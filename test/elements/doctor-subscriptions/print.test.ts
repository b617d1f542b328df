import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { cancelButton, dialogClosed, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { countIn, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'
import { columnGaps } from '../../support/elements/column-gaps.ts'
import { signedIn } from '../../support/elements/signed-in.ts'

describe('printing doctor-subscriptions', () => {
  signedIn()

  it('is headed by number and status', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await media({ print: true })
    const { content } = getComputedStyle(parts(element, 'title')[0]!.parentElement!, '::before')
    expect(content).to.equal(`"${countIn(element)} active subscriptions"`)
  })

  it('has every column on a sheet of A4, and space between them', async () => {
    const element = await mount('<doctor-subscriptions status="active" style="width: 680px"></doctor-subscriptions>')
    await media({ print: true })
    await until(() => element.shadowRoot!.querySelector('.pe-folded') !== null, 'Paper is unknown')
    const heads = [...element.shadowRoot!.querySelectorAll<HTMLElement>('th[scope=col]')].filter((head) => head.checkVisibility())
    expect(heads.map(({ innerText }) => innerText)).to.deep.equal(['Profile', 'Name', 'Plan', 'Amount', 'Start Date', 'Expiry Date'])
    for (const { between, gap } of columnGaps(element)) expect(gap, between).to.be.at.least(11.9)
    const [card, table] = ['card', 'table'].map((part) => parts(element, part)[0]!.getBoundingClientRect().left)
    const heading = parts(element, 'title')[0]!.parentElement!.getBoundingClientRect().left
    expect([heading, table]).to.deep.equal([card, card])
  })

  it('prints an open dialog without its buttons, and no other element of the page', async () => {
    const other = await mount('<account-list key-prop="admins"></account-list>')
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    await click(cancelButton(element))
    const dialog = await openedDialog('Cancel Subscription')
    await media({ print: true })
    expect(other.checkVisibility(), 'the other element').to.equal(false)
    expect(parts(element, 'table')[0]!.checkVisibility(), 'the list').to.equal(false)
    expect(dialog.checkVisibility(), 'the dialog').to.equal(true)
    expect(within(dialog).queryAllByShadowRole('button')).to.deep.equal([])
    await media({ print: false })
    await press('Escape')
    await dialogClosed()
    await media({ print: true })
    expect(other.checkVisibility(), 'the other element after the dialog').to.equal(true)
  })

  it('prints a dialog of an element within an element alone', async () => {
    const profile = await mount('<doctor-profile doctor-id="1"></doctor-profile>')
    const inner = () => profile.shadowRoot!.querySelector<HTMLElement>('doctor-subscriptions')
    await until(() => inner() && parts(inner()!, 'row').length > 0, 'No subscriptions')
    await click(await within(inner()!).findByShadowRole('button', { name: /^Cancel / }))
    const dialog = await openedDialog('Cancel Subscription')
    await media({ print: true })
    expect(parts(profile, 'name')[0]!.checkVisibility(), 'the name').to.equal(false)
    expect(dialog.checkVisibility(), 'the dialog').to.equal(true)
  })
})
