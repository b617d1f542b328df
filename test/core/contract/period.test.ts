import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { isOver, renewedEnd } from '../../../src/core/contract/period.ts'
import { formatDay } from '../../../src/core/format.ts'

const { TZ } = process.env
after(() => {
  if (TZ === undefined) delete process.env['TZ']
  else process.env['TZ'] = TZ
})

describe('a period', () => {
  for (const zone of ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kolkata'])
    it(`lasts until its last day in UTC ends, as it is shown: ${zone}`, () => {
      process.env['TZ'] = zone
      for (const [end, shown, last] of [
        ['2026-03-29T00:00:00.000Z', '29/03/2026', '2026-03-29T23:59:59.999Z'],
        ['2026-03-28T23:59:59.999Z', '28/03/2026', '2026-03-28T23:59:59.999Z'],
        ['2028-02-29T04:30:00+05:30', '28/02/2028', '2028-02-28T23:59:59.999Z'],
        ['2026-12-31', '31/12/2026', '2026-12-31T23:59:59.999Z'],
      ] as const) {
        assert.equal(formatDay(end), shown)
        assert.equal(isOver(end, new Date(last)), false, end)
        assert.equal(isOver(end, new Date(new Date(last).getTime() + 1)), true, end)
      }
    })

  it('without an end, or with one that cannot be read, is never over', () => {
    for (const end of [null, '', 'soon']) assert.equal(isOver(end, new Date('2099-01-01')), false)
  })

  it('is renewed for the same length', () => {
    const now = new Date('2026-06-15T09:00:00.000Z')
    const period = (createdAt: string, end_date: string | null) => renewedEnd({ createdAt, end_date }, now)
    assert.equal(period('2025-01-01T12:00:00Z', '2026-01-01T12:00:00Z').toISOString(), '2027-06-15T09:00:00.000Z')
    assert.equal(period('2025-01-01T00:00:00Z', '2025-01-08T06:00:00Z').toISOString(), '2026-06-22T15:00:00.000Z')
    assert.equal(formatDay(period('2025-01-01T12:00:00Z', null)), '-')
    assert.equal(formatDay(period('', '2025-01-01T12:00:00Z')), '-')
  })
})
