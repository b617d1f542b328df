import { expect } from '@open-wc/testing'
import { yieldToMain } from '../../../src/core/scheduling/yield-to-main.ts'
import { createSubscriptionList } from '../../../src/core/subscriptions.ts'
import { signIn } from '../../../src/elements/index.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { spareData } from '../../support/elements/spare-data.ts'
import { signIns } from '../../support/backend.ts'
import { until } from '../../support/until.ts'
import { beforeSending, sendPlainly } from '../../support/core/before-sending.ts'
import { freshWire } from '../../support/core/wire.ts'

describe('what a list is asked for', () => {
  freshWire()

  const stops: (() => void)[] = []

  beforeEach(async () => {
    stops.push(spareData())
    await signIn(signIns.superadmin)
  })
  afterEach(() => stops.splice(0).forEach((stop) => stop()))

  const shown = async () => {
    const both = [1, 2].map(() => createSubscriptionList({ status: 'active' }))
    for (const { $view } of both) stops.push($view.subscribe(() => undefined))
    await until(() => both.every(({ $view }) => $view.get().page), 'No rows come')
    return both
  }

  for (const way of ['asked', 'restored'] as const) {
    it(`is sent before anything else has its turn: ${way}`, async () => {
      const [list] = await shown()
      const sent: XMLHttpRequest[] = []
      beforeSending((request) => sent.push(request))
      stops.push(sendPlainly)
      const nextTurn = yieldToMain()
      if (way === 'asked') list!.setQuery({ q: 'Olivia' })
      else list!.restore('q=Olivia')
      await nextTurn
      expect(sent.length).to.equal(1)
    })
  }

  it('is read once, however many show it and have expected it', async () => {
    const both = await shown()
    const asked = await newRequests({ path: /q=Camille/ })
    both[0]!.prefetch({ q: 'Camille' })
    for (const list of both) list.setQuery({ q: 'Camille' })
    await until(() => both.every(({ $view }) => $view.get().page?.rows.every(({ name }) => name === 'Camille Dubois')), 'It does not come')
    expect(await asked()).to.have.length(1)
  })
})
