import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount, unmount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { closeToasts, toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'

/** Returns all places where the package could leave traces. */
function page() {
  const { documentElement: html, head, body } = document
  const attributes = ({ attributes: all }: Element) =>
    [...all].filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`)
  return { html: attributes(html), body: attributes(body), head: [...head.children], children: [...body.children] }
}

describe('what elements leave on the page', () => {
  signedIn()

  it('is nothing, once what it said has been read', async () => {
    const before = page()
    await mount('<doctor-subscriptions></doctor-subscriptions>')
    await mount('<admin-sign-in></admin-sign-in>')
    await openCancelDialog(await mount('<doctor-subscriptions status="active"></doctor-subscriptions>'))
    await press('Escape')
    await dialogClosed()
    await answerWhole([sample({ plan: 'free', status: 'expired' })])
    // Uses the keyboard: the lists above may be revalidated, which moves the button.
    within(await mount('<doctor-subscriptions status="expired"></doctor-subscriptions>'))
      .getByShadowRole('button', { name: /^Invoice of/ })
      .focus()
    await press('Enter')
    await toastSaying('Free plan not have invoice!')
    const outlet = document.querySelector('pe-toast-outlet')!
    unmount()
    expect(outlet.isConnected, 'The toast outlives its element').to.be.true
    await closeToasts()
    await until(() => !document.querySelector('pe-toast-outlet'), 'Something stays on the page')

    const after = page()
    expect(after.html).to.deep.equal(before.html)
    expect(after.head).to.deep.equal(before.head)
    expect(after.body).to.deep.equal(before.body)
    expect(after.children).to.deep.equal(before.children)
  })

  it('keeps the page in use after an element went with an open dialog', async () => {
    const holder = await mount('<div><button>Of the page</button><doctor-subscriptions status="active"></doctor-subscriptions></div>')
    await openCancelDialog(holder.children[1] as HTMLElement)
    unmount()
    const button = await mount('<button>Of the page</button>', { until: null })
    await click(button)
    expect(focused()).to.equal(button)
  })
})
