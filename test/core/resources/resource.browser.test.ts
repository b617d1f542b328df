import { expect } from '@open-wc/testing'
import { doctorResource } from '../../../src/core/doctors.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { yieldToMain } from '../../../src/core/scheduling/yield-to-main.ts'
import { signIn, signOut } from '../../../src/elements/index.ts'
import { signIns } from '../../support/backend.ts'
import { until } from '../../support/until.ts'
import { freshWire } from '../../support/core/wire.ts'

describe('what is read from the server', () => {
  freshWire()

  it('is told of once, so that it is drawn once', async () => {
    await signIn(signIns.superadmin)
    const $doctor = doctorResource(1)
    const told: unknown[] = []
    const stop = $doctor.subscribe((reading) => told.push(reading))
    const isThere = () => $doctor.get().data !== undefined && !$doctor.get().loading
    await until(isThere, 'It does not come')
    await yieldToMain()
    const before = told.length
    refresh('doctors')
    await until(() => told.length > before && isThere(), 'It is not read anew')
    await yieldToMain()
    stop()
    const { data } = $doctor.get()
    expect(told.slice(-3)).to.deep.equal([
      { data, error: undefined, loading: false },
      { data, error: undefined, loading: true },
      { data, error: undefined, loading: false },
    ])
    expect(told.filter((one, index) => JSON.stringify(one) === JSON.stringify(told[index - 1]))).to.be.empty
  })
  it('is not shown to a visit that begins after the sign-out, though an older one still shows it', async () => {
    await signIn(signIns.superadmin)
    const $older = doctorResource(1)
    const stops = [$older.listen(() => undefined)]
    await until(() => $older.get().data !== undefined, 'It does not come')
    signOut()
    const $newer = doctorResource(1)
    stops.push($newer.listen(() => undefined))
    expect($newer.get().data).to.equal(undefined)
    expect($older.get().data).not.to.equal(undefined)
    stops.forEach((stop) => stop())
  })
})
