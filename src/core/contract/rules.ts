import { cleanLine, isBlank, withAsciiDigits } from './typed-text.ts'

/** Code of a violated rule of a text; `PictureFault` has those of a picture. The server sends it unchanged; forms translate it. */
export type RuleCode = 'required' | 'invalid' | 'too-short' | 'common' | 'mismatch' | 'incorrect' | 'taken' | 'unchanged' | 'incomplete'

/** Validation rule of the specification. Returns undefined if the value is valid. */
export type Rule = (value: string) => RuleCode | undefined

/** Combines rules into one that returns the code of the first violated rule. */
export const allOf =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.map((rule) => rule(value)).find((code) => code !== undefined)

const matches =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(cleanLine(value)) ? undefined : 'invalid'

export const anything: Rule = () => undefined

/** Rejects an empty value. Used for passwords. */
export const required: Rule = (value) => (value === '' ? 'required' : undefined)

/** Rejects a text that shows nothing. Used for names, emails and the reason of a cancellation. */
export const requiredText: Rule = (value) => (isBlank(value) ? 'required' : undefined)

/** Minimum password length in characters for doctors and admins, §9. */
export const minimumPasswordLength = 6

/** Returns a password in the form that is hashed and compared (NFKC): keyboards write the same letter in different forms. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

export const passwordLength: Rule = (value) => (normalizePassword(value).length < minimumPasswordLength ? 'too-short' : undefined)

/** Requires the same password twice. */
export const confirmed = (confirmation: string, password: string): RuleCode | undefined =>
  normalizePassword(confirmation) === normalizePassword(password) ? undefined : 'mismatch'

/** Password rule of the doctor profile, §5. An empty value keeps the current password. */
export const newPassword: Rule = (value) => (value === '' ? undefined : passwordLength(value))

/** Email rule of the admin profile and of new admins, §5: requires only an '@' or a '.', and no white space. */
export const looseEmail: Rule = matches(/^\S*[@.]\S*$/)

/** Email rule of "Edit doctor", §5: the standard form of an address. */
export const standardEmail: Rule = matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)

/** Email rule of "Change email", §5: a simple pattern; the domain ends in 2 to 4 letters. */
export const simpleEmail: Rule = matches(/^[\w.+-]+@([\w-]+\.)+[A-Za-z]{2,4}$/)

/**
 * Phone rule of "Edit doctor", §2: requires one digit.
 * All other characters are allowed, because formats differ between countries.
 */
export const phoneNumber: Rule = matches(/\p{Nd}/u)

export const otpLength = 6

/** Requires a code of six digits of any script, §5. */
export const otp: Rule = (value) => (/^\d{6}$/.test(withAsciiDigits(value)) ? undefined : 'incomplete')
