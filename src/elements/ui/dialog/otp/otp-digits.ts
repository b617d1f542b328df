import { otpLength } from '../../../../core/contract/rules.ts'
import { withAsciiDigits } from '../../../../core/contract/typed-text.ts'

/** Content of each box; '' is an empty box. */
export type OtpDigits = readonly string[]

export const noDigits: OtpDigits = Array.from({ length: otpLength }, () => '')

export const withoutDigit = (digits: OtpDigits, position: number): OtpDigits =>
  digits.map((digit, index) => (index === position ? '' : digit))

/**
 * Puts the digits of a text into the boxes, from `position` on. Returns them with the index of the next box.
 * A full code fills all boxes, regardless of `position`. Digits of other scripts become ASCII digits.
 */
export function withText(digits: OtpDigits, position: number, text: string): { digits: OtpDigits; next: number } {
  const found = withAsciiDigits(text).replaceAll(/\D/g, '').slice(0, otpLength)
  const start = found.length === otpLength ? 0 : position
  return {
    digits: digits.map((digit, index) => found[index - start] ?? digit),
    next: Math.min(start + found.length, otpLength - 1),
  }
}

/** Returns the new character. A filled box holds two characters for a moment after typing. */
export const typedInto = (before: string, after: string): string => (before && [...after].length === 2 ? after.replace(before, '') : after)
