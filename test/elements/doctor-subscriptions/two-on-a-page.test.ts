import { expect } from '@open-wc/testing'
import '../../../src/elements/doctor-subscriptions/doctor-subscriptions.element.ts'
import { query } from '../../support/backend.ts'
import { type } from '../../support/keyboard.ts'
import { mount } from '../../support/mount.ts'
import { click } from '../../support/pointer.ts'
import { within } from '../../support/screen.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { dialogClosed, openCancelDialog } from '../../support/elements/doctor-subscriptions/dialogs.ts'
import { listPath, startDates } from '../../support/elements/doctor-subscriptions/samples.ts'
import { changed, column, names, parts, settled } from '../../support/elements/doctor-subscriptions/shown.ts'
import { until } from '../../support/until.ts'

async function mountTwo(first: string, second: string): Promise<[HTMLElement, HTMLElement]> {
  const holder = await mount(
    `<div><doctor-subscriptions ${first}></doctor-subscriptions><doctor-subscriptions ${second}></doctor-subscriptions></div>`,
  )
  const two = [...holder.children] as [HTMLElement, HTMLElement]
  for (const element of two) await until(() => parts(element, 'row').length > 0, 'No rows')
  return two
}

describe('two doctor-subscriptions on a page', () => {
  signedIn()

  it('ask once for the same list', async () => {
    const asked = await newRequests({ path: listPath })
    const [one, other] = await mountTwo('status="expired"', 'status="expired"')
    expect(names(one)).to.deep.equal(names(other))
    expect(await asked()).to.have.length(1)
  })

  it('keep search, sort and page to themselves', async () => {
    const [one, other] = await mountTwo('status="active"', 'status="active"')
    const start = names(other)
    await click(within(one).getByShadowRole('searchbox'))
    await type('Bennett')
    await until(() => names(one).length === 1, 'Not found')
    expect(within(other).getByShadowRole<HTMLInputElement>('searchbox').value).to.equal('')
    expect(names(other)).to.deep.equal(start)
    await click(within(other).getByShadowRole('button', { name: 'Next page' }))
    await changed(other, start)
    expect(names(one)).to.deep.equal(['Olivia Bennett'])
  })

  it('show different lists each on its own', async () => {
    const [one, other] = await mountTwo('doctor-id="1"', 'doctor-id="2"')
    expect(column(one, 'Start Date')).to.deep.equal(await startDates(1))
    expect(column(other, 'Start Date')).to.deep.equal(await startDates(2))
  })

  it('both show a change that was made in one of them', async () => {
    const [list, embedded] = await mountTwo('status="active"', 'doctor-id="42"')
    await click(within(list).getByShadowRole('searchbox'))
    await type('Camille Dubois')
    await until(() => names(list).join() === 'Camille Dubois', 'Not found')
    expect(column(embedded, 'Status')).to.include('Active')

    const { submit } = await openCancelDialog(list)
    await type('seen by both')
    await click(submit)
    await dialogClosed()
    await until(() => !column(embedded, 'Status').includes('Active'), 'The other shows the old status')
    await until(() => parts(list, 'empty').length === 1, 'The row stays')
  })

  it('both leave a last page whose only row has gone', async () => {
    const [canceled] = await query<{ total: number }>("select count(*)::int as total from subscriptions where status = 'canceled'")
    const size = canceled!.total - 1
    const attributes = `status="canceled" page-size="${size}"`
    const both = await mountTwo(attributes, attributes)
    for (const element of both) {
      await click(within(element).getByShadowRole('button', { name: 'Next page' }))
      await settled(element)
      expect(parts(element, 'row')).to.have.length(1)
    }
    await click(within(both[0]).getByShadowRole('button', { name: /^Reactivate/ }))
    for (const element of both) {
      await until(() => parts(element, 'row').length === size, 'An empty page is left')
    }
  })
})
