import { lengthOf } from '../../../src/core/contract/lengths.ts'
import type { Rule, RuleCode } from '../../../src/core/contract/rules.ts'
import { HttpError } from './errors.ts'

/**
 * Throws if a rule of the contract rejected a field.
 * @throws HttpError `validation` with all such fields.
 */
export const checkFields = (found: Record<string, RuleCode | undefined>) => {
  const fields = Object.fromEntries(Object.entries(found).flatMap(([field, code]) => (code ? [[field, code]] : [])))
  if (Object.keys(fields).length > 0) throw new HttpError('validation', { fields })
}

/** Returns the failed rule of each field, or `invalid` above its maximum length. Skips missing fields. */
export const faultsOf = <Field extends string>(texts: Partial<Record<Field, string>>, rules: Partial<Record<Field, Rule>>) =>
  Object.fromEntries(
    Object.entries<string | undefined>(texts).map(([field, text]) => [
      field,
      text === undefined
        ? undefined
        : (rules[field as Field]?.(text) ?? (text.length > (lengthOf(field) ?? Infinity) ? 'invalid' : undefined)),
    ]),
  )
