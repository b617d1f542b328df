import { HttpError } from './errors.ts'
import { checkFields } from './validation.ts'

/**
 * Rejects a change that is based on an outdated version. Passes if the row already has these values,
 * for example after a lost response, or if no version is given.
 * @throws HttpError `conflict`.
 */
export const checkVersion = <Present extends { version: number }>(present: Present, seen: number | undefined, values: Partial<Present>) => {
  if (seen === undefined || seen === present.version) return
  const isChange = (Object.keys(values) as (keyof Present)[]).some((name) => values[name] !== present[name])
  if (isChange) throw new HttpError('conflict')
}

/**
 * Parses the version field of a form.
 * @throws HttpError `validation`.
 */
export const versionOf = (text: string | undefined) => {
  if (text === undefined) return undefined
  checkFields({ version: /^[1-9]\d{0,9}$/.test(text) ? undefined : 'invalid' })
  return Number(text)
}
