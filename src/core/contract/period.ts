const day = 86_400_000

/** Returns the start of a day in UTC. */
export const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / day) * day)

/** A date without a time zone is the day that it names. */
const dayOf = (date: string) => (/^[\d-]+T[\d:.]+$/.test(date) ? date.slice(0, 10) : date)

/**
 * Returns true if a period is over. Its last day is the day of `end` in UTC, in every time zone.
 * A period without an end is never over.
 */
export const isOver = (end: string | null, now: Date): boolean => end !== null && Date.parse(dayOf(end)) < startOfDay(now).getTime()

/** Returns the end of a period that starts now and is as long as another one. The date is invalid if that one has no start or no end. */
export const renewedEnd = ({ createdAt, end_date }: { createdAt: string; end_date: string | null }, now: Date): Date =>
  new Date(now.getTime() + Date.parse(end_date ?? '') - Date.parse(createdAt))
