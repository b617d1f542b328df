import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { locales } from '../../../src/core/i18n/locales.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { columnGaps, cutParts } from '../../support/elements/column-gaps.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { answerWhole, doctors, doctorsPath, names, sampleDoctor } from '../../support/elements/account-list/shown.ts'

const widths = [640, 700, 800, 860, 900, 1000, 1050, 1080, 1130, 1200, 1400]
const tables = {
  doctors,
  patients: '<account-list key-prop="patients"></account-list>',
  admins: '<account-list key-prop="admins"></account-list>',
  subscriptions: '<doctor-subscriptions></doctor-subscriptions>',
  "a doctor's subscriptions": '<doctor-subscriptions doctor-id="42"></doctor-subscriptions>',
}

const shownHeads = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll('thead th')]
    .filter((head) => head.checkVisibility())
    .map((head) => head.firstElementChild!.textContent)

function expectRoom(element: HTMLElement, width: number): void {
  expect(cutParts(element), `Cut at ${width} px`).to.deep.equal([])
  for (const { between, gap } of columnGaps(element)) expect(gap, `${between}, at ${width} px`).to.be.at.least(15.9)
}

async function resized(element: HTMLElement, width: number): Promise<void> {
  element.style.display = 'block'
  element.style.width = `${width}px`
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}

describe('tables at the widths of laptops and tablets', () => {
  signedIn()

  for (const [kind, html] of Object.entries(tables)) {
    it(`have 16 px between their columns and cut nothing: ${kind}`, async () => {
      const element = await mount(html)
      for (const width of widths) {
        await resized(element, width)
        expectRoom(element, width)
      }
    })
  }

  it('have the same room in every language, and right to left', async () => {
    for (const locale of locales) {
      configure({ locale, dir: locale === 'ar' ? 'rtl' : 'ltr' })
      const element = await mount(doctors)
      for (const width of widths) {
        await resized(element, width)
        expectRoom(element, width)
      }
      element.parentElement!.remove()
    }
  })

  it('have it with long names, too, whose texts can be read in full', async () => {
    const long = {
      name: 'Wolfgang-Amadeus Schleswig-Holsteinischer',
      email: 'wolfgang.amadeus.schleswig@donaudampfschifffahrtsgesellschaft.test',
      practice_name: 'Hautarztgemeinschaftspraxis am Donaudampfschifffahrtskanal mit Tagesklinik',
    }
    await answerWhole(doctorsPath, [
      sampleDoctor({ ...long, phone: '20255501430099', isActive: '0' }),
      sampleDoctor({ id: 43, name: 'A'.repeat(90) }),
    ])
    const element = await mount(doctors)
    element.style.setProperty('--pe-density', '0.75')
    for (const width of widths) {
      await resized(element, width)
      expectRoom(element, width)
    }
    const name = parts(element, 'row')[0]!.querySelector('.pe-cell-title a')!
    const { width, paddingInlineEnd } = getComputedStyle(name.firstElementChild!)
    expect(parseFloat(width) - parseFloat(paddingInlineEnd)).to.be.at.most(240)
  })

  it('leave 32 px after a count, which stands at the end of its column', async () => {
    const element = await mount(doctors)
    for (const width of widths) {
      await resized(element, width)
      for (const { between, gap } of columnGaps(element).filter(({ between }) => /^(Patients|\d+) \|/.test(between)))
        expect(gap, between).to.be.at.least(31.9)
    }
  })

  const columnsAt: [number, string[]][] = [
    [1050, ['Profile', 'Name', 'Email', 'Phone', 'Practice', 'Patients', 'Status', 'Current Plan', 'Joining Date', 'Actions']],
    [1049, ['Profile', 'Name', 'Phone', 'Practice', 'Patients', 'Status', 'Current Plan', 'Joining Date', 'Actions']],
    [999, ['Profile', 'Name', 'Phone', 'Patients', 'Status', 'Current Plan', 'Joining Date', 'Actions']],
    [859, ['Profile', 'Name', 'Patients', 'Status', 'Current Plan', 'Actions']],
  ]
  for (const [width, heads] of columnsAt) {
    it(`show of the doctors at ${width} px: ${heads.join(', ')}`, async () => {
      const element = await mount(doctors)
      await resized(element, width)
      expect(shownHeads(element)).to.deep.equal(heads)
    })
  }

  it('let practices have two lines, and emails and phones 13 px, at the least width of all columns', async () => {
    const element = await mount(doctors)
    await resized(element, 1050)
    for (const name of ['Email', 'Phone']) {
      const cell = element.shadowRoot!.querySelector(`td[data-label=${name}]`)!
      expect(getComputedStyle(cell.firstElementChild!).fontSize, name).to.equal('13px')
    }
    for (const row of parts(element, 'row')) expect(row.getBoundingClientRect().height).to.be.at.most(84)
  })

  it('become cards under 640 px only', async () => {
    const element = await mount(doctors)
    await resized(element, 640)
    expect(getComputedStyle(parts(element, 'row')[0]!).display).to.equal('table-row')
    await resized(element, 639)
    expect(getComputedStyle(parts(element, 'row')[0]!).display).to.equal('grid')
  })

  it('break no phone, date or badge', async () => {
    const element = await mount(doctors)
    for (const width of widths) {
      await resized(element, width)
      const texts = [...element.shadowRoot!.querySelectorAll('td bdi, td .pe-badge')].filter(
        (part) => part.checkVisibility() && /^\+?[\d /]+$|^[A-Z &]+$/.test(part.textContent),
      )
      for (const text of texts) expect(text.getBoundingClientRect().height, `${text.textContent} at ${width} px`).to.be.below(30)
    }
  })

  it('have a head of 44 px and rows of 64 px', async () => {
    const element = await mount(doctors)
    await resized(element, 1400)
    expect(element.shadowRoot!.querySelector('thead tr')!.getBoundingClientRect().height).to.equal(44)
    for (const row of parts(element, 'row').slice(0, 5)) expect(row.getBoundingClientRect().height).to.equal(64)
  })

  it('are sorted by what stands under the names, too', async () => {
    const element = await mount(doctors)
    await resized(element, 700)
    const before = names(element)
    for (const label of ['Email', 'Practice']) {
      await click(within(element).getByShadowRole('button', { name: label }))
      await until(() => names(element).join() !== before.join(), `Not sorted by ${label}`)
    }
  })

  it("lead to a doctor by the name's link", async () => {
    const element = await mount(doctors)
    const link = within(element).getByShadowRole<HTMLAnchorElement>('link', { name: names(element)[0]! })
    expect(link.getAttribute('href')).to.match(/^\/doctor\?id=/)
    expect(getComputedStyle(link).fontWeight).to.equal('600')
  })
})
