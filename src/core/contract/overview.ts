import { Type, type Static } from 'typebox'
import type { AsRead } from './as-read.ts'
import type { Call } from './call.ts'
import { DoctorListItem } from './doctors.ts'
import { startOfDay } from './period.ts'
import { AnsweredPlan, AnsweredStatus, Subscription } from './subscriptions.ts'

const day = 86_400_000

export const overviewRows = 5

/** Time ranges of the overview. Each date is the start of a day in UTC. */
export interface OverviewPeriods {
  /** 30 days before today; figures are compared with this day. */
  before: Date
  today: Date
  /** 31 days after today. Subscriptions that end before it expire soon. */
  soon: Date
  /** The last 12 months as YYYY-MM, ending with the current month. */
  months: string[]
}

export function overviewPeriods(now: Date): OverviewPeriods {
  const today = startOfDay(now).getTime()
  const monthOf = (_month: unknown, index: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index)).toISOString().slice(0, 7)
  return {
    before: new Date(today - 30 * day),
    today: new Date(today),
    soon: new Date(today + 31 * day),
    months: Array.from({ length: 12 }, monthOf),
  }
}

/** A count today (`now`) and 30 days ago (`before`). */
export const Figure = Type.Object({ now: Type.Integer({ minimum: 0 }), before: Type.Integer({ minimum: 0 }) })
export type Figure = AsRead<Static<typeof Figure>>

/** Amounts in the currency's major unit, like `amount` of a subscription. */
export const Revenue = Type.Object({ currency: Type.String(), now: Type.Number({ minimum: 0 }), before: Type.Number({ minimum: 0 }) })
export type Revenue = AsRead<Static<typeof Revenue>>

/** `plan` and `status` may be any text, as in a subscription. */
export const SubscriptionCount = Type.Object({ plan: AnsweredPlan, status: AnsweredStatus, count: Type.Integer({ minimum: 1 }) })
export type SubscriptionCount = AsRead<Static<typeof SubscriptionCount>>

export const MonthCount = Type.Object({ month: Type.String({ pattern: '^\\d{4}-\\d{2}$' }), count: Type.Integer({ minimum: 0 }) })
export type MonthCount = AsRead<Static<typeof MonthCount>>

/**
 * Figures of the overview. Days and months are in UTC.
 * No field holds the date of a cancellation. So a subscription counts as active 30 days ago if it had started by then
 * and is still active or has expired since.
 */
export const Overview = Type.Object({
  practices: Figure,
  patients: Figure,
  activeSubscriptions: Figure,
  revenue: Type.Array(Revenue, {
    description: 'Sum of the amounts of active paid subscriptions for each currency. The currency with most subscriptions comes first.',
  }),
  joined: Type.Array(MonthCount, { description: 'Number of practices that joined in each of the last twelve months, oldest first.' }),
  subscriptions: Type.Array(SubscriptionCount, { description: 'Number of subscriptions for each plan and status.' }),
  expiring: Type.Object(
    {
      total: Type.Integer({ minimum: 0 }),
      first: Type.Array(Subscription, { maxItems: overviewRows }),
    },
    { description: 'Active subscriptions that end within 30 days, soonest first.' },
  ),
  newest: Type.Array(DoctorListItem, { maxItems: overviewRows, description: 'Practices that joined last, newest first.' }),
})
export type Overview = AsRead<Static<typeof Overview>>

export const readOverviewSchema = { response: { 200: Type.Object({ success: Type.Boolean(), data: Overview }) } }

/**
 * Returns the overview. Not part of the specification.
 * If a backend responds with 404, the client computes the figures from its lists.
 */
export const readOverview: Call<typeof readOverviewSchema> = { name: 'readOverview', method: 'GET', path: '/admin/overview' }
