import { isoDate } from '../format.ts'

/** Days in local time, as YYYY-MM-DD, between which a row was created. Both are included. */
export interface JoinedDays {
  joined_from?: string | undefined
  joined_to?: string | undefined
}

/** Pattern of a day in a filter. */
export const day = /^\d{4}-\d\d-\d\d$/

/** Filters of a list by the days on which its rows were created. */
export const joinedDays = { joined_from: day, joined_to: day } as const

/** Returns true if a row was created on one of the days. Rows without a time are kept: nothing says that they are wrong. */
export const isJoinedWithin = (createdAt: string | null, { joined_from, joined_to }: JoinedDays): boolean =>
  isWithinDays(createdAt, joined_from, joined_to)

/** Returns true if a time is on one of the days, or is missing. */
export function isWithinDays(time: string | null, from: string | undefined, to: string | undefined): boolean {
  if (!from && !to) return true
  const date = time && isoDate(time)
  return !date || ((!from || date >= from) && (!to || date <= to))
}

/** Returns the query with times instead of days, as the contract has them: only the browser knows when its days begin. */
export function withJoinedTimes<Query extends JoinedDays>(query: Query): Query {
  const { joined_from, joined_to } = query
  return { ...query, joined_from: startOf(joined_from), joined_to: endOf(joined_to) }
}

/** Returns the first moment of a local day. */
export const startOf = (day: string | undefined) => timeOf(day, '00:00:00.000')

/** Returns the last moment of a local day. */
export const endOf = (day: string | undefined) => timeOf(day, '23:59:59.999')

function timeOf(day: string | undefined, time: string): string | undefined {
  const moment = day === undefined ? undefined : new Date(`${day}T${time}`)
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}
