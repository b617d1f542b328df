import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { mount } from '../../support/mount.ts'
import { within } from '../../support/screen.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { countIn, headings, parts } from '../../support/elements/doctor-subscriptions/shown.ts'

describe('the form of doctor-subscriptions', () => {
  signedIn()

  it('has the columns of the specification', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    expect(headings(element)).to.deep.equal(['Profile', 'Name', 'Plan', 'Amount', 'Start Date', 'Expiry Date', 'Actions'])
  })

  it('has title, count, plan filter and search above the table', async () => {
    const element = await mount('<doctor-subscriptions status="active"></doctor-subscriptions>')
    const shown = within(element)
    expect(parts(element, 'title')[0]!.textContent).to.equal('Active Subscriptions')
    expect(countIn(element)).to.be.above(10)
    expect(shown.getByShadowRole('searchbox', { name: 'Search' })).to.exist
    const filter = shown.getByShadowRole<HTMLSelectElement>('combobox', { name: 'Plan' })
    expect([...filter.options].map(({ text }) => text)).to.deep.equal(['All', 'Free', 'App Only', 'Gallery Only', 'App & Gallery'])
  })

  it('has a status column, no header, and no photo and name when it is embedded for one doctor', async () => {
    const element = await mount('<doctor-subscriptions doctor-id="1"></doctor-subscriptions>')
    expect(headings(element)).to.deep.equal(['Plan', 'Amount', 'Start Date', 'Expiry Date', 'Status', 'Actions'])
    expect(parts(element, 'toolbar')).to.be.empty
    expect(within(element).queryByShadowRole('searchbox')).to.be.null
    expect(within(element).queryByShadowRole('combobox', { name: 'Plan' })).to.be.null
  })

  it('shows a picture of 50 px, or initials where there is none', async () => {
    const element = await mount('<doctor-subscriptions page-size="20"></doctor-subscriptions>')
    const pictures = parts(element, 'picture')
    const { width, borderRadius } = getComputedStyle(pictures[0]!)
    expect([width, borderRadius]).to.deep.equal(['50px', '50%'])
    expect(pictures.filter((picture) => picture.matches('img'))).to.not.be.empty
    expect(pictures.filter((picture) => /^\p{Letter}{1,2}$/u.test(picture.textContent))).to.not.be.empty
  })
})
