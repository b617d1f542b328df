import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { fault, release } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { until } from '../../support/until.ts'
import { headings, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { changed, doctors, doctorsPath, names, patients } from '../../support/elements/account-list/shown.ts'

const all = (element: HTMLElement, selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
const shown = (element: HTMLElement, selector: string) => all(element, selector).filter((part) => part.checkVisibility())

describe('a list as one looks at it all day', () => {
  signedIn()

  it('keeps its rows, and the focus, while another page comes', async () => {
    const element = await mount(doctors)
    const start = names(element)
    await fault({ path: /doctors\?page=2/, kind: 'hold' })
    const next = within(element).getByShadowRole('button', { name: 'Next page' })
    next.focus()
    await press('Enter')
    await until(() => element.shadowRoot!.querySelector('[aria-busy=true]') !== null, 'Nothing is asked for')
    expect(names(element)).to.deep.equal(start)
    expect(all(element, '.pe-skeleton-row')).to.be.empty
    await release()
    await changed(element, start)
    expect(focused() === next, 'The focus is lost').to.be.true
  })

  it('keeps the order at its heads until the new rows are there, and announces it with them', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 1440px"></account-list>')
    const [status] = within(element).getAllByShadowRole('status')
    const head = () => element.shadowRoot!.querySelector('[aria-sort=ascending], [aria-sort=descending]')!.firstElementChild!.textContent
    const start = names(element)
    expect(head()).to.equal('Joining Date')
    await fault({ path: /sort=name/, kind: 'hold' })
    const sort = within(element).getByShadowRole('button', { name: 'Name' })
    sort.focus()
    await press('Enter')
    await until(() => element.shadowRoot!.querySelector('[aria-busy=true]') !== null, 'Nothing is asked for')
    expect(head()).to.equal('Joining Date')
    expect(all(element, 'table')[0]!.classList.contains('pe-waiting')).to.equal(true)
    await release()
    await changed(element, start)
    expect(head()).to.equal('Name')
    expect(status!.textContent).to.match(/^Sorted by Name, ascending\. 1–10 of \d+$/)
    const sorted = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    await changed(element, sorted)
    expect(status!.textContent).to.match(/^11–20 of \d+$/)
  })

  it('takes a list that goes beyond its last page to the last one without an empty state between', async () => {
    let empty = false
    const element = await mount('<account-list key-prop="doctors" page-size="50"></account-list>')
    const watch = new MutationObserver(() => (empty ||= parts(element, 'empty').length > 0))
    watch.observe(element.shadowRoot!, { childList: true, subtree: true })
    element.setAttribute('list-state', 'page=9')
    await until(() => names(element).length === 10, 'The last page does not come')
    watch.disconnect()
    expect(empty).to.be.false
  })

  it('shows rows in the shape of what comes only after a moment', async () => {
    await fault({ path: doctorsPath, kind: 'hold' })
    const element = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>', { until: null })
    const drawn: number[] = []
    const look = () => headings(element).length > 0 && drawn.push(all(element, '.pe-skeleton-row').length)
    new MutationObserver(look).observe(element.shadowRoot!, { childList: true, subtree: true })
    await until(() => drawn.includes(10), 'No skeleton')
    expect(drawn[0], 'The skeleton comes with the first frame').to.equal(0)
    const [row] = all(element, '.pe-skeleton-row')
    expect(row!.children).to.have.length(headings(element).length)
    expect(all(element, '.pe-skeleton-row .pe-cell-actions')).to.have.length(10)
    expect(all(element, '.pe-skeleton-row .pe-cell-title .pe-skeleton')).to.have.length(50)
    expect(shown(element, '.pe-skeleton-row .pe-cell-title .pe-skeleton'), 'A column has its place twice').to.have.length(10)
    await release()
    await until(() => names(element).length === 10, 'No rows')
  })

  for (const width of [1500, 1100, 360])
    it(`keeps the place of ${width} px wide rows until that moment`, async () => {
      await fault({ path: doctorsPath, kind: 'hold' })
      const element = await mount(`<account-list key-prop="doctors" style="width: ${width}px"></account-list>`, { until: null })
      const heights = new Set<number>()
      const watch = new ResizeObserver(() => heights.add(element.offsetHeight))
      watch.observe(element)
      await until(() => all(element, '.pe-skeleton-row').length === 10, 'No skeleton')
      watch.disconnect()
      const drawn = [...heights].filter(Boolean)
      expect(drawn, 'Nothing was drawn before').to.not.be.empty
      for (const height of drawn) expect(height).to.be.closeTo(element.offsetHeight, 2)
    })

  it('offers to clear a search that finds nothing, and keeps the focus within the list', async () => {
    const element = await mount('<account-list key-prop="doctors" list-state="q=nobody"></account-list>')
    expect(parts(element, 'empty')[0]!.querySelector('p')!.textContent).to.equal("Nothing matches 'nobody'.")
    expect(within(element).getAllByShadowRole('status')[0]!.textContent).to.equal("Nothing matches 'nobody'.")
    await click(within(element).getByShadowRole('button', { name: 'Clear all' }))
    await until(() => names(element).length === 10, 'The search stays')
    expect(within(element).getByShadowRole<HTMLInputElement>('searchbox').value).to.equal('')
    expect(element.shadowRoot!.activeElement !== null, 'The focus is lost').to.be.true
  })

  it('reads out which rows come back after a search that finds nothing', async () => {
    const element = await mount('<account-list key-prop="doctors" list-state="q=nobody"></account-list>')
    expect(parts(element, 'pager'), 'There are no pages to turn').to.be.empty
    const [status] = within(element).getAllByShadowRole('status')
    await click(within(element).getByShadowRole('button', { name: 'Clear all' }))
    await until(() => names(element).length === 10, 'The search stays')
    await settled(element)
    expect(status!.textContent).to.match(/^1–10 /)
    expect(status!.isConnected, 'It is read out by another').to.be.true
  })

  it('keeps its head in sight when the page scrolls, below a bar of the page', async () => {
    document.documentElement.style.setProperty('--pe-sticky-top', '40px')
    const element = await mount('<account-list key-prop="doctors" page-size="50" style="width: 1500px"></account-list>')
    window.scrollTo({ top: 900, behavior: 'instant' })
    expect(all(element, 'thead th')[1]!.getBoundingClientRect().top).to.equal(40)
    window.scrollTo({ top: 0, behavior: 'instant' })
  })

  it('has its head above its first row where the table scrolls by itself, too', async () => {
    document.documentElement.style.setProperty('--pe-sticky-top', '40px')
    const element = await mount('<account-list key-prop="doctors" style="width: 730px"></account-list>')
    const frame = all(element, '.pe-table-frame')[0]!
    all(element, 'thead th')[1]!.style.minWidth = '400px'
    await until(() => frame.dataset['scrolls'] === 'true', 'The table fits')
    expect(all(element, 'thead th')[1]!.getBoundingClientRect().bottom).to.be.at.most(
      parts(element, 'row')[0]!.getBoundingClientRect().top + 1,
    )
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth)
  })

  for (const width of [1440, 1000, 722, 390]) {
    it(`breaks a practice's name of one long word, ${width} px wide`, async () => {
      const element = await mount(`<account-list key-prop="doctors" style="width: ${width}px"></account-list>`)
      for (const name of all(element, '[data-label=Practice] bdi, .pe-folded-middle bdi').slice(0, 2))
        name.textContent = 'Dermatologie'.repeat(9)
      const frame = all(element, '.pe-table-frame')[0]!
      expect(frame.scrollWidth).to.be.at.most(frame.clientWidth)
    })
  }

  it('has its counts at the end of their column, in figures of one width', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
    const cell = all(element, '[data-label=Patients]')[0]!
    expect(getComputedStyle(cell).textAlign).to.equal('end')
    expect(getComputedStyle(cell).fontVariantNumeric).to.equal('tabular-nums')
  })

  it('aligns search, filters, sorting and pager at both edges of a phone', async () => {
    const element = await mount('<account-list key-prop="doctors" style="display: block; width: 390px"></account-list>')
    const edge = (selector: string) => all(element, selector).map((part) => Math.round(part.getBoundingClientRect().right))
    const [inset] = edge('.pe-toolbar-end')
    expect(edge('.pe-sort-by .pe-button')).to.deep.equal([inset])
    expect(edge('.pe-pager-steps')).to.deep.equal([inset])
    const ends = new Map(all(element, '.pe-filters > *').map((filter) => [filter.offsetTop, filter]))
    expect(ends.size, 'All filters are on one line').to.be.above(1)
    for (const filter of ends.values()) expect(Math.round(filter.getBoundingClientRect().right)).to.equal(inset)
  })

  it('shows whole badges in the rows of a phone', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 356px"></account-list>')
    const badges = shown(element, 'tbody .pe-badge')
    expect(badges.length).to.be.above(10)
    for (const badge of badges) {
      expect(badge.scrollWidth, badge.textContent).to.be.at.most(badge.clientWidth)
      const text = new Range()
      text.selectNodeContents(badge)
      const [inner, outer] = [text.getBoundingClientRect(), badge.getBoundingClientRect()]
      expect(inner.top - outer.top, `Above ${badge.textContent}`).to.be.closeTo(outer.bottom - inner.bottom, 1)
    }
  })

  it('has targets of 44 px where it is narrow', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 390px"></account-list>')
    for (const target of shown(element, 'button:not(thead button), a.pe-row-link, select, input[type=search]')) {
      const { width, height } = target.getBoundingClientRect()
      expect(Math.min(width, height), target.outerHTML).to.be.at.least(44)
    }
  })

  for (const html of [doctors, patients]) {
    it(`prints its heading and rows and nothing else, within a page of 718 px: ${html}`, async () => {
      const element = await mount(html.replace('>', ' style="width: 718px">'))
      await media({ print: true })
      await settled(element)
      expect(shown(element, '.pe-search, [part~=pager], .pe-actions, .pe-toolbar .pe-button')).to.be.empty
      const [title] = all(element, '.pe-title')
      expect(shown(element, '.pe-title > *')).to.be.empty
      expect(getComputedStyle(title!, '::before').content).to.match(/^"\d+ (practices|patients)"$/)
      expect(shown(element, 'thead')).to.have.length(1)
      // Chromium repeats a head on each page, but no buttons in it.
      for (const sort of all(element, 'thead .pe-sort')) expect(getComputedStyle(sort).display).to.equal('contents')
      expect(shown(element, '[part~=row]')).to.have.length(10)
      expect(getComputedStyle(parts(element, 'row')[0]!).display).to.equal('table-row')
      const { right } = element.getBoundingClientRect()
      for (const cell of shown(element, 'td *')) expect(cell.getBoundingClientRect().right, cell.outerHTML).to.be.at.most(right + 1)
      for (const text of ['petra@vinohrady.test'].filter(() => html === doctors))
        expect(shown(element, 'bdi').map(({ textContent }) => textContent)).to.include(text)
    })
  }

  it('shows by an icon which columns sort, where more contrast is wanted', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 1100px"></account-list>')
    await media({ contrast: 'more' })
    for (const icon of all(element, '.pe-sort svg')) expect(getComputedStyle(icon).opacity).to.equal('1')
  })

  it('shows its badges, rows and buttons by lines where colors are forced', async () => {
    const element = await mount('<account-list key-prop="doctors" style="width: 1500px"></account-list>')
    await media({ forcedColors: 'active' })
    for (const part of [parts(element, 'badge')[0]!, all(element, 'a.pe-row-link')[0]!]) {
      expect(getComputedStyle(part).borderTopWidth, part.outerHTML).to.equal('1px')
    }
    expect(getComputedStyle(parts(element, 'row')[0]!).borderTopWidth).to.equal('1px')
  })
})
