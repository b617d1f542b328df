import { expect } from '@open-wc/testing'
import '../../../src/elements/admin-profile/admin-profile.element.ts'
import { clearFaults, fault, query, requests, signIns } from '../../support/backend.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { chooseFile, png, shownPicture } from '../../support/elements/pictures.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { fill } from '../../support/elements/typing.ts'
import { until } from '../../support/until.ts'
import { field, isUnsaved, mountProfile, profilePath, saveButton, says } from '../../support/elements/admin-profile/profile.ts'

const updated = 'Details updated successfully!..'
const labels = ['First Name', 'Last Name', 'Email', 'City', 'State', 'Country', 'Address', 'Description']

const ownRow = async () => (await query('select * from admins where id = 1'))[0]!

describe('admin-profile', () => {
  signedIn()

  it("shows 'Loading...' until the profile arrives", async () => {
    await fault({ kind: 'hold', path: profilePath })
    const element = await mount('<admin-profile></admin-profile>', { until: null })
    await says(element, 'Loading...')
    await clearFaults()
    await says(element, 'My Profile')
  })

  it('shows the name in upper case, the label ADMIN and a round picture of 50 px', async () => {
    const element = await mountProfile()
    const card = within(element).getByShadowRole('region', { name: 'My Profile' })
    within(card).getByShadowText('NADIA FERRANTE')
    within(card).getByShadowText('ADMIN')
    const picture = element.shadowRoot!.querySelector('[part="picture"]')!
    const { width, height } = picture.getBoundingClientRect()
    expect([width, height, getComputedStyle(picture).borderRadius]).to.deep.equal([50, 50, '50%'])
  })

  it("has all fields of the profile in 'EditProfile', for the browser to fill", async () => {
    const element = await mountProfile()
    const card = within(element).getByShadowRole('region', { name: 'EditProfile' })
    const row = await ownRow()
    const columns = ['first_name', 'last_name', 'email', 'city', 'state', 'country', 'address', 'description']
    expect(labels.map((label) => field(card, label).value)).to.deep.equal(columns.map((name) => row[name]))
    expect(labels.slice(0, 3).map((label) => field(card, label).autocomplete)).to.deep.equal(['given-name', 'family-name', 'email'])
  })

  it('keeps the focus in the field in which Enter saved', async () => {
    const element = await mountProfile()
    await fill(field(element, 'City'), 'Delft')
    await press('Enter')
    await toastSaying(updated)
    await until(() => element.shadowRoot!.activeElement === field(element, 'City'), 'The focus is lost')
    expect(field(element, 'City').value).to.equal('Delft')
  })

  for (const [what, answer] of [
    ['nothing', { status: 204, text: '' }],
    ['no data', { status: 200, text: '{"success":true,"data":null}' }],
  ] as const)
    it(`where a save is answered with ${what}, says so and fetches the profile anew`, async () => {
      const element = await mountProfile()
      await fault({ kind: 'status', method: 'POST', path: profilePath, ...answer })
      await fill(field(element, 'First Name'), `Nova ${what}`)
      await query('update admins set first_name = $1 where id = 1', [`Nova ${what}`])
      await click(saveButton(element))
      await toastSaying(updated)
      await until(() => localStorage.getItem('Name')?.startsWith(`Nova ${what}`), 'The header keeps the old name')
      expect(isUnsaved(element)).to.be.false
    })

  it('saves everything, says so, fires profile-change, and the session follows at once', async () => {
    const element = await mountProfile()
    let changes = 0
    element.addEventListener('profile-change', () => (changes += 1))
    const texts = ['Nadja', 'Ferrari', signIns.superadmin.email, 'Utrecht', 'Utrecht', 'Nederland', 'Maliebaan 1', 'Two lines.']
    for (const [index, label] of labels.entries()) await fill(field(element, label), texts[index]!)
    chooseFile(element, png())
    await click(saveButton(element))
    await toastSaying(updated)
    await says(element, 'NADJA FERRARI')
    expect(await ownRow()).to.include({
      first_name: 'Nadja',
      last_name: 'Ferrari',
      city: 'Utrecht',
      country: 'Nederland',
      address: 'Maliebaan 1',
    })
    expect(localStorage.getItem('Name')).to.equal('Nadja Ferrari')
    await until(() => shownPicture(element)?.startsWith('http'), 'The saved picture is not shown')
    expect(localStorage.getItem('profileURL')).to.be.a('string')
    expect(new URL(localStorage.getItem('profileURL')!, location.href).pathname).to.equal(new URL(shownPicture(element)!).pathname)
    expect(changes).to.equal(1)
    expect(isUnsaved(element)).to.be.false
    const { url, headers } = (await requests({ path: profilePath, method: 'POST' })).at(-1)!
    expect([url, headers['content-type']?.split(';')[0]]).to.deep.equal(['/api/v1/admin/profile', 'multipart/form-data'])
  })

  it('shows its own new values in another one on the page, but not where one types', async () => {
    const holder = await mount('<div><admin-profile></admin-profile><admin-profile></admin-profile><admin-profile></admin-profile></div>')
    const [typed, saved, untouched] = [...holder.children] as [HTMLElement, HTMLElement, HTMLElement]
    for (const element of [typed, saved, untouched]) await says(element, 'My Profile')
    await fill(field(typed, 'Address'), 'Half a str')
    await fill(field(saved, 'City'), 'Delft')
    await click(saveButton(saved))
    await toastSaying(updated)
    await until(() => field(untouched, 'City').value === 'Delft', 'The other shows the old city')
    expect([field(typed, 'Address').value, isUnsaved(typed), isUnsaved(untouched)]).to.deep.equal(['Half a str', true, false])
  })

  it('keeps what is typed, and that it is unsaved, where it is moved', async () => {
    const element = await mountProfile()
    await fill(field(element, 'City'), 'Gouda')
    const place = document.createElement('section')
    element.parentElement!.append(place)
    place.append(element)
    await new Promise(requestAnimationFrame)
    expect([field(element, 'City').value, isUnsaved(element)]).to.deep.equal(['Gouda', true])
  })
})
