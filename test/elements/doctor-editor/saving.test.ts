import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { fault, query, release, requests } from '../../support/backend.ts'
import { focused, press } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { fill } from '../../support/elements/typing.ts'
import {
  choose,
  eventsOf,
  field,
  isUnsaved,
  list,
  mountEditor,
  rested,
  saveButton,
  savePath,
  says,
} from '../../support/elements/doctor-editor/editor.ts'

const saved = 'Details updated successfully!..'

interface DoctorRow {
  first_name: string
  practice_name: string | null
  phone: string | null
  country_code: string | null
  is_active: boolean
  password_hash: string
}

async function rowOf(id: number): Promise<DoctorRow> {
  const [row] = await query<DoctorRow>('select * from doctors where id = $1', [id])
  return row!
}

describe('doctor-editor saves', () => {
  signedIn()

  for (const card of ['Practice Profile', 'Edit Profile'] as const) {
    it(`both cards by the button of ${card}, says the server's message, and fires doctor-change`, async () => {
      const element = await mountEditor(2)
      const changes = eventsOf<{ doctorId: number }>(element, 'doctor-change')
      const name = `Marcus ${card.length}`
      await fill(field(element, 'First Name'), name)
      choose(list(element, 'Practice Status'), card === 'Edit Profile' ? '0' : '1')
      const button = saveButton(element, card)
      await click(button)
      await toastSaying(saved)
      await says(element, `${name} WHITFIELD`.toUpperCase())
      expect(await rowOf(2)).to.include({ first_name: name, is_active: card !== 'Edit Profile' })
      expect(changes).to.deep.equal([{ doctorId: 2 }])
      expect(isUnsaved(element)).to.be.false
      expect(focused()).to.equal(button)
    })
  }

  for (const [what, answer] of [
    ['a 204', { status: 204, text: '' }],
    ['a 200 of blanks', { status: 200, text: ' \n' }],
  ] as const)
    it(`where the server answers ${what}, which is a success without a message`, async () => {
      const element = await mountEditor(4)
      const changes = eventsOf(element, 'doctor-change')
      await fault({ kind: 'status', path: savePath, ...answer })
      await fill(field(element, 'First Name'), 'Yara')
      await click(saveButton(element))
      await toastSaying(saved)
      await rested(element)
      expect(isUnsaved(element)).to.be.false
      expect(changes).to.have.length(1)
    })

  it('by Enter, once, however often it is pressed meanwhile', async () => {
    const element = await mountEditor(3)
    await fault({ kind: 'hold', path: savePath })
    const asked = await newRequests({ path: savePath })
    await fill(field(element, 'Practice Name'), 'Praxis am See')
    await press('Enter')
    await until(() => saveButton(element).getAttribute('aria-busy') === 'true', 'Not under way')
    await press('Enter')
    await click(saveButton(element, 'Practice Profile'))
    await release()
    await toastSaying(saved)
    expect(await asked()).to.have.length(1)
  })

  it('multipart with the doctor in the query, and leaves out a picture that was not chosen and passwords that were not typed', async () => {
    const element = await mountEditor(1)
    await click(saveButton(element))
    await toastSaying(saved)
    const request = (await requests({ path: savePath })).at(-1)!
    expect(request.url).to.match(/\?doctor_id=1$/)
    expect(request.headers['content-type']).to.match(/^multipart\/form-data/)
    const names = [...String(request.body).matchAll(/name="(\w+)"/g)].map(([, name]) => name)
    expect(names).to.have.members([
      'first_name',
      'last_name',
      'email',
      'practice_name',
      'address',
      'phone',
      'countryCode',
      'description',
      'isActive',
      'version',
    ])
  })

  it('a new password, and empties its fields', async () => {
    const before = await rowOf(4)
    const element = await mountEditor(4)
    await fill(field(element, 'New Password'), 'quite-secret')
    await fill(field(element, 'Confirm Password'), 'quite-secret')
    await click(saveButton(element, 'Practice Profile'))
    await toastSaying(saved)
    await until(() => field(element, 'New Password').value === '', 'The password stays')
    expect(field(element, 'Confirm Password').value).to.equal('')
    expect((await rowOf(4)).password_hash).to.not.equal(before.password_hash)
  })

  it('the old password, where no new one is typed', async () => {
    const before = await rowOf(6)
    const element = await mountEditor(6)
    await fill(field(element, 'Practice Name'), 'Another name')
    await click(saveButton(element))
    await toastSaying(saved)
    expect((await rowOf(6)).password_hash).to.equal(before.password_hash)
  })

  it('what is emptied as nothing', async () => {
    const element = await mountEditor(8)
    await fill(field(element, 'Practice Name'), '')
    await fill(field(element, 'Address'), '')
    await click(saveButton(element))
    await toastSaying(saved)
    await rested(element)
    expect(await query('select address from doctors where id = 8')).to.deep.equal([{ address: null }])
    expect(field(element, 'Practice Name').value).to.equal('')
  })

  it('what was typed while it was saving not at once, but keeps it', async () => {
    const element = await mountEditor(9)
    await fill(field(element, 'Address'), 'First')
    await fault({ kind: 'hold', path: savePath })
    await click(saveButton(element))
    await until(() => saveButton(element).getAttribute('aria-busy') === 'true', 'Not under way')
    await fill(field(element, 'Address'), 'Second')
    await release()
    await toastSaying(saved)
    await rested(element)
    expect(field(element, 'Address').value).to.equal('Second')
    expect(isUnsaved(element)).to.be.true
  })
})
