import { otpLength } from '../../../core/contract/rules.ts'

/** What the boxes hold, one by one; '' is an empty box. */
export type OtpDigits = readonly string[]

export const noDigits: OtpDigits = Array.from({ length: otpLength }, () => '')

export const withoutDigit = (digits: OtpDigits, position: number): OtpDigits =>
  digits.map((digit, index) => (index === position ? '' : digit))

/** A text's digits put into the boxes from one on, and the box that comes next. A whole code fills them all, wherever it was put in. Full-width digits, as Japanese input methods write them, become plain. */
export function withText(digits: OtpDigits, position: number, text: string): { digits: OtpDigits; next: number } {
  const found = text.normalize('NFKC').replaceAll(/\D/g, '').slice(0, otpLength)
  const start = found.length === otpLength ? 0 : position
  return {
    digits: digits.map((digit, index) => found[index - start] ?? digit),
    next: Math.min(start + found.length, otpLength - 1),
  }
}

/** A full box that was typed into holds two characters for a moment: the other one is new. */
export const typedInto = (before: string, after: string): string => (before && after.length === 2 ? after.replace(before, '') : after)
