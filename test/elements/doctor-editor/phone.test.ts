import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { fault, query, requests } from '../../support/backend.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { type } from '../../support/keyboard.ts'
import { until } from '../../support/until.ts'
import { fill } from '../../support/elements/typing.ts'
import { choose, field, isUnsaved, mountEditor, saveButton, savePath, says, unsaid } from '../../support/elements/doctor-editor/editor.ts'

const country = (element: HTMLElement) =>
  within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Country of the phone number' })

const kept = async (id: number) => (await query('select phone, country_code from doctors where id = $1', [id]))[0]

/** Replaces the text as a paste does: in one step. */
function paste(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text)
  field.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', data: text, bubbles: true, composed: true }))
}

const savedNumber = (element: HTMLElement) =>
  [...element.shadowRoot!.querySelectorAll<HTMLInputElement>('input[name=phone], input[name=countryCode]')].map(({ value }) => value)

const becomes = (element: HTMLElement, number: string, code: string) =>
  until(() => savedNumber(element).join() === [number, code].join(), `Not ${number} with ${code}`)

const impossible = 'Please check this number: it is too short or too long for its country.'
const noExtension = 'Extensions are not saved.'

async function save(element: HTMLElement): Promise<void> {
  await click(saveButton(element))
  await toastSaying('Details updated successfully!..')
}

describe('the phone of doctor-editor', () => {
  signedIn()

  it('has the United States as its country where there is no number', async () => {
    const element = await mountEditor(11)
    expect(country(element).value).to.equal('US')
    expect(field(element, 'Phone').value).to.equal('')
  })

  for (const [id, land, number] of [
    [1, 'US', '+1 207 555 0142'],
    [5, 'AE', '+971 4 355 0198'],
    [20, 'NO', '+47 55 55 01 36'],
  ] as const) {
    it(`shows ${number} with its country`, async () => {
      const element = await mountEditor(id)
      expect([country(element).value, field(element, 'Phone').value]).to.deep.equal([land, number])
      expect(isUnsaved(element)).to.be.false
    })
  }

  it('shows a number that was saved in Arabic digits', async () => {
    await query(
      "update doctors set phone = '\u0662\u0660\u0667\u0665\u0665\u0665\u0660\u0661\u0664\u0662', country_code = '+1' where id = 21",
    )
    const element = await mountEditor(21)
    expect(field(element, 'Phone').value).to.equal('+1 207 555 0142')
    expect(isUnsaved(element)).to.be.false
  })

  it('draws its flags itself', async () => {
    const asked = (await requests()).length
    const element = await mountEditor(1)
    expect(element.shadowRoot!.querySelector('.PhoneInputCountryIcon svg')).to.not.be.null
    expect(element.shadowRoot!.querySelector('.PhoneInputCountryIcon img')).to.be.null
    choose(country(element), 'DE')
    await until(() => element.shadowRoot!.querySelector('.PhoneInputCountryIcon title')?.textContent === 'Germany', 'No other flag')
    expect(
      (await requests())
        .slice(asked)
        .map(({ path }) => path)
        .filter((path) => path.includes('svg')),
    ).to.be.empty
  })

  it('is saved in full with its code, as typed in the manner of its country', async () => {
    const element = await mountEditor(11)
    await fill(field(element, 'Phone'), '2125550165')
    expect(isUnsaved(element)).to.be.true
    await save(element)
    expect(await kept(11)).to.deep.equal({ phone: '+12125550165', country_code: '+1' })
  })

  it('is saved in full with its code, as typed with the code', async () => {
    const element = await mountEditor(12)
    await fill(field(element, 'Phone'), '+442075550198')
    await until(() => country(element).value === 'GB', 'The country does not follow')
    await save(element)
    expect(await kept(12)).to.deep.equal({ phone: '+442075550198', country_code: '+44' })
  })

  it('stays as it was saved, where nobody touched it', async () => {
    const before = await kept(13)
    const element = await mountEditor(13)
    await fill(field(element, 'First Name'), 'Chi')
    await save(element)
    expect(await kept(13)).to.deep.equal(before)
  })

  it('is no change, where it becomes again what it was', async () => {
    const element = await mountEditor(1)
    await fill(field(element, 'Phone'), '+1207555014')
    await until(() => isUnsaved(element), 'Not unsaved')
    await fill(field(element, 'Phone'), '+12075550142')
    await until(() => !isUnsaved(element), 'Still unsaved')
  })

  it('can be emptied', async () => {
    const element = await mountEditor(14)
    await fill(field(element, 'Phone'), '')
    await save(element)
    expect(await kept(14)).to.deep.equal({ phone: null, country_code: null })
  })

  for (const [pasted, number, code] of [
    ['tel:+47-22-12-34-56', '+4722123456', '+47'],
    ['tel:+1-212-555-0165;ext=22', '+12125550165', '+1'],
    ['+44 (0)20 7946 0958', '+442079460958', '+44'],
    ['+47 (0)22 12 34 56', '+4722123456', '+47'],
    ['+39 (0)6 1234 5678', '+390612345678', '+39'],
    ['0049 30 901820', '+4930901820', '+49'],
    ['(212) 555-0165 ext. 22', '+12125550165', '+1'],
    ['212.555.0165 x22', '+12125550165', '+1'],
    ['+49 30 901820 Durchwahl 7', '+4930901820', '+49'],
    ['+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', '+201001234567', '+20'],
    ['＋８１ ３ １２３４ ５６７８', '+81312345678', '+81'],
    ['+91\u00a098765\u00a043210', '+919876543210', '+91'],
    ['\u202a+33 1 23 45 67 89\u202c', '+33123456789', '+33'],
    ['Fax: +46 8 12 34 56', '+468123456', '+46'],
  ] as const) {
    it(`reads the pasted ${pasted}`, async () => {
      const element = await mountEditor(11)
      paste(field(element, 'Phone'), pasted)
      await becomes(element, number, code)
    })
  }

  it('reads a typed 00 as +', async () => {
    const element = await mountEditor(11)
    await fill(field(element, 'Phone'), '0047221')
    expect(field(element, 'Phone').value).to.equal('+47 22 1')
    await type('23456')
    await becomes(element, '+4722123456', '+47')
    expect(country(element).value).to.equal('NO')
  })

  it('takes no digit of a typed extension, and says so', async () => {
    const element = await mountEditor(11)
    await fill(field(element, 'Phone'), '2125550165x22')
    await says(element, noExtension)
    await becomes(element, '+12125550165', '+1')
    expect(field(element, 'Phone').value).to.equal('(212) 555-0165')
    await fill(field(element, 'Phone'), '2125550166')
    await unsaid(element, noExtension)
    await becomes(element, '+12125550166', '+1')
  })

  it('says that a saved extension is lost once the number is another', async () => {
    await query("update doctors set phone = '2125550165 ext. 22', country_code = '+1' where id = 11")
    const element = await mountEditor(11)
    expect(within(element).queryByShadowText(noExtension)).to.equal(null)
    await fill(field(element, 'Phone'), '2125550166')
    await says(element, noExtension)
    await fill(field(element, 'Phone'), '+12125550165')
    await unsaid(element, noExtension)
    await save(element)
    expect(await kept(11)).to.deep.equal({ phone: '2125550165 ext. 22', country_code: '+1' })
  })

  it('keeps the number for another country', async () => {
    const element = await mountEditor(11)
    await fill(field(element, 'Phone'), '2125550165')
    choose(country(element), 'DE')
    await becomes(element, '+492125550165', '+49')
    choose(country(element), 'FR')
    await becomes(element, '+332125550165', '+33')
    expect(country(element).value).to.equal('FR')
  })

  it('keeps the number that it was loaded with for another country', async () => {
    const element = await mountEditor(20)
    choose(country(element), 'SE')
    await becomes(element, '+4655550136', '+46')
    expect(country(element).value).to.equal('SE')
    choose(country(element), 'DK')
    await becomes(element, '+4555550136', '+45')
    await save(element)
    expect(await kept(20)).to.deep.equal({ phone: '+4555550136', country_code: '+45' })
  })

  it('keeps an incomplete number for another country', async () => {
    const element = await mountEditor(11)
    await fill(field(element, 'Phone'), '+442')
    choose(country(element), 'ES')
    await becomes(element, '+342', '+34')
  })

  it('says that a number is impossible once the field is left, and saves it', async () => {
    const element = await mountEditor(14)
    await fill(field(element, 'Phone'), '+47123')
    expect(within(element).queryByShadowText(impossible)).to.equal(null)
    await click(field(element, 'First Name'))
    await says(element, impossible)
    expect(field(element, 'Phone').getAttribute('aria-invalid')).not.to.equal('true')
    await save(element)
    expect(await kept(14)).to.deep.equal({ phone: '+47123', country_code: '+47' })
    await fill(field(element, 'Phone'), '+4722123456')
    await click(field(element, 'First Name'))
    await unsaid(element, impossible)
  })

  it('reads from left to right in a page that reads from right to left', async () => {
    document.documentElement.dir = 'rtl'
    const element = await mountEditor(5)
    const flag = element.shadowRoot!.querySelector('.PhoneInputCountry')!.getBoundingClientRect()
    const number = field(element, 'Phone').getBoundingClientRect()
    expect(getComputedStyle(field(element, 'Phone')).direction).to.equal('ltr')
    expect(flag.right).to.be.lessThan(number.left)
  })

  it('says at its place that the server refused it', async () => {
    const body = { success: false, code: 'validation', message: 'No.', fields: { phone: 'invalid' } }
    await fault({ kind: 'status', status: 422, path: savePath, body })
    const element = await mountEditor(15)
    await click(saveButton(element))
    await says(element, 'Phone is invalid')
    expect(field(element, 'Phone').getAttribute('aria-invalid')).to.equal('true')
  })
})
