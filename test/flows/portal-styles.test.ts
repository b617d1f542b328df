import { expect } from '@open-wc/testing'
import { fault, release, startBackend } from '../support/backend.ts'
import { openPortal, openSignedIn, type Portal } from '../support/flows/portal.ts'
import { focused, press } from '../support/keyboard.ts'
import { cleanPage } from '../support/page.ts'
import { click, hover } from '../support/pointer.ts'
import { makeReactivatable } from '../support/reactivatable.ts'
import { until } from '../support/until.ts'

// Computed from the available room, not set by a rule.
const sizes =
  /^(width|height|inline-size|block-size|perspective-origin|transform-origin|inset-(block|inline)-(start|end)|top|right|bottom|left|grid-template-(rows|columns))$/

type Pseudo = '::before' | '::after' | undefined

function styleOf(element: Element, pseudo?: Pseudo): Record<string, string> {
  const style = element.ownerDocument.defaultView!.getComputedStyle(element, pseudo)
  return Object.fromEntries([...style].filter((name) => !sizes.test(name)).map((name) => [name, style.getPropertyValue(name)]))
}

const look = (elements: Element[]) =>
  elements.flatMap((element) =>
    ([undefined, '::before', '::after'] satisfies Pseudo[]).map((pseudo) => ({
      name: `${element.localName}${pseudo ?? ''}`,
      style: styleOf(element, pseudo),
    })),
  )

function differences(one: ReturnType<typeof look>, other: ReturnType<typeof look>): string[] {
  if (one.length !== other.length) return [`${one.length} and ${other.length} parts`]
  return one.flatMap(({ name, style }, index) => {
    const { name: otherName, style: otherStyle } = other[index]!
    if (name !== otherName) return [`${name} and ${otherName}`]
    return Object.keys(style).flatMap((key) =>
      style[key] === otherStyle[key] ? [] : [`${name} ${key}: ${style[key]} and ${otherStyle[key]}`],
    )
  })
}

const partsOf = (root: ParentNode | null) => [...root!.querySelectorAll('*')]

describe('the portal of somebody else, in hostile dress,', () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('leaves no trace on the elements', async () => {
    const pages: Portal[] = []
    for (const page of ['hostile/', 'plain/']) {
      const portal = await openSignedIn(page)
      // Moves the pointer away: a hovered row has another color, and keeps it under the next frame.
      await hover(portal.document.querySelector('.brand')!)
      pages.push(portal)
    }
    await until(() => pages.every(({ document }) => document.getAnimations().length === 0))
    const [hostile, plain] = pages.map(({ elements }) => {
      for (const element of elements) element.style.setProperty('width', '1000px', 'important')
      return look(elements.flatMap(({ shadowRoot }) => partsOf(shadowRoot)))
    })
    expect(plain!.length).to.be.greaterThan(600)
    expect(differences(hostile!, plain!)).to.deep.equal([])
  })

  it('leaves no trace on a dialog', async () => {
    const looks = []
    for (const page of ['hostile/', 'plain/']) {
      const portal = await openSignedIn(page)
      const dialog = await portal.openCancelDialog()
      // Some browsers show no focus ring once another frame has had the focus.
      ;(focused() as HTMLElement).blur()
      await until(() => dialog.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished'))
      looks.push(look(partsOf(dialog)))
      portal.panel.close()
    }
    expect(differences(looks[0]!, looks[1]!)).to.deep.equal([])
  })

  it('keeps its own look', async () => {
    await fault({ kind: 'hold', path: /\/elements\/doctor-subscriptions\.js/ })
    const portal = await openPortal()
    await portal.signIn()
    await until(() => !portal.document.querySelector<HTMLElement>('#accounts')!.hidden)
    await hover(portal.document.querySelector('.brand')!)
    const own = [...portal.document.querySelectorAll('html, body, body *:not(doctor-subscriptions)')]
    const { length: sheets } = portal.document.styleSheets
    await until(() => own.every((element) => element.getAnimations().length === 0))
    const before = look(own)

    await release()
    await portal.shown()
    await until(() => own.every((element) => element.getAnimations().length === 0))
    expect(differences(before, look(own))).to.deep.equal([])

    await portal.openCancelDialog()
    await press('Escape')
    await portal.closed()
    await hover(portal.document.querySelector('.brand')!)
    await until(() => own.every((element) => element.getAnimations().length === 0))
    expect(differences(before, look(own))).to.deep.equal([])
    expect(portal.document.styleSheets).to.have.length(sheets)
    expect(portal.document.adoptedStyleSheets).to.have.length(0)
  })

  it('does not cut dialogs off', async () => {
    const portal = await openSignedIn()
    const dialog = await portal.openCancelDialog()
    const { innerWidth, innerHeight } = portal.panel.window
    const { left, right, top, bottom } = dialog.getBoundingClientRect()
    expect(
      [left, top, innerWidth - right, innerHeight - bottom].every((room) => room >= 0),
      'the dialog is on the screen',
    ).to.be.true
    const at = (x: number, y: number) => portal.document.elementFromPoint(x, y)?.localName
    const { right: end } = portal.document.documentElement.getBoundingClientRect()
    const corners = [at(left + 20, top + 5), at(right - 20, top + 5), at(left + 20, bottom - 5), at(5, 5), at(end - 5, innerHeight - 5)]
    expect(corners).to.deep.equal(Array(5).fill('doctor-subscriptions'))
  })

  it('does not move toasts', async () => {
    await makeReactivatable()
    const portal = await openSignedIn()
    await click(portal.button('Reactivate'))
    const toast = await portal.screen.findByShadowText('The subscription has been reactivated.')
    const isTopRight = () => {
      const { top, right } = toast.getBoundingClientRect()
      const room = portal.panel.window.innerWidth - right
      return top >= 0 && top < 100 && room >= 0 && room < 100
    }
    await until(isTopRight, 'the toast comes in at the top right')
  })
})
