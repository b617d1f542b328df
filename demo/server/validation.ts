import type { RuleCode } from '../../src/core/contract/rules.ts'
import { ApiError } from './errors.ts'

/** Refuses the request with every field in which a rule of the contract found something wrong. */
export const checkFields = (found: Record<string, RuleCode | undefined>) => {
  const fields = Object.fromEntries(Object.entries(found).flatMap(([field, code]) => (code ? [[field, code]] : [])))
  if (Object.keys(fields).length > 0) throw new ApiError('validation', { fields })
}
