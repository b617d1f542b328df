import { expect } from '@open-wc/testing'
import '../../../src/elements/account-list/account-list.element.ts'
import { accessible } from '../../support/accessible.ts'
import { mount } from '../../support/mount.ts'
import { column, parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { admins, answerWhole, doctors, doctorsPath, patients, sampleDoctor } from '../../support/elements/account-list/shown.ts'

const wide = (width: number, key = 'doctors') => `<account-list key-prop="${key}" page-size="100" style="width: ${width}px"></account-list>`

/** Returns visible parts that overflow their element. Ignores `<wbr>`, which takes no room, and texts that are cut with an ellipsis. */
function sticking(element: HTMLElement): string[] {
  const { left, right } = element.getBoundingClientRect()
  return [...element.shadowRoot!.querySelectorAll('.pe-root :not(wbr)')]
    .filter((part) => part.checkVisibility() && !part.closest('.pe-visually-hidden, .pe-action-label, thead'))
    .filter((part) => getComputedStyle(part.parentElement!).textOverflow !== 'ellipsis')
    .filter((part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1)
    .map((part) => part.outerHTML.slice(0, 100))
}

describe('the looks of account-list', () => {
  signedIn()

  // Widths of the list in the panel at 1280 and 991 px, and some widths in portals.
  for (const width of [1440, 1232, 968, 943, 800, 640, 390, 320]) {
    it(`shows all of the doctors within ${width} px, and nothing scrolls sideways`, async () => {
      const element = await mount(wide(width))
      expect(sticking(element)).to.deep.equal([])
      const scrolled = element.shadowRoot!.querySelector('.pe-table-frame')!
      expect(scrolled.scrollWidth).to.be.at.most(scrolled.clientWidth)
    })
  }

  for (const key of ['patients', 'admins']) {
    it(`shows all of the ${key} within 640 and 320 px`, async () => {
      for (const width of [640, 320]) {
        const element = await mount(wide(width, key))
        expect(sticking(element), `${width}`).to.deep.equal([])
        const scrolled = element.shadowRoot!.querySelector('.pe-table-frame')!
        expect(scrolled.scrollWidth, `${width}`).to.be.at.most(scrolled.clientWidth)
      }
    })
  }

  const email = (element: HTMLElement) =>
    [...element.shadowRoot!.querySelectorAll('bdi')].filter((text) => text.textContent === 'olivia@bennett.test' && text.checkVisibility())

  for (const [width, place] of [
    [1440, 'Email'],
    [1050, 'Email'],
    [1049, 'Name'],
    [600, 'Email'],
  ] as const) {
    it(`shows the email once within ${width} px: in the cell ${place}`, async () => {
      await answerWhole(doctorsPath, [sampleDoctor()])
      const element = await mount(wide(width))
      expect(email(element)).to.have.length(1)
      expect(email(element)[0]!.closest<HTMLElement>('.pe-cell')!.dataset['label']).to.equal(place)
      expect(column(element, 'Email')).to.deep.equal(['olivia@bennett.test'])
    })
  }

  for (const dir of ['ltr', 'rtl'] as const)
    for (const width of [1440, 1050, 800, 640])
      it(`begins names, emails and practices where their column begins: ${dir}, ${width} px`, async () => {
        document.documentElement.dir = dir
        await answerWhole(doctorsPath, [
          sampleDoctor({ name: 'Olivia Bennett', practice_name: 'Harbor Light Dermatology' }),
          sampleDoctor({ id: 43, name: 'ليلى المنصوري', practice_name: 'عيادة المنصوري للجلدية' }),
        ])
        const element = await mount(wide(width))
        const texts = [...element.shadowRoot!.querySelectorAll('tbody :is(.pe-cell-text, .pe-cell-title) bdi')].filter((text) =>
          text.checkVisibility(),
        )
        expect(texts).to.have.length.above(7)
        for (const text of texts) {
          const range = document.createRange()
          range.selectNodeContents(text)
          const line = text.closest('.pe-folded') ?? text.closest('.pe-cell')!
          // A label stands before the text of some folded lines.
          if (getComputedStyle(line, '::before').content !== 'none') continue
          const padding = parseFloat(getComputedStyle(line).paddingInlineStart)
          const [box, shown] = [line.getBoundingClientRect(), range.getBoundingClientRect()]
          const distance = dir === 'rtl' ? box.right - shown.right : shown.left - box.left
          expect(distance - padding, text.textContent).to.be.within(-1, 1)
        }
      })

  it('breaks an email that is too long for its place before the domain', async () => {
    const address = 'olivia.bennett@dermatology.test'
    await answerWhole(doctorsPath, [
      sampleDoctor({ email: address, practice_name: 'A practice with a long name, which takes the place of others' }),
    ])
    const element = await mount(wide(1003))
    const shown = [...element.shadowRoot!.querySelectorAll('bdi')].find((text) => text.textContent === address && text.checkVisibility())!
    const lines = [shown.firstChild!, shown.lastElementChild!].map((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      // Firefox has an empty box for each `<wbr>`.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
      return { tops: new Set(boxes.map(({ top }) => Math.round(top))), text: node.textContent }
    })
    expect(lines.map(({ text }) => text)).to.deep.equal(['olivia.bennett', '@dermatology.test'])
    expect(lines.map(({ tops }) => tops.size)).to.deep.equal([1, 1])
    expect([...lines[1]!.tops][0]).to.be.above([...lines[0]!.tops][0]!)
  })

  it('shows a picture of 50 px, round, or initials where there is none', async () => {
    const pictures = parts(await mount(wide(1232)), 'picture')
    const { width, borderRadius } = getComputedStyle(pictures[0]!)
    expect([width, borderRadius]).to.deep.equal(['50px', '50%'])
    expect(pictures.filter((picture) => picture.matches('img'))).to.not.be.empty
    expect(pictures.filter((picture) => /^\p{Letter}{1,2}$/u.test(picture.textContent))).to.not.be.empty
  })

  for (const html of [doctors, patients, admins, wide(390)]) {
    it(`is accessible in light, dark and right to left: ${html}`, async () => {
      const element = await mount(html)
      await accessible(element)
      document.documentElement.style.colorScheme = 'dark'
      await accessible(await mount(html))
      document.documentElement.style.colorScheme = ''
      document.documentElement.dir = 'rtl'
      await accessible(await mount(html))
    })
  }

  it('is accessible when it is not set up correctly', async () =>
    accessible(await mount('<account-list key-prop="x"></account-list>', { until: 'load-error' })))
})
