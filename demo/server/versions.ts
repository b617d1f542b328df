import { sql, type Column } from 'drizzle-orm'
import { HttpError } from './errors.ts'
import { checkFields } from './validation.ts'

/** The next version, counted by the database. */
export const nextVersion = (column: Column) => sql`${column} + 1`

/**
 * Refuses a change that is based on another state than the present one, unless that holds the same values already, as when an answer was lost.
 * A change that names no state is made in any case.
 */
export const checkVersion = <Present extends { version: number }>(present: Present, seen: number | undefined, values: Partial<Present>) => {
  if (seen === undefined || seen === present.version) return
  const isChange = (Object.keys(values) as (keyof Present)[]).some((name) => values[name] !== present[name])
  if (isChange) throw new HttpError('conflict')
}

/** The version in the text of a form. */
export const versionOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  checkFields({ version: /^[1-9]\d{0,9}$/.test(text) ? undefined : 'invalid' })
  return Number(text)
}
