import { dictionary } from '@zxcvbn-ts/language-common'
import { minimumPasswordLength, normalizePassword, type Rule } from '../../../src/core/contract/rules.ts'

/** The most common passwords that are long enough, in lower case. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= minimumPasswordLength).slice(0, 10_000))

/** Rejects the 10,000 most common passwords, in any case. */
export const uncommon: Rule = (password) => (common.has(normalizePassword(password).toLowerCase()) ? 'common' : undefined)
