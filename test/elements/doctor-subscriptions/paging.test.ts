import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { press } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { listPath } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, countIn, names, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

const range = (element: HTMLElement) => parts(element, 'pager')[0]!.querySelector('.pe-pager-steps bdi')!.textContent
const pagerButton = (element: HTMLElement, name: string) => within(element).getByShadowRole('button', { name })
const isOff = (button: HTMLElement) => button.ariaDisabled === 'true'

describe('paging doctor-subscriptions', () => {
  signedIn()

  it('goes forth and back, and stops at both ends', async () => {
    const element = await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')
    const [previous, next] = [pagerButton(element, 'Previous page'), pagerButton(element, 'Next page')]
    expect(range(element)).to.equal('1–10 of 14')
    expect([isOff(previous), isOff(next)]).to.deep.equal([true, false])

    await click(next)
    await settled(element)
    expect(range(element)).to.equal('11–14 of 14')
    expect(parts(element, 'row')).to.have.length(4)
    expect([isOff(previous), isOff(next)]).to.deep.equal([false, true])

    const asked = await newRequests({ path: listPath })
    await click(next)
    expect(range(element)).to.equal('11–14 of 14')
    expect(await asked()).to.be.empty

    await click(previous)
    await settled(element)
    expect(range(element)).to.equal('1–10 of 14')
  })

  it('shows each row once over all pages', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const total = countIn(element)
    const seen = [...names(element)]
    while (!isOff(pagerButton(element, 'Next page'))) {
      const before = names(element)
      await click(pagerButton(element, 'Next page'))
      seen.push(...(await changed(element, before)))
    }
    expect(seen).to.have.length(total)
    expect(new Set(seen).size).to.equal(total)
  })

  it('changes the page size and starts at the first page', async () => {
    const element = await mount('<doctor-subscriptions doctor-id="42"></doctor-subscriptions>')
    await click(pagerButton(element, 'Next page'))
    await settled(element)
    const size = within(element).getByShadowRole<HTMLSelectElement>('combobox', { name: 'Rows per page' })
    expect([...size.options].map(({ text }) => text)).to.deep.equal(['10', '20', '50', '100'])
    size.focus()
    await press('ArrowDown')
    await until(() => range(element) === '1–14 of 14', 'It has another size')
    expect(parts(element, 'row')).to.have.length(14)
  })
})
