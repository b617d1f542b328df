import { expect } from '@open-wc/testing'
import { spareData } from '../../support/elements/spare-data.ts'
import { clearFaults, fault, release } from '../../support/backend.ts'
import { until } from '../../support/until.ts'
import { answered, asked, changed, freshLists, loaded, mine, names, page_size, shown } from '../../support/core/shown-lists.ts'
import { freshWire } from '../../support/core/wire.ts'

describe('the next page of a list', () => {
  freshWire()
  freshLists()

  const pagesAsked = async () => (await asked()).map(({ url }) => Number(new URL(url, location.href).searchParams.get('page')))

  it('is there before anybody asks for it, and asked for once', async () => {
    const list = shown({ page_size })
    await until(async () => (await asked()).at(1)?.status === 200, 'Nothing is read ahead')
    await fault({ ...mine, kind: 'hold' })
    const first = names(list)
    list.setQuery({ page: 2 })
    await changed(list, first)
    expect((await pagesAsked()).filter((page) => page === 2)).to.have.length(1)
  })

  it('is waited for when it is on its way, and asked for once', async () => {
    await fault({ kind: 'hold', path: new RegExp(`page=2&page_size=${page_size}(&|$)`) })
    const list = shown({ page_size })
    await until(async () => (await asked()).length === 2, 'Nothing is read ahead')
    const first = names(list)
    list.setQuery({ page: 2 })
    await until(() => list.$view.get().loading, 'It does not wait')
    expect(names(list)).to.deep.equal(first)
    await release()
    await changed(list, first)
    expect((await pagesAsked()).filter((page) => page === 2)).to.have.length(1)
  })

  it('is asked for only if there is one', async () => {
    const one = shown({ page_size, doctor_id: 42 })
    await loaded(one)
    const last = Math.ceil(one.$view.get().page!.total / page_size)
    one.setQuery({ page: last })
    await loaded(one)
    const other = shown({ page_size }, 'sort=name')
    await loaded(other)
    // The other list is prefetched later than the first one could have been.
    await until(async () => (await asked()).some(({ url }) => url.includes('sort=name') && url.includes('page=2')), 'Nothing is read ahead')
    expect((await asked()).filter(({ url }) => url.includes('doctor_id=42') && url.includes(`page=${last + 1}&`))).to.be.empty
  })

  it('that could not be read ahead is not spoken of, and read when it is asked for', async () => {
    await fault({ kind: 'status', status: 500, path: new RegExp(`page=2&page_size=${page_size}(&|$)`) })
    const list = shown({ page_size })
    await until(async () => (await asked()).at(1)?.status === 500, 'Nothing is read ahead')
    await answered(2)
    expect(list.$view.get().error).to.be.undefined
    await clearFaults()
    const first = names(list)
    list.setQuery({ page: 2 })
    await changed(list, first)
    expect(list.$view.get().error).to.be.undefined
  })

  for (const network of [{ saveData: true }, { effectiveType: '3g' }])
    it(`is not read ahead where bytes are dear: ${JSON.stringify(network)}`, async () => {
      const sparesNothing = spareData(network)
      const sparing = shown({ page_size })
      await loaded(sparing)
      await new Promise((resolve) => requestIdleCallback(resolve))
      sparesNothing()
      // A later list is prefetched: the first one would have been prefetched before it.
      await loaded(shown({ page_size }, 'sort=name'))
      await until(async () => (await asked()).some(({ url }) => url.includes('page=2')), 'Nothing is read ahead')
      expect((await asked()).filter(({ url }) => url.includes('page=2')).every(({ url }) => url.includes('sort=name'))).to.be.true
    })
})
