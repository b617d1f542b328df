import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { readListState, replacePart, stateOfPart, writeListState } from '../../../src/core/lists/list-state.ts'
import type { PageQuery } from '../../../src/core/lists/whole-list.ts'

type PlanQuery = PageQuery & { plan?: string; status?: string }

const choices = { sorts: ['name', 'amount'], filters: { plan: ['free', 'basic'] } }
const usual: PlanQuery = { page: 1, page_size: 10, status: 'active' }

const write = (query: Partial<PlanQuery>) => writeListState({ ...usual, ...query }, usual, choices)
const read = (state: string, own = usual) => JSON.parse(JSON.stringify(readListState(state, own, choices))) as PlanQuery

describe('the state of a list as a query string', () => {
  it('is empty where everything is as usual', () => assert.equal(write({}), ''))

  it('holds page, size, sort, order, search and filter, in this order', () =>
    assert.equal(
      write({ plan: 'free', q: 'ann', order: 'desc', sort: 'name', page_size: 20, page: 2 }),
      'page=2&page_size=20&sort=name&order=desc&q=ann&plan=free',
    ))

  it('leaves out the first page, the usual size and the rising order', () =>
    assert.equal(write({ page: 1, page_size: 10, sort: 'name', order: 'asc' }), 'sort=name'))

  it('leaves out what attributes say, such as the status', () => assert.equal(write({ status: 'active' }), ''))

  const texts = ['anna & bob=1', 'Zoë %20 ~/#?', 'a+b', '李 雷', 'مريم', '  ', 'page=7']
  for (const q of texts) it(`brings back the search ${JSON.stringify(q)} to the letter`, () => assert.equal(read(write({ q })).q, q))

  it('brings back all that it holds', () => {
    const query = { page: 3, page_size: 50, sort: 'amount', order: 'desc', q: 'ann', plan: 'basic' } as const
    assert.deepEqual(read(write(query)), { ...usual, ...query })
  })

  const nonsense = [
    'page=0',
    'page=-1',
    'page=1.5',
    'page=two',
    'page=',
    'page=99999999999',
    'page_size=0',
    'page_size=101',
    'page_size=x',
    'sort=password',
    'sort=',
    'order=desc',
    'order=up',
    'plan=gold',
    'plan=',
    'status=expired',
    'doctor_id=7',
    'q=',
    `q=${'x'.repeat(201)}`,
    '?',
    '&&=',
    '%',
    'constructor=1&__proto__=2',
  ]
  for (const state of nonsense) it(`ignores ${state.slice(0, 40)}`, () => assert.deepEqual(read(state), usual))

  it('keeps what means something beside nonsense', () => assert.deepEqual(read('page=x&q=ann&plan=gold'), { ...usual, q: 'ann' }))

  it('falls back on what is usual of this very list', () => {
    const own: PlanQuery = { page: 1, page_size: 7, sort: 'amount', order: 'desc' }
    assert.deepEqual(read('page_size=x', own), own)
    assert.equal(writeListState({ ...own, sort: 'name', order: 'asc' }, own, choices), 'sort=name&order=asc')
  })

  it('takes no search where there is no field to search by', () =>
    assert.equal(readListState('q=ann', usual, { sorts: [], search: false }).q, undefined))

  it('puts the same question in the same words, however it came about', () => {
    const one = JSON.stringify({ ...readListState('plan=free', usual, choices), q: 'ann' })
    assert.equal(JSON.stringify({ ...readListState('q=ann', usual, choices), plan: 'free' }), one)
  })
})

describe('the states of several lists on a screen', () => {
  const both = 'subscriptions.page=2&patients.q=ann+lee'

  it('do not collide', () => {
    assert.equal(stateOfPart(both, 'subscriptions'), 'page=2')
    assert.equal(stateOfPart(both, 'patients'), 'q=ann+lee')
    assert.equal(stateOfPart('page=2&patientsx.page=3', 'patients'), '')
  })

  it('change one by one', () => {
    const changed = replacePart(both, 'patients', 'page=3&sort=name')
    assert.equal(stateOfPart(changed, 'patients'), 'page=3&sort=name')
    assert.equal(stateOfPart(changed, 'subscriptions'), 'page=2')
    assert.equal(replacePart(changed, 'patients', ''), 'subscriptions.page=2')
  })
})
