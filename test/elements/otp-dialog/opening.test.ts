import { expect, oneEvent } from '@open-wc/testing'
import '../../../src/elements/otp-dialog/otp-dialog.element.ts'
import type { OtpDialogElement } from '../../../src/elements/otp-dialog/otp-dialog.element.ts'
import { accessible } from '../../support/accessible.ts'
import { press, type } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { viewport } from '../../support/viewport.ts'
import { anyDialog, dialogClosed } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { openedBoxes } from '../../support/elements/otp-dialog/boxes.ts'

const mountDialog = (attributes = '') => mount<OtpDialogElement>(`<otp-dialog ${attributes}></otp-dialog>`)

describe('otp-dialog', () => {
  signedIn()

  for (const attributes of ['open', 'open=""', 'open="true"']) {
    it(`is open with ${attributes}`, async () => {
      await mountDialog(attributes)
      const { dialog } = await openedBoxes()
      expect(anyDialog()).to.equal(dialog)
    })
  }

  for (const attributes of ['', 'open="false"']) {
    it(`is closed with '${attributes}'`, async () => {
      await mountDialog(attributes)
      expect(anyDialog()).to.equal(null)
    })
  }

  it('opens and closes by its attribute and its property, empty each time', async () => {
    const element = await mountDialog()
    element.open = true
    const first = await openedBoxes()
    await type('123')
    element.open = false
    await dialogClosed()
    expect(first.dialog.isConnected).to.be.false
    element.setAttribute('open', '')
    expect((await openedBoxes()).code()).to.equal('______')
    element.removeAttribute('open')
    await dialogClosed()
  })

  it('tells the code by an event, asks the server nothing, and stays until the page closes it', async () => {
    const asked = await newRequests({ path: /^\/api\// })
    const element = await mountDialog('open')
    const { submit, code, dialog } = await openedBoxes()
    const told = oneEvent(document, 'otp-submit')
    await type('012345')
    await click(submit)
    const event = await told
    expect([event.target, event.detail, event.composed]).to.deep.equal([element, { otp: '012345' }, true])
    expect(await asked()).to.be.empty
    expect([code(), anyDialog()]).to.deep.equal(['012345', dialog])
  })

  for (const way of ['Cancel', 'Close', 'Escape']) {
    it(`is given up by ${way}: it closes, takes its attribute away and tells`, async () => {
      const element = await mountDialog('open')
      const { dialog } = await openedBoxes()
      const told = oneEvent(element, 'otp-cancel')
      if (way === 'Escape') await press('Escape')
      else await click(within(dialog).getByShadowRole('button', { name: way }))
      await told
      await dialogClosed()
      expect(element.hasAttribute('open')).to.be.false
    })
  }

  it('offers no new code, which is the business of the page', async () => {
    await mountDialog('open')
    const { dialog } = await openedBoxes()
    expect(within(dialog).queryByShadowRole('button', { name: 'Send again' })).to.equal(null)
  })

  for (const look of ['light', 'dark', 'rtl', 'phone'] as const) {
    it(`is accessible with its message, ${look}`, async () => {
      await media({ motion: 'reduce' })
      if (look === 'phone') await viewport(390, 800)
      else if (look === 'rtl') document.documentElement.dir = 'rtl'
      else document.documentElement.style.colorScheme = look
      await mountDialog('open')
      const { dialog, submit, boxes } = await openedBoxes()
      await click(submit)
      await within(dialog).findByShadowText('Please enter all 6 digits')
      await accessible(dialog)
      const edges = dialog.getBoundingClientRect()
      expect(boxes.every((box) => box.getBoundingClientRect().left > edges.left && box.getBoundingClientRect().right < edges.right)).to.be
        .true
    })
  }

  it('keeps what is typed when it moves in the page', async () => {
    const element = await mountDialog('open')
    const { code, dialog } = await openedBoxes()
    await type('12')
    const place = document.createElement('div')
    element.parentElement!.append(place)
    place.append(element)
    await until(() => code() === '12____')
    expect(anyDialog()).to.equal(dialog)
  })

  it('stands apart from another one that is closed', async () => {
    const holder = await mount('<div><otp-dialog></otp-dialog><otp-dialog open></otp-dialog></div>')
    const [closed, open] = [...holder.children] as [HTMLElement, HTMLElement]
    const { cancel } = await openedBoxes()
    const told: (EventTarget | null)[] = []
    document.addEventListener('otp-cancel', ({ target }) => told.push(target), { once: true })
    await click(cancel)
    await dialogClosed()
    expect(told).to.deep.equal([open])
    expect(closed.hasAttribute('open')).to.be.false
  })
})
