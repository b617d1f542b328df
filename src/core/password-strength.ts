import { ZxcvbnFactory } from '@zxcvbn-ts/core'

// Without a dictionary: it would be 30 times as large. The server refuses common passwords.
const estimator = new ZxcvbnFactory({})

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/** Estimates how hard a password is to guess. */
export function strengthOf(password: string): PasswordStrength {
  const { score } = estimator.check(password)
  return score === 4 ? 'strong' : score === 3 ? 'fair' : 'weak'
}
