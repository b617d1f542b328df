import { isoDate } from '../format.ts'

/** Days in local time, as YYYY-MM-DD, between which a row was created. Both are included. */
export interface JoinedDays {
  joined_from?: string | undefined
  joined_to?: string | undefined
}

const day = /^\d{4}-\d\d-\d\d$/

/** Filters of a list by the days on which its rows were created. */
export const joinedDays = { joined_from: day, joined_to: day } as const

/** Returns true if a row was created on one of the days. Rows without a time are kept: nothing says that they are wrong. */
export function isJoinedWithin(createdAt: string | null, { joined_from, joined_to }: JoinedDays): boolean {
  const joined = createdAt && isoDate(createdAt)
  return !joined || ((!joined_from || joined >= joined_from) && (!joined_to || joined <= joined_to))
}

/** Returns the query with times instead of days, as the contract has them: only the browser knows when its days begin. */
export function withJoinedTimes<Query extends JoinedDays>(query: Query): Query {
  const { joined_from, joined_to } = query
  return { ...query, joined_from: timeOf(joined_from, '00:00:00.000'), joined_to: timeOf(joined_to, '23:59:59.999') }
}

function timeOf(day: string | undefined, time: string): string | undefined {
  const moment = day === undefined ? undefined : new Date(`${day}T${time}`)
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined
}
