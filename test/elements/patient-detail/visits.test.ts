import { expect } from '@open-wc/testing'
import '../../../src/elements/patient-detail/patient-detail.element.ts'
import { focused, press } from '../../support/keyboard.ts'
import { media } from '../../support/media.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { dialogClosed, focusReturned, openedDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { parts } from '../../support/elements/doctor-subscriptions/shown.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { until } from '../../support/until.ts'
import { mountPatient, picture, visit } from '../../support/elements/patient-detail/samples.ts'

const colors = ['red', 'green', 'blue', 'teal', 'navy', 'gold', 'pink', 'gray', 'tan']
const images = (count: number) => colors.slice(0, count).map(picture)

const dots = (element: HTMLElement) => within(element).queryAllByShadowRole('button', { name: /^Pictures / })
const pictures = (element: HTMLElement) => [...element.shadowRoot!.querySelectorAll<HTMLImageElement>('[part~="gallery"] img')]

/** Returns the visible pictures: inside the gallery's box and not inert. */
function visible(element: HTMLElement): string[] {
  const { left, right } = parts(element, 'gallery')[0]!.getBoundingClientRect()
  const isInside = (image: Element) => image.getBoundingClientRect().left >= left - 1 && image.getBoundingClientRect().right <= right + 1
  return pictures(element)
    .filter((image) => isInside(image) && !image.closest('[inert]'))
    .map(({ alt }) => alt.replace(/^.*picture /, ''))
}

async function mountPictures(count: number): Promise<HTMLElement> {
  await media({ motion: 'reduce' })
  const element = await mountPatient({ visits: [visit({ visit: 3, images: images(count) })] })
  await until(() => pictures(element).length === count, 'The pictures do not come')
  return element
}

async function openViewer(count: number, index: number) {
  const element = await mountPictures(count)
  const opener = pictures(element)[index]!.closest('button')!
  await until(() => visible(element).includes(`${index + 1} of ${count}`), 'It cannot be seen')
  await click(opener)
  const dialog = await openedDialog('Visit 3')
  return {
    element,
    opener,
    dialog,
    alt: () => dialog.querySelector('img')!.alt,
    position: () => within(dialog).queryByShadowRole('status')?.textContent,
  }
}

describe('the visits of patient-detail', () => {
  signedIn()

  it("are 'No visits data.' where there are none", async () => {
    expect(within(await mountPatient()).getByShadowText('No visits data.')).to.exist
  })

  it('are cards with number, type and date', async () => {
    const element = await mountPatient({
      visits: [visit(), visit({ id: 2, visit: 2, visit_type: 'Follow-up', createdAt: '2024-06-07T12:00:00.000Z' })],
    })
    const cards = ['Visit 1', 'Visit 2'].map((name) => within(element).getByShadowRole('group', { name }).textContent)
    expect(cards).to.deep.equal(['Visit 106/05/2024Consultation', 'Visit 207/06/2024Follow-up'])
    expect(within(element).queryByShadowText('No visits data.')).to.be.null
  })

  it('without pictures show none', async () => {
    expect(parts(await mountPatient({ visits: [visit()] }), 'gallery')).to.be.empty
  })

  it('with one picture show it alone, without a carousel', async () => {
    const element = await mountPictures(1)
    expect(element.shadowRoot!.querySelector('.pe-carousel')).to.be.null
    const [picture] = pictures(element)
    expect(picture!.alt).to.equal('Visit 3, picture 1 of 1')
    expect(picture!.closest('button')!.ariaDescription, 'It is described by its name').to.equal('Enlarge')
  })

  it('with nine pictures show three of them, dots and no arrows', async () => {
    const element = await mountPictures(9)
    await until(() => visible(element).join() === '1 of 9,2 of 9,3 of 9', 'Not three')
    await until(() => dots(element).length === 3, 'No dots')
    expect(dots(element).map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Pictures 1 to 3', 'Pictures 4 to 6', 'Pictures 7 to 9'])
    const buttons = within(parts(element, 'gallery')[0]!).getAllByShadowRole('button')
    expect(buttons.filter((button) => !button.querySelector('img'))).to.have.length(3)
  })

  it('turn to the pictures of a dot, by mouse and by keyboard', async () => {
    const element = await mountPictures(9)
    await until(() => dots(element).length === 3, 'No dots')
    await click(dots(element)[2]!)
    await until(() => visible(element).join() === '7 of 9,8 of 9,9 of 9', 'Not the last three')
    await press('ArrowLeft')
    await until(() => focused() === dots(element)[1], 'The arrow does not move')
    await press('Enter')
    await until(() => visible(element).join() === '4 of 9,5 of 9,6 of 9', 'Not the three in the middle')
  })

  it('are one Tab stop in a named group, and arrows move between pictures and dots', async () => {
    const element = await mountPictures(4)
    const carousel = await within(element).findByShadowRole('group', { name: 'Pictures of Visit 3' })
    const buttons = within(carousel).getAllByShadowRole('button')
    expect(buttons).to.have.length(6)
    await until(() => buttons.map(({ tabIndex }) => tabIndex).join() === '0,-1,-1,-1,-1,-1', 'Not one Tab stop')
    buttons[0]!.focus()
    for (const button of buttons.slice(1)) {
      await press('ArrowRight')
      expect(focused() === button).to.equal(true)
    }
    await until(() => buttons[5]!.getAttribute('aria-current') === 'true', 'The dot is not the current one')
    await press('Home')
    expect(focused() === buttons[0]).to.equal(true)
    // Firefox would give the focus to its own bar.
    const next = document.createElement('button')
    element.after(next)
    await press('Tab')
    expect(focused() === next).to.equal(true)
  })

  it('with two or three pictures need no dots', async () => {
    for (const count of [2, 3]) {
      const element = await mountPictures(count)
      await until(() => visible(element).length === count, 'Not all of them')
      expect(dots(element)).to.be.empty
    }
  })

  it('load their pictures lazily', async () => {
    expect(pictures(await mountPictures(9)).map(({ loading }) => loading)).to.deep.equal(Array(9).fill('lazy'))
  })

  it('say so where a picture cannot be loaded', async () => {
    await within(await mountPatient({ visits: [visit({ images: ['data:image/png;base64,none'] })] })).findByShadowText(
      'This picture could not be loaded.',
    )
  })

  it('open a picture in the viewer, with its words and its place in the row', async () => {
    const { alt, position } = await openViewer(9, 1)
    expect([alt(), position()]).to.deep.equal(['Visit 3, picture 2 of 9', '2 of 9'])
  })

  it('turn the pages of the viewer by arrows, Home and End, not further than its ends, and close it by Esc', async () => {
    const { alt, opener, position } = await openViewer(9, 1)
    for (const [key, number] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['ArrowLeft', 1],
      ['ArrowLeft', 1],
      ['End', 9],
      ['ArrowRight', 9],
      ['Home', 1],
    ] as const) {
      await press(key)
      await until(() => alt() === `Visit 3, picture ${number} of 9` && position() === `${number} of 9`, `Not ${number} after ${key}`)
    }
    await press('Escape')
    await focusReturned(opener)
  })

  it('turn the other way where one reads from right to left', async () => {
    document.documentElement.dir = 'rtl'
    const { alt } = await openViewer(3, 1)
    await press('ArrowLeft')
    await until(() => alt() === 'Visit 3, picture 3 of 3', 'Not the next')
  })

  it('have buttons in the viewer that turn its pages', async () => {
    const { alt, dialog } = await openViewer(3, 0)
    expect(within(dialog).getByShadowRole('button', { name: 'Previous picture' }).getAttribute('aria-disabled')).to.equal('true')
    await click(within(dialog).getByShadowRole('button', { name: 'Next picture' }))
    await until(() => alt() === 'Visit 3, picture 2 of 3', 'Not the next')
  })

  it('open a single picture by the keyboard, in a viewer that has no pages to turn', async () => {
    const element = await mountPictures(1)
    pictures(element)[0]!.closest('button')!.focus()
    await press('Enter')
    const dialog = await openedDialog('Visit 3')
    expect(within(dialog).queryByShadowRole('button', { name: 'Next picture' })).to.be.null
    await press('ArrowRight')
    expect(dialog.querySelector('img')!.alt).to.equal('Visit 3, picture 1 of 1')
    await press('Escape')
    await dialogClosed()
  })
})
