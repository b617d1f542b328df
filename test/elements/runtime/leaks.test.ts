import { expect } from '@open-wc/testing'
import '../../../src/elements/all.ts'
import { allRoots } from '../../../src/elements/runtime/roots.ts'
import { mount, unmount } from '../../support/mount.ts'
import { openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { names } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { countListeners } from '../../support/elements/runtime/listeners.ts'
import { until } from '../../support/until.ts'

const list = '<doctor-subscriptions status="active"></doctor-subscriptions>'
const outlets = ['pe-toast-outlet']

const rootsLeft = () => [...allRoots()].filter(({ host }) => !outlets.includes(host.localName))

async function thirtyComeAndGo(): Promise<void> {
  const holder = await mount(`<div>${list.repeat(30)}</div>`)
  await until(() => [...holder.children].every((element) => names(element as HTMLElement).length === 10), 'Not all show rows')
  unmount()
  await until(() => rootsLeft().length === 0, 'Roots are left')
}

describe('elements that were removed', () => {
  signedIn()
  const listeners = countListeners()

  it('leave no root, no listener on page or window, and no element', async () => {
    await thirtyComeAndGo()
    await until(() => listeners.total() > 0)
    const before = { listeners: listeners.total(), elements: document.querySelectorAll('*').length }
    for (let round = 0; round < 2; round++) await thirtyComeAndGo()
    await until(() => listeners.total() <= before.listeners, 'Listeners are left')
    expect(document.querySelectorAll('*')).to.have.length.at.most(before.elements)
  })

  it('take their open dialogs with them', async () => {
    await openCancelDialog(await mount(list))
    unmount()
    await until(() => rootsLeft().length === 0, 'Roots are left')
    for (let round = 0; round < 3; round++) {
      await openCancelDialog(await mount(list))
      unmount()
      await until(() => rootsLeft().length === 0, 'Roots are left')
      expect(document.querySelector(':modal')).to.be.null
    }
  })
})
