/** What a rule finds wrong. Forms turn the code into words, the server sends it as it is. */
export type RuleCode = 'required' | 'invalid' | 'too-short' | 'mismatch' | 'incorrect' | 'taken' | 'incomplete'

/** A rule of the specification: from a value to a code, or to nothing where the value will do. */
export type Rule = (value: string) => RuleCode | undefined

/** The first code that any of the rules finds. */
export const allOf =
  (...rules: Rule[]): Rule =>
  (value) =>
    rules.map((rule) => rule(value)).find((code) => code !== undefined)

const matches =
  (pattern: RegExp, code: RuleCode = 'invalid'): Rule =>
  (value) =>
    pattern.test(value) ? undefined : code

export const anything: Rule = () => undefined

/** There must be something: login, passwords. */
export const required: Rule = (value) => (value === '' ? 'required' : undefined)

/** Something other than white space: names, the reason of a cancellation. */
export const requiredText: Rule = (value) => required(value.trim())

/** Characters; doctors' and admins' passwords, §9. */
export const minimumPasswordLength = 6

export const passwordLength: Rule = (value) => (value.length < minimumPasswordLength ? 'too-short' : undefined)

/** A doctor's profile, §5: none leaves the password as it is. */
export const newPassword: Rule = (value) => (value === '' ? undefined : passwordLength(value))

/** Profile and new admin, §5: an '@' or a '.' is all that is asked for. */
export const looseEmail: Rule = matches(/[@.]/)

/** Edit doctor, §5: the standard form of an address. */
export const standardEmail: Rule = matches(/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/)

/** Change email, §5: a simple pattern whose domain ends in 2 to 4 letters. */
export const simpleEmail: Rule = matches(/^[\w.+-]+@([\w-]+\.)+[A-Za-z]{2,4}$/)

/** Edit doctor, §2: a phone may be invalid. It has a digit; what else stands in a number differs from country to country. */
export const phoneNumber: Rule = matches(/\p{Nd}/u)

export const otpLength = 6

/** A code is six digits, §5. */
export const otp: Rule = matches(/^\d{6}$/, 'incomplete')
