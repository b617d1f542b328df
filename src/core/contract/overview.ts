import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DoctorListItem } from './doctors.ts'
import { Subscription } from './subscriptions.ts'

const day = 86_400_000

/** How many rows the short lists of the overview have. */
export const overviewRows = 5

/** The moments that an overview is about, all of them starts of days in UTC. */
export interface OverviewPeriods {
  /** Thirty days before today: what figures are compared with. */
  before: Date
  today: Date
  /** After the thirtieth day from today: what ends earlier expires soon. */
  soon: Date
  /** The last twelve months as YYYY-MM, this one last. */
  months: string[]
}

export function overviewPeriods(now: Date): OverviewPeriods {
  const today = Math.floor(now.getTime() / day) * day
  const monthOf = (_month: unknown, index: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).toISOString().slice(0, 7)
  return {
    before: new Date(today - 30 * day),
    today: new Date(today),
    soon: new Date(today + 31 * day),
    months: Array.from({ length: 12 }, monthOf),
  }
}

/** How many there are, and how many of them there were thirty days before. */
export const Figure = Type.Object({ now: Type.Integer({ minimum: 0 }), before: Type.Integer({ minimum: 0 }) })
export type Figure = AsRead<Static<typeof Figure>>

/** Amounts in the currency's major unit, as `amount` of a subscription. */
export const Revenue = Type.Object({ currency: Type.String(), now: Type.Number({ minimum: 0 }), before: Type.Number({ minimum: 0 }) })
export type Revenue = AsRead<Static<typeof Revenue>>

/** `plan` and `status` are open text, as in a subscription. */
export const SubscriptionCount = Type.Object({ plan: Type.String(), status: Type.String(), count: Type.Integer({ minimum: 1 }) })
export type SubscriptionCount = AsRead<Static<typeof SubscriptionCount>>

export const MonthCount = Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), count: Type.Integer({ minimum: 0 }) })
export type MonthCount = AsRead<Static<typeof MonthCount>>

/**
 * How the office stands. Days and months are those of UTC.
 * Since nothing tells when a subscription was canceled, one counts as active thirty days before if it had begun by then and is
 * active still, or has expired since.
 */
export const Overview = Type.Object({
  practices: Figure,
  patients: Figure,
  activeSubscriptions: Figure,
  revenue: Type.Array(Revenue, {
    description: 'The sum of the amounts of active paid subscriptions, by currency; that of the most subscriptions first.',
  }),
  joined: Type.Array(MonthCount, { description: 'Practices that joined, in each of the last twelve months, this one last.' }),
  subscriptions: Type.Array(SubscriptionCount, { description: 'How many there are of each plan and status that occur.' }),
  expiring: Type.Object(
    {
      total: Type.Integer({ minimum: 0 }),
      first: Type.Array(Subscription, { maxItems: overviewRows }),
    },
    { description: 'Active subscriptions that end from today to the thirtieth day from today, the next one first.' },
  ),
  newest: Type.Array(DoctorListItem, { maxItems: overviewRows, description: 'The practices that joined last, the newest first.' }),
})
export type Overview = AsRead<Static<typeof Overview>>

export const readOverviewSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: Overview }) } }

/** Our own call, beside those of the specification. A backend without it answers 404, and the figures are taken from its lists. */
export const readOverview: Call<typeof readOverviewSchema> = { method: 'GET', path: '/admin/overview' }
