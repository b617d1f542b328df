import { expect } from '@open-wc/testing'
import { query } from '../../support/backend.ts'
import { passTime, restoreClocks } from '../../support/clock.ts'
import { openPanel, type Panel } from '../../support/panel.ts'
import { until } from '../../support/until.ts'
import { newRequests } from '../../support/elements/new-requests.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { headed } from '../../support/host/signed-in-panel.ts'

// Excludes the prefetch of the next page.
const listPath = /\/admin\/doctors\?page=1&/

const rowsOf = (panel: Panel) => [
  ...(panel.document.querySelector('account-list')?.shadowRoot?.querySelectorAll<HTMLElement>('[part~=row]') ?? []),
]
const follow = (panel: Panel, path: string) => panel.document.querySelector<HTMLElement>(`nav a[href="${path}"]`)!.click()
const shows = (panel: Panel, text: string) =>
  until(() => rowsOf(panel).some(({ textContent }) => textContent.includes(text)), `'${text}' is not shown`)

describe('the panel', () => {
  signedIn()
  afterEach(restoreClocks)

  it("shows another admin's change to whoever comes back, and asks once", async () => {
    const panel = await openPanel('/doctors')
    await until(() => rowsOf(panel).length > 0, 'No rows')
    const id = atob(new URL(rowsOf(panel)[0]!.querySelector<HTMLAnchorElement>('a[href*="/doctors/edit"]')!.href).searchParams.get('id')!)
    follow(panel, '/patients')
    await headed(panel, 'Patients')
    await query('update doctors set first_name = $2 where id = $1', [Number(id), 'Seenagain'])
    passTime(1_000, panel.window as Window & typeof globalThis)
    const asked = await newRequests({ path: listPath })
    follow(panel, '/doctors')
    await headed(panel, 'Practices')
    await shows(panel, 'Seenagain')
    expect(await asked()).to.have.length(1)
  })
})
