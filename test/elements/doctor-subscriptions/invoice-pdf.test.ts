import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { configure } from '../../../src/elements/index.ts'
import { fault } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { noteSavedFiles } from '../../support/elements/saved-files.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { anyDialog, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { answerWhole, sample, wideLogo } from '../../support/elements/doctor-subscriptions/samples.ts'
import { until } from '../../support/until.ts'

describe('an invoice as PDF', () => {
  signedIn()

  const files = noteSavedFiles()

  afterEach(async () => {
    await press('Escape')
    await until(() => !anyDialog())
  })

  async function download(name: string): Promise<string> {
    await answerWhole([sample({ name })])
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    await click(within(element).getByShadowRole('button', { name: /^Invoice of/ }))
    const dialog = await openedDialog('Invoice')
    await click(within(dialog).getByShadowRole('button', { name: 'Download PDF' }))
    await until(() => files.length === 1, 'No file')
    return new TextDecoder('latin1').decode(await files[0]!.bytes())
  }

  it('is a real PDF with the words of the invoice', async () => {
    const pdf = await download('François Lefèvre')
    expect(pdf)
      .to.match(/^%PDF-1\.\d/)
      .and.match(/%%EOF\s*$/)
    expect(pdf).to.contain('(Invoice INV-000007) Tj').and.contain('(Fran\u00e7ois Lef\u00e8vre) Tj').and.contain('($129.00) Tj')
    expect(pdf).to.not.contain('/Subtype /Image')
  })

  for (const name of ['ليلى الحداد', 'נועה לוי', '王 伟', 'Ελένη Παπαδοπούλου']) {
    it(`draws the name ${name}, which the fonts of a PDF do not know`, async () => {
      const pdf = await download(name)
      expect(pdf)
        .to.match(/^%PDF-1\.\d/)
        .and.match(/%%EOF\s*$/)
        .and.contain('/Subtype /Image')
        .and.contain('(Invoice INV-000007) Tj')
    })
  }

  for (const [title, name] of [
    ['of words', 'Bartholomew Featherstonehaugh-Cholmondeley and Partners, Practice for Aesthetic Dermatology'],
    ['without spaces', 'Donaudampfschifffahrtselektrizit\u00e4tenhauptbetriebswerkbauunterbeamtengesellschaftspraxis'],
  ] as const) {
    it(`breaks a long name ${title} into lines beside its label`, async () => {
      const pdf = await download(name)
      const texts = [...pdf.matchAll(/\((.*)\) Tj/g)].map(([, text]) => text!)
      const first = texts.indexOf('Billed to') + 1
      const lines = texts.slice(first, texts.indexOf('Status'))
      expect(lines.length).to.be.within(2, 4)
      expect(lines.join(title === 'of words' ? ' ' : '')).to.equal(name)
    })
  }

  it('draws each line of a long name in another script', async () => {
    const long = await download('\u0644\u064a\u0644\u0649 \u0627\u0644\u062d\u062f\u0627\u062f '.repeat(9))
    expect(long.match(/\/Subtype \/Image/g)!.length).to.be.above(2)
  })

  it('has the mark of the issuer in the color of the brand', async () => {
    configure({ appearance: { colorPrimary: '#ff0000' } })
    expect(await download('Olivia Bennett')).to.match(/\n1\.? 0\.? 0\.? rg\n/)
  })

  it('has the logo of the issuer in place of the mark, in its shape', async () => {
    configure({ logo: wideLogo })
    const pdf = await download('Olivia Bennett')
    configure({ logo: undefined })
    const [, width, height] = /q\n([\d.]+) 0 0 ([\d.]+) [\d.]+ [\d.]+ cm/.exec(pdf)!.map(Number)
    expect(width! / height!).to.be.closeTo(2, 0.01)
    expect(pdf).to.contain('/Subtype /Image').and.not.contain('(P) Tj')
  })

  it('names the practice and the issuer', async () => {
    configure({ brand: 'Dental Photo Ltd' })
    const pdf = await download('Olivia Bennett')
    configure({ brand: 'Practice Elements' })
    for (const text of ['Issued by', 'Dental Photo Ltd', 'Billed to', 'Olivia Bennett', 'Paid', 'Page 1 of 1'])
      expect(pdf).to.contain(`(${text}) Tj`)
  })

  it('asks the server for nothing more', async () => {
    await fault({ kind: 'status', status: 500, path: /^\/api\/.*(invoice|pdf)/ })
    expect(await download('Olivia Bennett')).to.match(/^%PDF/)
  })
})
