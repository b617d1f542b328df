import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { anyDialog, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample, wideLogo } from '../../support/elements/doctor-subscriptions/samples.ts'
import { until } from '../../support/until.ts'

/** Content of a printed page. */
interface Paper {
  title: string
  text: string
  dir: string
  font: string
  /** Color of the mark beside the issuer. */
  mark: string | undefined
  /** Widths of the images that are loaded. */
  images: number[]
}

const realWindow = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow')!

function markOf(frame: Window): string | undefined {
  const mark = frame.document.querySelector('.pe-invoice-mark')
  return mark ? frame.getComputedStyle(mark).backgroundColor : undefined
}

/** Replaces `print()` of every frame, which would open the browser's print dialog. Records the page instead. */
function notePrints(): Paper[] {
  const papers: Paper[] = []
  Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
    configurable: true,
    get(this: HTMLIFrameElement) {
      const frame = realWindow.get!.call(this) as Window
      frame.print = () => {
        const { body, title, documentElement } = frame.document
        papers.push({
          title,
          text: body.innerText,
          dir: documentElement.dir,
          font: frame.getComputedStyle(body).fontFamily,
          mark: markOf(frame),
          images: [...frame.document.images].filter(({ complete }) => complete).map(({ naturalWidth }) => naturalWidth),
        })
        frame.dispatchEvent(new Event('afterprint'))
      }
      return frame
    },
  })
  return papers
}

async function openInvoice(): Promise<void> {
  await answerWhole([sample(), sample({ id: 8, name: 'Marcus Whitfield' })])
  const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
  await click(within(element).getByShadowRole('button', { name: 'Invoice of Olivia Bennett' }))
}

const printButton = async () => within(await openedDialog('Invoice')).getByShadowRole('button', { name: 'Print' })

describe('printing an invoice', () => {
  signedIn()

  let papers: Paper[]
  beforeEach(() => {
    papers = notePrints()
  })
  afterEach(async () => {
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', realWindow)
    await press('Escape')
    await until(() => !anyDialog())
  })

  it('prints the invoice and nothing else of the page, once', async () => {
    await openInvoice()
    await click(await printButton())
    expect(papers).to.have.length(1)
    const [{ title, text, font }] = papers as [Paper]
    expect(title).to.equal('Invoice INV-000007')
    expect(text)
      .to.match(/^P\s+Practice Elements\s+Invoice INV-000007/)
      .and.contain('Olivia Bennett')
      .and.contain('$129.00')
      .and.contain('pi_3sample')
    expect(text).to.not.match(/Marcus|Subscriptions|Print|Download|Close/)
    expect(font).to.contain('system-ui')
  })

  it('has the color of the brand', async () => {
    configure({ appearance: { colorPrimary: '#ffd400' } })
    await openInvoice()
    await until(
      () =>
        getComputedStyle(document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('.pe-invoice-mark')!).backgroundColor ===
        'rgb(255, 212, 0)',
      'The mark has another color',
    )
    await click(await printButton())
    expect(papers[0]!.mark).to.equal('rgb(255, 212, 0)')
  })

  it('waits for the logo', async () => {
    configure({ logo: wideLogo })
    await openInvoice()
    await click(await printButton())
    await until(() => papers.length === 1, 'Nothing is printed')
    configure({ logo: undefined })
    expect(papers[0]!.images).to.have.length(1)
    expect(papers[0]!.images[0]).to.be.above(0)
    expect(papers[0]!.mark).to.equal(undefined)
  })

  it('takes its frame away after it', async () => {
    await openInvoice()
    await click(await printButton())
    expect(document.querySelector('doctor-subscriptions')!.shadowRoot!.querySelector('iframe')).to.be.null
  })

  it('prints from right to left where the page reads so', async () => {
    document.documentElement.dir = 'rtl'
    await openInvoice()
    await click(await printButton())
    expect(papers.map(({ dir }) => dir)).to.deep.equal(['rtl'])
  })
})
