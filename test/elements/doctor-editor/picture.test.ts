import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-editor/doctor-editor.element.ts'
import { maximumPictureSize } from '../../../src/core/contract/pictures.ts'
import { clearFaults, fault, query } from '../../support/backend.ts'
import { focused } from '../../support/keyboard.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { chooseFile, dropFile, fileInput, hugePng, jpeg, png, shownPicture } from '../../support/elements/pictures.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { toastSaying } from '../../support/elements/toasts.ts'
import { until } from '../../support/until.ts'
import { isUnsaved, mountEditor, saveButton, savePath, says } from '../../support/elements/doctor-editor/editor.ts'

const tooLarge = () => new File([new Uint8Array(maximumPictureSize + 1)], 'huge.jpg', { type: 'image/jpeg' })

const refused: [string, () => File, string][] = [
  ['a text', () => new File(['text'], 'notes.txt', { type: 'text/plain' }), 'Only image files are allowed..!'],
  ['a file of no known type', () => new File(['?'], 'unknown'), 'Only image files are allowed..!'],
  [
    'a drawing that could hold a script',
    () => new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }),
    'Pictures can be JPEG, PNG, WebP, GIF or AVIF files.',
  ],
  ['an empty JPEG', () => new File([], 'empty.jpg', { type: 'image/jpeg' }), 'This file is empty. Please choose another one.'],
  ['a HEIC photo', () => new File(['?'], 'a.heic', { type: 'image/heic' }), 'Pictures can be JPEG, PNG, WebP, GIF or AVIF files.'],
  ['more than 10 MB', tooLarge, 'This picture is too large. It can have up to 10 MB.'],
]

describe('the picture of doctor-editor', () => {
  signedIn()

  for (const [what, file, text] of refused) {
    it(`cannot be ${what}: the toast '${text}'`, async () => {
      const element = await mountEditor(1)
      const before = shownPicture(element)
      chooseFile(element, file())
      await toastSaying(text)
      expect(fileInput(element).files).to.be.empty
      expect(shownPicture(element)).to.equal(before)
      expect(isUnsaved(element)).to.be.false
    })
  }

  it('cannot have more than 50 megapixels, and is told so before it is sent', async () => {
    const element = await mountEditor(1)
    const before = shownPicture(element)
    chooseFile(element, await hugePng(7_072))
    await toastSaying('This picture has too many pixels. It can have up to 50 megapixels, or 16 as AVIF.')
    expect(fileInput(element).files).to.be.empty
    await until(() => shownPicture(element) === before && !isUnsaved(element), 'The picture is still chosen')
  })

  it('of too many pixels is refused at its place, where only the server knows them', async () => {
    await fault({
      path: savePath,
      kind: 'status',
      status: 413,
      body: { success: false, code: 'too-large', message: '', fields: { profile_picture: 'too-many-pixels' } },
    })
    const element = await mountEditor(2)
    chooseFile(element, png())
    await click(saveButton(element))
    await says(element, 'This picture has too many pixels. It can have up to 50 megapixels, or 16 as AVIF.')
  })

  for (const type of ['image/jpg', 'image/pjpeg']) {
    it(`can be a JPEG that calls itself ${type}`, async () => {
      const element = await mountEditor(4)
      chooseFile(element, new File([await jpeg()], 'scan.jpg', { type }))
      await says(element, 'scan.jpg will be saved as the picture.')
      await click(saveButton(element))
      await toastSaying('Details updated successfully!..')
    })
  }

  it('can be a JPEG with the extension of a PNG', async () => {
    const element = await mountEditor(4)
    chooseFile(element, new File([await jpeg()], 'photo.png', { type: 'image/png' }))
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
  })

  it('can be dropped on its place without a network, and is saved when the network is back', async () => {
    const element = await mountEditor(5)
    await fault({ path: savePath, kind: 'drop' })
    dropFile(element, png({ name: 'dropped.png' }))
    await says(element, 'dropped.png will be saved as the picture.')
    expect(isUnsaved(element)).to.be.true
    await click(saveButton(element))
    await says(element, 'The server could not be reached. Check your connection.')
    expect(fileInput(element).files![0]!.name).to.equal('dropped.png')
    expect(shownPicture(element)).to.match(/^blob:/)
    await clearFaults()
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    await until(() => !isUnsaved(element), 'Still unsaved')
  })

  it('cannot be a dropped text, which does not replace the page either', async () => {
    const element = await mountEditor(5)
    expect(dropFile(element, new File(['text'], 'notes.txt', { type: 'text/plain' }))).to.be.true
    await toastSaying('Only image files are allowed..!')
    expect(isUnsaved(element)).to.be.false
  })

  it('is shown before it is saved, and saved with the profile', async () => {
    const element = await mountEditor(1)
    const before = shownPicture(element)
    const [{ picture }] = (await query<{ picture: string }>('select picture from doctors where id = 1')) as [{ picture: string }]
    chooseFile(element, png())
    await says(element, 'portrait.png will be saved as the picture.')
    expect(shownPicture(element)).to.match(/^blob:/)
    expect(isUnsaved(element)).to.be.true

    await click(saveButton(element, 'Practice Profile'))
    await toastSaying('Details updated successfully!..')
    await until(() => shownPicture(element)?.startsWith('http') && shownPicture(element) !== before, 'The saved picture is not shown')
    expect(fileInput(element).files).to.be.empty
    const [{ picture: after }] = (await query<{ picture: string }>('select picture from doctors where id = 1')) as [{ picture: string }]
    expect(after).to.not.equal(picture)
    expect(isUnsaved(element)).to.be.false
  })

  it('is refused at its place by the server, where a text calls itself .png', async () => {
    const element = await mountEditor(2)
    chooseFile(element, new File(['text'], 'text.png', { type: 'image/png' }))
    await click(saveButton(element))
    await says(element, 'This picture cannot be used. It must be a JPEG, PNG, WebP, GIF or AVIF file of up to 10 MB and 50 megapixels.')
    expect(fileInput(element).files).to.have.length(1)

    await click(within(element).getByShadowRole('button', { name: 'Remove chosen picture' }))
    await until(() => !isUnsaved(element), 'Still unsaved')
    expect(fileInput(element).files).to.be.empty
    expect(focused() === within(element).getByShadowRole('button', { name: 'Upload picture' })).to.be.true
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
  })

  it('can be removed before it is saved', async () => {
    const element = await mountEditor(2)
    const before = shownPicture(element)
    chooseFile(element, png())
    await until(() => isUnsaved(element), 'Not unsaved')
    await click(within(element).getByShadowRole('button', { name: 'Remove chosen picture' }))
    await until(() => !isUnsaved(element), 'Still unsaved')
    expect(shownPicture(element)).to.equal(before)
    expect(within(element).queryByShadowText('portrait.png will be saved as the picture.')).to.be.null
    expect(within(element).queryByShadowRole('button', { name: 'Remove chosen picture' })).to.be.null
    chooseFile(element, png())
    await says(element, 'portrait.png will be saved as the picture.')
  })

  it('is chosen by a button, and taken back where nothing is chosen after all', async () => {
    const element = await mountEditor(2)
    const before = shownPicture(element)
    let opened = 0
    fileInput(element).addEventListener('click', (event) => {
      event.preventDefault()
      opened += 1
    })
    within(element).getByShadowRole('button', { name: 'Upload picture' }).click()
    expect(opened).to.equal(1)
    chooseFile(element, png())
    await until(() => isUnsaved(element), 'Not unsaved')
    fileInput(element).value = ''
    fileInput(element).dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    await until(() => !isUnsaved(element), 'Still unsaved')
    expect(shownPicture(element)).to.equal(before)
  })

  it('is never sent twice', async () => {
    const element = await mountEditor(3)
    const asked = await newRequests({ path: savePath })
    chooseFile(element, png())
    await click(saveButton(element))
    await toastSaying('Details updated successfully!..')
    await until(() => !isUnsaved(element), 'Still unsaved')
    await click(saveButton(element))
    await until(async () => (await asked()).length === 2, 'Not sent again')
    expect((await asked()).map(({ body }) => String(body).includes('profile_picture'))).to.deep.equal([true, false])
  })
})
