import { isObject } from './exact.ts'

const words = (value: unknown) => String(value).trim().toLowerCase()

const no = ['false', 'error', 'fail', 'failed']

const isErrorNumber = (value: unknown) => typeof value === 'number' && value >= 400

/** True, a text, or an object or list with something in it. */
const isTold = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value === true || (typeof value === 'string' && value !== '')

/**
 * Returns true if a response with status 200 to 299 reports an error, as many backends do: `success` is false; or without it,
 * `status` is false, 'error', 'fail' or 'failed', a `status` or `statusCode` is 400 or more, or there are an `error` or `errors`.
 * Values may be text in any case. `success` takes precedence, because `status` may be that of a subscription or payment.
 * A word or sentence is an error if it begins with 'false', 'error' or 'fail'.
 */
export function isRefusal(answer: unknown): boolean {
  if (!isObject(answer)) return /^\W*(false|error|fail)/i.test(String(answer))
  const { success, status, statusCode, error, errors } = answer
  if ('success' in answer) return [...no, '0'].includes(words(success))
  return no.includes(words(status)) || isErrorNumber(status) || isErrorNumber(statusCode) || isTold(error) || isTold(errors)
}

/** Returns true for a page of something between browser and backend, and for JSON that ends too early. */
export const isBroken = (text: string): boolean => /^\s*[<{[]/.test(text)
