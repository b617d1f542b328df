import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { fault, query, requests } from '../../support/backend.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { fill } from '../../support/elements/typing.ts'
import { choose, field, isUnsaved, mountEditor, saveButton, savePath, says } from '../../support/elements/doctor-editor/editor.ts'

const country = (element: HTMLElement) =>
  within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Country of the phone number' })

const kept = async (id: number) => (await query('select phone, country_code from doctors where id = $1', [id]))[0]

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
