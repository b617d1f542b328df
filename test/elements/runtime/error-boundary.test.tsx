import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { createRoot } from 'react-dom/client'
import { defineElement } from '../../../src/elements/define.tsx'
import { ErrorBoundary } from '../../../src/elements/runtime/error-boundary.tsx'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { changed, names } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

let broken = true

function FaultyScreen() {
  if (broken) throw new Error('This screen has a fault')
  return <p>Mended</p>
}

defineElement('faulty-screen', FaultyScreen, [])

describe('a screen that throws', () => {
  signedIn()
  beforeEach(() => {
    broken = true
  })

  it('says so in its place, tells the page why, and Retry shows it again', async () => {
    const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
    const element = await mount('<faulty-screen></faulty-screen>', { until: 'load-error' })
    expect((await told).detail).to.deep.equal({ code: 'render', message: 'This screen has a fault' })
    const alert = within(element).getByShadowRole('alert')
    expect([...alert.querySelectorAll('p')].at(-1)!.textContent).to.equal('Something went wrong while this was displayed.')

    broken = false
    await click(within(alert).getByShadowRole('button', { name: 'Retry' }))
    await within(element).findByShadowText('Mended')
  })

  it('tells again when Retry does not help', async () => {
    const element = await mount('<faulty-screen></faulty-screen>', { until: 'load-error' })
    const again: Promise<CustomEvent> = oneEvent(element, 'load-error')
    await click(within(element).getByShadowRole('button', { name: 'Retry' }))
    expect((await again).detail.code).to.equal('render')
  })

  it('leaves the other elements of the page alone', async () => {
    const holder = await mount('<div><faulty-screen></faulty-screen><doctor-subscriptions status="active"></doctor-subscriptions></div>')
    const list = holder.children[1] as HTMLElement
    await until(() => names(list).length === 10, 'No rows')
    const first = names(list)
    await click(within(list).getByShadowRole('button', { name: 'Next page' }))
    expect(await changed(list, first)).to.have.length(10)
  })
})

describe('an element that cannot start', () => {
  it('tells the page, and says in its place and in the console why', async () => {
    const host = await fixture<HTMLElement>(html`<no-start></no-start>`)
    const { error } = console
    const logged: string[] = []
    console.error = (text: unknown) => logged.push(String(text))
    const root = createRoot(host)
    try {
      const told: Promise<CustomEvent> = oneEvent(document, 'load-error')
      broken = true
      root.render(
        <ErrorBoundary starting={host} fallback={() => 'Broken'}>
          <FaultyScreen />
        </ErrorBoundary>,
      )
      expect((await told).detail).to.deep.equal({ code: 'render', message: 'This screen has a fault' })
      expect(host.textContent).to.equal('Broken')
      expect(logged.some((text) => text.startsWith('<no-start> needs react and react-dom'))).to.be.true
    } finally {
      console.error = error
      root.unmount()
    }
  })
})
