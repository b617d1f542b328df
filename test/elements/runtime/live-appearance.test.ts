import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { media } from '../../support/media.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { names, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { brandFill } from '../../../src/core/theme/brand-fill.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'

const light = 'rgb(255, 255, 255)'
const dark = 'rgb(30, 30, 39)'

const grounds = (element: HTMLElement) => getComputedStyle(parts(element, 'card')[0]!).backgroundColor
const has = (element: HTMLElement, ground: string) => until(() => grounds(element) === ground, `The ground stays ${grounds(element)}`)
const list = () => mount('<doctor-subscriptions status="active"></doctor-subscriptions>')

describe('the look of an element that is shown', () => {
  signedIn()

  it('follows the color-scheme of the page', async () => {
    const element = await list()
    const { style } = document.documentElement
    await has(element, light)
    style.colorScheme = 'dark'
    await has(element, dark)
    style.colorScheme = 'light'
    await has(element, light)
  })

  it('follows the system where the page knows both', async () => {
    document.documentElement.style.colorScheme = 'light dark'
    const element = await list()
    await media({ scheme: 'dark' })
    await has(element, dark)
    await media({ scheme: 'light' })
    await has(element, light)
  })

  it('stays light where only the system is dark', async () => {
    await media({ scheme: 'dark' })
    await has(await list(), light)
  })

  it('follows configure before the page, and keeps rows and requests as they are', async () => {
    const element = await list()
    const rows = names(element)
    // Ignores requests for pictures, which may be late.
    const asked = await newRequests({ path: /^\/api\/v1\/admin\// })
    configure({ theme: 'dark' })
    await has(element, dark)
    document.documentElement.style.colorScheme = 'dark'
    configure({ theme: 'light' })
    await has(element, light)
    configure({ theme: 'auto' })
    await has(element, dark)
    expect(names(element)).to.deep.equal(rows)
    expect(await asked()).to.be.empty
  })

  it('follows the direction of the page, and configure before it', async () => {
    const element = await list()
    const direction = () => getComputedStyle(parts(element, 'card')[0]!).direction
    document.documentElement.dir = 'rtl'
    await until(() => direction() === 'rtl')
    configure({ dir: 'ltr' })
    await until(() => direction() === 'ltr')
    configure({ dir: undefined })
    await until(() => direction() === 'rtl')
  })

  it('changes in an open dialog too, which keeps what was typed', async () => {
    const { dialog, reason } = await openCancelDialog(await list())
    reason.value = 'half a'
    configure({ theme: 'dark', dir: 'rtl' })
    await until(() => getComputedStyle(dialog).backgroundColor === dark && getComputedStyle(dialog).direction === 'rtl')
    expect(reason.value).to.equal('half a')
    await press('Escape')
  })

  it('takes colors, font and radius of configure, also where it is shown later', async () => {
    const first = await list()
    configure({ appearance: { colorPrimary: '#0b7a3b', fontFamily: 'monospace', borderRadius: '0px' } })
    const token = (element: HTMLElement, name: string) =>
      getComputedStyle(element.shadowRoot!.querySelector('.pe-root')!).getPropertyValue(name)
    await until(() => token(first, '--pe-brand-80').startsWith('#0'), 'The color has no effect')
    const later = await list()
    for (const element of [first, later]) {
      expect(getComputedStyle(parts(element, 'card')[0]!).fontFamily).to.equal('monospace')
      expect(token(element, '--borderRadiusMedium').trim()).to.equal('0px')
    }
  })

  it('comes closer together with the density of configure', async () => {
    const element = await list()
    const height = () => parts(element, 'row')[0]!.getBoundingClientRect().height
    const roomy = height()
    configure({ appearance: { density: 'compact' } })
    await until(() => height() < roomy, 'The rows stay as high')
    configure({ appearance: { density: 'comfortable' } })
    await until(() => height() === roomy, 'The rows stay as low')
  })

  it("follows the variables of its own place before configure, and leaves its neighbor's alone", async () => {
    const [one, other] = [await list(), await list()]
    configure({ appearance: { colorPrimary: '#8a1538', borderRadius: '9px', density: 'comfortable' } })
    const corner = (element: HTMLElement) =>
      getComputedStyle(within(element).getAllByShadowRole('button', { name: /^Cancel/ })[0]!).borderRadius
    const colors = (element: HTMLElement) =>
      [...element.shadowRoot!.querySelectorAll('*')]
        .map((part) => getComputedStyle(part))
        .map(({ color, backgroundColor }) => color + backgroundColor)
        .join()
    const height = (element: HTMLElement) => parts(element, 'row')[0]!.getBoundingClientRect().height
    const look = (element: HTMLElement) => ({ corner: corner(element), colors: colors(element), height: height(element) })
    await until(() => corner(other) === '9px' && corner(one) === '9px', 'The corners stay')
    await until(() => [one, other].every(({ shadowRoot }) => shadowRoot!.getAnimations().length === 0))
    const [before, besides] = [look(one), look(other)]

    one.style.cssText = '--pe-color-primary: seagreen; --pe-border-radius: 2px; --pe-density: 0.75'
    await until(() => corner(one) === '2px' && colors(one) !== before.colors && height(one) < before.height, 'The variables have no effect')
    expect(look(other)).to.deep.equal(besides)
    one.style.cssText = ''
    await until(() => JSON.stringify(look(one)) === JSON.stringify(before), 'The variables stay')
  })

  it('fills with the color of a variable like with that of configure', async () => {
    const element = await list()
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const probe = element.shadowRoot!.querySelector('.pe-root')!.appendChild(document.createElement('i'))
    const bytes = (color: string) => {
      probe.style.color = color
      pixel.fillStyle = getComputedStyle(probe).color
      pixel.fillRect(0, 0, 1, 1)
      return [...pixel.getImageData(0, 0, 1, 1).data]
    }
    for (const color of ['#7366ff', '#ffd400', '#0078d4', '#0a0a0f']) {
      element.style.setProperty('--pe-color-primary', color)
      for (const [name, value] of Object.entries(brandFill(color))) {
        const [found, meant] = [bytes(`var(--pe-brand-${name})`), bytes(value)]
        expect(Math.max(...found.map((byte, index) => Math.abs(byte - meant[index]!))), `${color} ${name} ${found.join()}`).to.be.at.most(4)
      }
    }
    probe.remove()
  })

  it('has a line around buttons whose fill vanishes on the card', async () => {
    const element = await list()
    element.style.setProperty('--pe-color-primary', '#ffffff')
    const probe = element.shadowRoot!.querySelector('.pe-root')!.appendChild(document.createElement('button'))
    probe.className = 'pe-button pe-button-primary'
    const { backgroundColor, borderTopColor } = getComputedStyle(probe)
    const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!
    const lightness = (color: string) => {
      pixel.fillStyle = color
      pixel.fillRect(0, 0, 1, 1)
      return pixel.getImageData(0, 0, 1, 1).data[1]
    }
    expect(lightness(backgroundColor)).to.equal(255)
    expect(lightness(borderTopColor)).to.be.below(190)
    probe.remove()
  })

  it('follows the direction of its own place', async () => {
    const [one, other] = [await list(), await list()]
    one.parentElement!.dir = 'rtl'
    await until(() => getComputedStyle(parts(one, 'card')[0]!).direction === 'rtl')
    expect(getComputedStyle(parts(other, 'card')[0]!).direction).to.equal('ltr')
  })

  it('goes back to its own colors when configure takes them away', async () => {
    const element = await list()
    const color = () => getComputedStyle(element.shadowRoot!.querySelector('.pe-root')!).getPropertyValue('--pe-brand-80')
    const own = color()
    configure({ appearance: { colorPrimary: '#8a1538' } })
    await until(() => color() !== own, 'The color has no effect')
    configure({ appearance: {} })
    await until(() => color() === own, 'The color stays')
  })
})
