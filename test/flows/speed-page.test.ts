import { expect } from '@open-wc/testing'
import { accessible } from '../support/accessible.ts'
import { fault, startBackend } from '../support/backend.ts'
import { media } from '../support/media.ts'
import { cleanPage } from '../support/page.ts'
import { openPanel } from '../support/panel.ts'
import { click } from '../support/pointer.ts'

const path = '/demo/measured/bench.json'
const conditions = ['plain', '4× slower']
const subjects = ['by hand', 'React table', 'doctor-subscriptions']

const figures = conditions.flatMap((condition, slowness) =>
  ['first row', 'sort'].flatMap((measure) =>
    subjects.flatMap((subject, index) =>
      [100, 10_000].map((rows) => ({
        measure,
        subject,
        rows,
        condition,
        value: 20 + 10 * index + 100 * slowness,
        unit: 'ms',
        ratio: 1 + index / 2,
      })),
    ),
  ),
)

const bench = {
  date: '2026-01-15T09:00:00Z',
  machine: '2 × a processor',
  load: 3.14,
  browser: 'a browser',
  quick: false,
  rounds: 7,
  figures,
  goals: [
    { goal: 'Sort at 100 rows', value: 1.2, most: 1.5, reached: true },
    { goal: 'Next page at 100 rows', value: 2, most: 1.5, reached: false },
    { goal: 'First row at 1,000,000 rows', most: 1.2 },
  ],
}

describe("the gallery's page of speed", () => {
  cleanPage()
  beforeEach(() => startBackend())

  it('says how to measure where nothing was', async () => {
    await fault({ kind: 'status', path, status: 404 })
    const { screen } = await openPanel('/demo/bench.html')
    expect(await screen.findByText('npm run bench')).to.be.visible
    expect(screen.queryByRole('heading', { name: 'Goals' })).to.equal(null)
  })

  it('draws cost against rows, tells it in figures, and where, when and how slow that was', async () => {
    await fault({ kind: 'status', path, status: 200, body: bench })
    const { screen, document } = await openPanel('/demo/bench.html')
    await screen.findByRole('heading', { name: 'Sort' })
    expect(document.body.textContent)
      .to.contain('15 January 2026')
      .and.contain('2 × a processor (load 3.1 before it)')
      .and.contain('Other programs ran')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).to.include.members([
      'Sort at 100 rows: reached, 1.2',
      'Next page at 100 rows: missed, 2',
      'First row at 1,000,000 rows: not measured',
    ])
    await click(screen.getAllByText('In figures')[1]!)
    const table = screen.getByRole('table', { name: /^Sort by doctors/ })
    expect(table.textContent).to.contain('doctor-subscriptions40 ms (2.0×)40 ms (2.0×)')
    await click(screen.getByRole('radio', { name: '4× slower' }))
    await click(screen.getAllByText('In figures')[1]!)
    expect(screen.getByRole('table', { name: /^Sort by doctors/ }).textContent).to.contain('140 ms')
    for (const scheme of ['light', 'dark'] as const) {
      await media({ scheme })
      await accessible(document)
    }
  })
})
