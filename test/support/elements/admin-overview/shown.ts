import { formatMoney } from '../../../../src/core/format.ts'
import { signIn } from '../../backend.ts'
import { mount } from '../../mount.ts'
import { within } from '../../screen.ts'
import type { Overview } from '../../server-types.ts'

export const overviewPath = '/admin/overview'

export const mountOverview = (until?: string): Promise<HTMLElement> => mount('<admin-overview></admin-overview>', until ? { until } : {})

/** Reads the overview from the server directly, without the element. */
export async function readOverview(): Promise<Overview> {
  const { access_token } = await signIn()
  const answer = await fetch('/api/v1/admin/overview', { headers: { authorization: `Bearer ${access_token}` } })
  return ((await answer.json()) as { data: Overview }).data
}

/** Returns a card: a landmark with a chart or table, or the group of a figure. */
export const card = (element: HTMLElement, name: string | RegExp): HTMLElement =>
  within(element).queryByShadowRole('region', { name }) ?? within(element).getByShadowRole('group', { name })

export const figures = (element: HTMLElement): Record<string, (string | undefined)[]> =>
  Object.fromEntries(
    ['Practices', 'Patients', 'Active Subscriptions', 'Revenue'].map((name) => [
      name,
      [...card(element, new RegExp(`^${name}( \\(|$)`)).querySelectorAll('p')].map(({ textContent }) => textContent),
    ]),
  )

/** Returns the cells of a card's table, row by row, without pictures and folded lines. */
export const rows = (element: HTMLElement, name: string): string[][] =>
  [...card(element, name).querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll(':is(th, td):not(.pe-cell-picture)')].map((cell) => {
      const own = cell.cloneNode(true) as HTMLElement
      own.querySelectorAll('.pe-folded').forEach((folded) => folded.remove())
      return own.textContent
    }),
  )

export const money = (amount: number, currency: string): string => formatMoney(amount, currency, 'en')
