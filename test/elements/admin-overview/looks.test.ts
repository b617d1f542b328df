import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-overview/admin-overview.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { locales } from '../../../src/core/i18n/locales.ts'
import { accessible } from '../../support/accessible.ts'
import { media } from '../../support/media.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { viewport } from '../../support/viewport.ts'
import { openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { card, mountOverview } from '../../support/elements/admin-overview/shown.ts'

async function asTables(element: HTMLElement): Promise<void> {
  for (const button of within(element).getAllByShadowRole('button', { name: /^Table: / })) await click(button)
  await until(() => !element.shadowRoot!.querySelector('.pe-chart [data-mark]'), 'Charts are left')
}

function figuresInARow(element: HTMLElement): number {
  const tops = ['Practices', 'Patients', 'Active Subscriptions', /^Revenue \(/].map(
    (name) => card(element, name).getBoundingClientRect().top,
  )
  return tops.filter((top) => top === tops[0]).length
}

describe('the looks of admin-overview', () => {
  signedIn()

  for (const look of ['light', 'dark', 'right to left', 'narrow']) {
    it(`are accessible, as charts and as tables: ${look}`, async () => {
      if (look === 'dark') document.documentElement.style.colorScheme = 'dark'
      if (look === 'right to left') document.documentElement.dir = 'rtl'
      if (look === 'narrow') await viewport(390, 800)
      const element = await mountOverview()
      await accessible(element)
      await asTables(element)
      await accessible(element)
    })
  }

  it('are accessible in the dialog of currencies, on a phone too', async () => {
    await viewport(390, 800)
    await media({ motion: 'reduce' })
    const element = await mountOverview()
    await click(within(element).getByShadowRole('button', { name: /^\d+ more currenc(y|ies)$/ }))
    await accessible(await openedDialog('Revenue by Currency'))
  })

  for (const [width, height] of [
    [1280, 800],
    [390, 700],
  ] as const) {
    it(`have their dialog's button in it on ${width} × ${height} px, however many currencies there are`, async () => {
      await viewport(width, height)
      await media({ motion: 'reduce' })
      const element = await mountOverview()
      await click(within(element).getByShadowRole('button', { name: /^\d+ more currenc(y|ies)$/ }))
      const dialog = await openedDialog('Revenue by Currency')
      const button = within(dialog).getAllByShadowRole('button', { name: 'Close' }).at(-1)!
      const below = Math.min(dialog.getBoundingClientRect().bottom, height)
      expect(button.getBoundingClientRect().bottom).to.be.at.most(below - 16)
    })
  }

  for (const [width, count] of [
    [1200, 4],
    [752, 4],
    [751, 2],
    [600, 1],
  ] as const) {
    it(`have ${count} figures in a row where the element is ${width} px wide`, async () => {
      await viewport(1400, 900)
      const element = await mountOverview()
      element.style.width = `${width}px`
      expect(figuresInARow(element)).to.equal(count)
    })
  }

  it('have the count of expiring subscriptions beside its title on phones, in every language', async () => {
    await viewport(390, 800)
    for (const locale of locales) {
      configure({ locale })
      const element = await mountOverview()
      const count = element.shadowRoot!.querySelector('[part=count]')!
      const title = count.parentElement!.firstElementChild!
      expect(count.getBoundingClientRect().top, locale).to.be.below(title.getBoundingClientRect().bottom)
      element.remove()
    }
  })

  it('make no page scroll sideways at 320 px, as charts and as tables', async () => {
    await viewport(320, 800)
    const element = await mountOverview()
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
    await asTables(element)
    expect(document.documentElement.scrollWidth).to.be.at.most(320)
  })

  it('keep bars apart on paper, and each card on one page', async () => {
    await media({ print: true })
    const element = await mountOverview()
    for (const mark of element.shadowRoot!.querySelectorAll('.pe-legend-mark'))
      expect(getComputedStyle(mark).printColorAdjust).to.equal('exact')
    for (const part of element.shadowRoot!.querySelectorAll('.pe-card')) expect(getComputedStyle(part).breakInside).to.equal('avoid')
  })

  it('keep bars apart without colors', async () => {
    await media({ forcedColors: 'active' })
    const element = await mountOverview()
    const looks = [...element.shadowRoot!.querySelectorAll('.pe-legend-mark')].map((mark) => {
      const { backgroundColor, backgroundImage, borderStyle } = getComputedStyle(mark)
      return [backgroundColor, backgroundImage, borderStyle].join()
    })
    expect(looks).to.have.length(3)
    expect(new Set(looks).size).to.equal(3)
  })
})
