import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/admin-overview/admin-overview.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { accessible } from '../../support/accessible.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { focused, press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'

describe('a link that the page has not configured', () => {
  signedIn()
  beforeEach(() => configure({ links: {} }))

  it('has no address, and fires navigate when it is clicked', async () => {
    const element = await mount('<account-list key-prop="doctors"></account-list>')
    const [link] = within(element).getAllByShadowRole<HTMLAnchorElement>('link', { name: /^View / })
    expect(link!.hasAttribute('href')).to.equal(false)
    expect(getComputedStyle(link!).cursor).to.equal('pointer')
    const told: Promise<CustomEvent> = oneEvent(document, 'navigate')
    await click(link!)
    const { to, id, href } = (await told).detail as { to: string; id: number; href?: string }
    expect([to, typeof id, href]).to.deep.equal(['doctor', 'number', undefined])
    await accessible(element)
  })

  it('has its place in the order of Tab, and fires navigate by Enter', async () => {
    const element = await mount('<admin-overview></admin-overview>')
    const link = within(element).getAllByShadowRole('link', { name: 'Practices' })[0]!
    const before = document.createElement('button')
    element.before(before)
    before.focus()
    while (focused() !== link) {
      await press('Tab')
      if (focused() === document.body) throw new Error('Tab passes the link')
    }
    const told: Promise<CustomEvent> = oneEvent(document, 'navigate')
    await press('Enter')
    expect((await told).detail).to.deep.equal({ to: 'doctors', id: undefined, href: undefined })
  })

  it('gets its address as soon as the page configures it', async () => {
    const element = await mount('<admin-overview></admin-overview>')
    const link = within(element).getAllByShadowRole('link', { name: 'Practices' })[0]!
    configure({ links: { doctors: () => '/practices' } })
    await until(() => link.getAttribute('href') === '/practices', 'the address')
    expect(link.hasAttribute('tabindex')).to.equal(false)
  })
})
