/** What a rule finds wrong. Forms turn the code into words, the server sends it as it is. */
export type RuleCode = 'required' | 'invalid'

/** A rule of the specification: from a value to a code, or to nothing where the value will do. */
export type Rule = (value: string) => RuleCode | undefined

/** Login email and password: there must be something. */
export const required: Rule = (value) => (value === '' ? 'required' : undefined)

/** The reason of a cancellation: something other than white space. */
export const requiredText: Rule = (value) => required(value.trim())
