import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { press } from '../../support/keyboard.ts'
import { mount, unmount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { dialogClosed, openCancelDialog } from '../doctor-subscriptions/dialogs.ts'
import { answerWhole, sample } from '../doctor-subscriptions/samples.ts'
import { signedIn } from '../signed-in.ts'
import { toastSaying } from '../toasts.ts'
import { until } from '../../support/until.ts'

/** Where something of ours could be left behind. */
function page() {
  const { documentElement: html, head, body } = document
  const attributes = ({ attributes: all }: Element) => [...all].filter(({ value }) => value !== '').map(({ name, value }) => `${name}=${value}`)
  return { html: attributes(html), body: attributes(body), head: [...head.children], children: [...body.children] }
}

describe('what elements leave on the page', () => {
  signedIn()

  it('is an outlet each for dialogs and toasts, and the marks of the focus keeper', async () => {
    const before = page()
    await mount('<doctor-subscriptions></doctor-subscriptions>')
    await mount('<admin-sign-in></admin-sign-in>')
    await openCancelDialog(await mount('<doctor-subscriptions status="active"></doctor-subscriptions>'))
    await press('Escape')
    await dialogClosed()
    await answerWhole([sample({ plan: 'free', status: 'expired' })])
    await click(within(await mount('<doctor-subscriptions status="expired"></doctor-subscriptions>')).getByShadowRole('button', { name: /^Invoice of/ }))
    await toastSaying('Free plan not have invoice!')
    unmount()
    await until(() => document.documentElement.style.overflow === '', 'The page can not be scrolled')

    const after = page()
    expect(after.html).to.deep.equal(before.html)
    expect(after.head).to.deep.equal(before.head)
    const marks = /^(data-tabster=|style=--tabster-root:[^;]*;$)/
    expect(after.body.filter((attribute) => !before.body.includes(attribute) && !marks.test(attribute))).to.deep.equal([])
    const left = after.children.filter((child) => !before.children.includes(child) && !child.hasAttribute('data-tabster-dummy'))
    expect(left.map(({ localName }) => localName).sort()).to.deep.equal(['pe-overlay', 'pe-toast-outlet'])
    expect(after.children.filter((child) => child.hasAttribute('data-tabster-dummy'))).to.have.length.at.most(2)
  })

  it('hides nothing of the page for good', async () => {
    const holder = await mount('<div><p>Of the page</p><doctor-subscriptions status="active"></doctor-subscriptions></div>')
    await openCancelDialog(holder.children[1] as HTMLElement)
    unmount()
    await until(() => !document.querySelector('[aria-hidden="true"]:not([data-tabster-dummy])'), 'Something stays hidden')
    await until(() => document.documentElement.style.overflow === '', 'The page can not be scrolled')
  })
})
