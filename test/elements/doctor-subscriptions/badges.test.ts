import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { plans } from '../../../src/core/contract/subscriptions.ts'
import { channelsOf, luminanceOf } from '../../../src/core/theme/channels.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, sample } from '../../support/elements/doctor-subscriptions/samples.ts'
import { column, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

/** Returns the computed form of a CSS color. */
function computed(element: HTMLElement, color: string): string {
  const probe = document.createElement('span')
  probe.style.color = color
  element.shadowRoot!.querySelector('.pe-root')!.append(probe)
  const { color: found } = getComputedStyle(probe)
  probe.remove()
  return found
}

/** Contrast of two computed colors; a shadow begins with its color. */
function contrast(...colors: [string, string]): number {
  const [dark, light] = colors
    .map((color) => {
      const channels = /^rgb\((\d+), (\d+), (\d+)/.exec(color)?.slice(1).map(Number) ?? []
      return channels.length === 3
        ? luminanceOf(channelsOf(`#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`))
        : NaN
    })
    .sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const badges = (element: HTMLElement, position: number) =>
  parts(element, 'row').map((row) => row.children[position]!.querySelector('[part=badge]')!)

describe('the badges of doctor-subscriptions', () => {
  signedIn()

  it('name each plan in the words and colors of the specification', async () => {
    await answerWhole(['premium', 'basic', 'standard', 'free', 'gold'].map((plan, index) => sample({ id: index + 1, plan })))
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    expect(column(element, 'Plan')).to.deep.equal(['APP & GALLERY', 'APP ONLY', 'GALLERY ONLY', 'FREE', 'Unknown'])
    const colors = ['var(--pe-accent)', 'var(--pe-warning)', 'var(--pe-dark)', 'var(--pe-info)', 'var(--pe-accent)']
    const grounds = badges(element, 2).map((badge) => getComputedStyle(badge).backgroundColor)
    expect(grounds).to.deep.equal(colors.map((color) => computed(element, color)))
    expect(new Set(grounds).size).to.equal(4)
  })

  for (const theme of ['light', 'dark'] as const)
    it(`have readable text and a visible edge in a white secondary color, ${theme}`, async () => {
      await answerWhole([sample({ plan: 'premium' })])
      for (const colorSecondary of ['#ffffff', '#fefef0']) {
        configure({ appearance: { colorSecondary }, theme })
        const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
        const { color, backgroundColor, boxShadow } = getComputedStyle(badges(element, 2)[0]!)
        const card = getComputedStyle(parts(element, 'card')[0]!).backgroundColor
        expect(contrast(color, backgroundColor), colorSecondary).to.be.at.least(4.5)
        expect(Math.max(contrast(backgroundColor, card), contrast(boxShadow, card)), colorSecondary).to.be.at.least(3)
        element.parentElement!.remove()
      }
    })

  it('name each status, and what is none as Unknown', async () => {
    const statuses = ['active', 'canceled', 'expired', 'paused', '']
    await answerWhole(statuses.map((status, index) => sample({ id: index + 1, user_id: 1, status })))
    const element = await mount('<doctor-subscriptions doctor-id="1"></doctor-subscriptions>')
    expect(column(element, 'Status')).to.deep.equal(['Active', 'Canceled', 'Expired', 'Unknown', 'Unknown'])
  })

  it('have frames that leave their text alone under forced colors, where states have a dot instead', async () => {
    await media({ forcedColors: 'active' })
    await answerWhole(
      ['active', 'canceled', 'expired', 'paused'].map((status, index) =>
        sample({ id: index + 1, user_id: 1, status, plan: plans[index]! }),
      ),
    )
    const element = await mount('<doctor-subscriptions doctor-id="1"></doctor-subscriptions>')
    const all = [...element.shadowRoot!.querySelectorAll('[part=badge]')].filter((badge) => badge.checkVisibility())
    expect(all).to.have.length(8)
    for (const badge of all) {
      const { borderInlineStartWidth, borderInlineStartStyle } = getComputedStyle(badge)
      const frame = borderInlineStartStyle === 'none' ? 0 : parseFloat(borderInlineStartWidth)
      const dot = getComputedStyle(badge, '::before').content !== 'none'
      expect(frame > 0, badge.textContent).to.equal(!dot)
      const range = document.createRange()
      range.selectNodeContents(badge)
      const [box, text] = [badge.getBoundingClientRect(), range.getBoundingClientRect()]
      const room = dot ? 0 : frame + 2
      expect(text.left - box.left, badge.textContent).to.be.at.least(room)
      expect(box.right - text.right, badge.textContent).to.be.at.least(room - 0.5)
    }
  })
})
