import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { press, type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, countIn, names, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const searchOf = (element: HTMLElement) => within(element).getByShadowRole<HTMLInputElement>('searchbox', { name: 'Search' })

describe('searching doctor-subscriptions', () => {
  signedIn()

  it('finds a practice by a name typed without its accents, with a request for its first letter and one for the whole word', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const asked = await newRequests({ path: listPath })
    await click(searchOf(element))
    // All in one task, so that no machine is too slow for it.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else types without waiting, and every browser knows it
    for (const letter of 'lefevre') document.execCommand('insertText', false, letter)
    await until(() => names(element).every((name) => name === 'François Lefèvre'), 'Not found')
    expect((await asked()).map(({ url }) => new URL(url, location.href).searchParams.get('q'))).to.deep.equal(['l', 'lefevre'])
  })

  it('starts at the first page, and shows all again when it is cleared', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const first = names(element)
    await click(within(element).getByShadowRole('button', { name: 'Next page' }))
    const second = await changed(element, first)
    await click(searchOf(element))
    await type('Olivia')
    await changed(element, second)
    await until(() => names(element).every((name) => name === 'Olivia Bennett'), 'Not found')
    await settled(element)
    const found = names(element)
    await press('Control+a')
    await press('Delete')
    expect(await changed(element, found)).to.deep.equal(first)
  })

  it('is cleared by Escape, which the page hears only from an empty field', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    const first = names(element)
    const heard: string[] = []
    const hear = ({ type: kind, key }: KeyboardEvent) => key === 'Escape' && heard.push(kind)
    const over = new AbortController()
    for (const kind of ['keydown', 'keyup'] as const) document.addEventListener(kind, hear, { capture: true, signal: over.signal })
    await click(searchOf(element))
    await type('Olivia')
    await until(() => names(element).every((name) => name === 'Olivia Bennett'), 'Not found')
    await press('Escape')
    await until(() => names(element).join() === first.join(), 'Not cleared')
    expect(searchOf(element).value).to.equal('')
    expect(heard).to.be.empty
    await press('Escape')
    over.abort()
    expect(heard).to.deep.equal(['keydown', 'keyup'])
  })

  it('says that nothing matches', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    await click(searchOf(element))
    await type('nobody of this name')
    // The first letters may be searched for alone.
    const says = () => parts(element, 'empty')[0]?.querySelector('p')?.textContent ?? ''
    await until(() => says().startsWith("Nothing matches 'nobody"), 'No empty state')
    expect(countIn(element)).to.equal(0)
    expect(parts(element, 'row')).to.be.empty
  })

  it('says that there is nothing, where nothing was searched for', async () => {
    const element = await mount('<doctor-subscriptions doctor-id="99999"></doctor-subscriptions>')
    expect(parts(element, 'empty')[0]!.textContent).to.equal('No subscriptions here.New entries appear here.')
  })

  it('takes the wildcards of SQL and of expressions literally', async () => {
    const element = await mount('<doctor-subscriptions></doctor-subscriptions>')
    await click(searchOf(element))
    await type('%_.*(')
    await until(() => parts(element, 'empty').length === 1, 'Something matches')
    await settled(element)
  })
})
