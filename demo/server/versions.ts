import { sql, type Column } from 'drizzle-orm'
import { ApiError } from './errors.ts'
import { checkFields } from './validation.ts'

/** The next version, counted by the database. */
export const next = (column: Column) => sql`${column} + 1`

/** Refuses a change that is based on another state than the present one. A change that names none is made in any case. */
export const checkVersion = (present: { version: number }, seen: number | undefined) => {
  if (seen !== undefined && seen !== present.version) throw new ApiError('conflict')
}

/** The version in the text of a form. */
export const versionOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  checkFields({ version: /^[1-9]\d{0,9}$/.test(text) ? undefined : 'invalid' })
  return Number(text)
}
