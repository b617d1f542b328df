import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { goalsOf } from '../bench/goals.ts'
import { median, Samples, withRatios, type Figure } from '../bench/report.ts'
import { floorOf, type Peer } from '../bench/subjects.ts'
import { tablesOf } from '../bench/tables.ts'

function measured(
  values: readonly (readonly [measure: string, subject: string, rows: number, value: number, condition?: string])[],
): Figure[] {
  return values.flatMap(([measure, subject, rows, value, condition = 'plain']) => {
    const samples = new Samples({ rows, condition })
    samples.add(measure, subject, value, 'ms')
    return samples.figures()
  })
}

const peer = (name: string, kind: Peer['kind'], paging: Peer['paging'] = 'browser'): Peer => ({
  name,
  kind,
  paging,
  page: '',
  rows: '',
  cell: '',
})

const goalNamed = (figures: readonly Figure[], begin: string, peers?: readonly Peer[]) =>
  goalsOf(figures, peers).find(({ goal }) => goal.startsWith(begin))!

describe("the bench's report", () => {
  it('takes the middle value, or the mean of the middle two, whatever the order', () => {
    assert.equal(median([30, 10, 20]), 20)
    assert.equal(median([40, 10, 30, 20]), 25)
  })

  it('keeps the value of each round beside their median', () => {
    const samples = new Samples({ rows: 100, condition: 'plain' })
    for (const value of [9, 1, 2]) samples.add('sort', 'by hand', value, 'ms')
    const [figure] = samples.figures()
    assert.equal(figure!.value, 2)
    assert.deepEqual(figure!.samples, [9, 1, 2])
  })

  it('compares each subject with the floor of its own kind, size and condition', () => {
    const figures = withRatios(
      measured([
        ['sort', 'by hand', 100, 10],
        ['sort', 'by hand, whole list', 100, 40],
        ['sort', 'by hand', 10_000, 99],
        ['sort', 'by hand', 100, 50, '4× slower'],
        ['sort', 'doctor-subscriptions', 100, 15],
        ['sort', 'doctor-subscriptions', 100, 50, '4× slower'],
        ['sort', 'doctor-subscriptions, whole list', 100, 20],
      ]),
      floorOf,
    )
    assert.deepEqual(
      figures.slice(4).map(({ ratio }) => ratio),
      [1.5, 1, 0.5],
    )
  })

  it('gives no ratio to what has no floor, or to a floor of nothing', () => {
    const figures = withRatios(
      measured([
        ['sort', 'panel', 100, 10],
        ['shift', 'by hand', 100, 0],
        ['shift', 'panel', 100, 1],
      ]),
      floorOf,
    )
    assert.deepEqual(
      figures.map(({ ratio }) => ratio),
      [undefined, undefined, undefined],
    )
  })

  it('says which goals are reached and which are missed, by what figure', () => {
    const figures = measured([
      ['first row', 'by hand', 100, 50],
      ['first row', 'doctor-subscriptions', 100, 80],
      ['first row', 'doctor-subscriptions', 1_000_000, 100],
    ])
    assert.deepEqual([goalNamed(figures, 'First row at 100 rows').value, goalNamed(figures, 'First row at 100 rows').reached], [1.6, true])
    assert.deepEqual(
      [goalNamed(figures, 'First row at 1,000,000').value, goalNamed(figures, 'First row at 1,000,000').reached],
      [1.25, false],
    )
    const searches = measured([10_000, 1_000_000].map((rows) => ['search for one', 'doctor-subscriptions', rows, rows / 10_000] as const))
    assert.deepEqual([goalNamed(searches, 'Search for one').value, goalNamed(searches, 'Search for one').reached], [100, false])
  })

  it('calls no goal reached that was not measured', () => {
    for (const { value, reached } of goalsOf([])) assert.deepEqual([value, reached], [undefined, undefined])
  })

  it('counts the longest task of any round, not the middle one', () => {
    const samples = new Samples({ rows: 100, condition: '4× slower' })
    for (const value of [0, 0, 61]) samples.add('sort: longest task', 'doctor-subscriptions', value, 'ms')
    assert.deepEqual([goalNamed(samples.figures(), 'No task').value, goalNamed(samples.figures(), 'No task').reached], [61, false])
  })

  it('measures itself on a slow line against the best that reads the whole list too', () => {
    const slow = '4× slower, 10 Mbit/s, 40 ms'
    const figures = measured([
      ['first row', 'doctor-subscriptions', 100_000, 30, slow],
      ['first row', 'good table', 100_000, 100, slow],
      ['first row', 'poor grid', 100_000, 900, slow],
      ['first row', 'panel by page', 100_000, 60, slow],
    ])
    const peers = [peer('poor grid', 'grid'), peer('good table', 'table'), peer('panel by page', 'panel', 'server')]
    assert.equal(goalNamed(figures, 'First row at 100,000 rows, 4×', peers).value, 0.3)
  })

  it('measures itself against every panel and grid in everything, and names what is worst', () => {
    const figures = measured([
      ['first row', 'doctor-subscriptions', 100, 30],
      ['first row', 'grid', 100, 60],
      ['memory', 'doctor-subscriptions', 100, 12],
      ['memory', 'panel', 100, 10],
      ['memory', 'plain table', 100, 1],
    ])
    const goal = goalNamed(figures, 'Ahead of every panel and grid', [
      peer('grid', 'grid'),
      peer('panel', 'panel'),
      peer('plain table', 'table'),
    ])
    assert.deepEqual([goal.value, goal.reached, goal.where], [1.2, false, 'memory, panel'])
  })

  it('prints sizes side by side with the ratio in brackets', () => {
    const text = tablesOf(
      withRatios(
        measured([
          ['sort', 'by hand', 100, 10],
          ['sort', 'by hand', 10_000, 20],
          ['sort', 'doctor-subscriptions', 100, 15],
        ]),
        floorOf,
      ),
    )
    assert.match(text, /Measure +Subject +100 +10,000\n/)
    assert.match(text, /sort +doctor-subscriptions +15\.0 ms \(1\.50\)/)
  })
})
