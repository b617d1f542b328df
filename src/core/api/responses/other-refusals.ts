import { ApiError, isOwnRefusal, refusalOf } from '../api-error.ts'
import { isObject } from './exact.ts'

/**
 * Returns the error of a backend that has no codes of the contract, in its own words: `errors` by field
 * (`{ email: ['…'] }`, `[{ field, message }]`, `[{ param, msg }]`), `error`, `message` (text or list) and `detail`.
 */
export function otherRefusal(body: unknown, status: number, retryAfter: unknown, call?: string): ApiError {
  const seconds = secondsOf(retryAfter)
  if (isOwnRefusal(body)) return Object.assign(refusalOf(body, status), { retryAfter: seconds })
  if (call === 'changePassword' && [401, 403].includes(status))
    return new ApiError('wrong-credentials', 'The old password is wrong', { oldPassword: 'incorrect' })
  const { code, message } = refusalOf(undefined, status)
  const holders = isObject(body) ? [body, ...['data', 'error'].map((name) => body[name]).filter(isObject)] : []
  const fields = Object.assign(
    {},
    ...holders.map(({ errors, details, fields, detail }) => fieldsIn(errors ?? details ?? fields ?? detail)),
  ) as Record<string, string>
  const texts = holders.flatMap(({ message, error, detail, error_description, title, errors }) => [
    ...textsIn(message),
    ...textsIn(error),
    ...textsIn(detail),
    ...textsIn(error_description),
    ...(isObject(errors) ? [] : textsIn(errors)),
    ...(message || error || detail ? [] : textsIn(title)),
  ])
  const told = [...new Set([...texts, ...(typeof body === 'string' ? textsIn(body) : [])])].filter(
    (text) => !Object.values(fields).includes(text),
  )
  return Object.assign(new ApiError(code, told[0] ?? message, fields), {
    // Errors of 500 and more are no words for people, and exceptions neither.
    told: status < 500 ? told.filter((text) => !technical.test(text)) : [],
    retryAfter: seconds,
  })
}

/** Names of exceptions and states of databases, which are no words for people. */
const technical = /\b[A-Z]\w*(Error|Exception)\b|SQLSTATE/

/** Reads texts; other lists hold objects of fields. Codes such as `invalid_grant` are no words for people. */
const textsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && /\s|[^\w-]/.test(text.trim()))

/** Names of the field and of its message in the lists of validators. */
const fieldNames = ['field', 'param', 'path', 'property', 'loc', 'name', 'attribute']
const messageNames = ['message', 'msg', 'error', 'detail', 'reason']

function fieldsIn(errors: unknown): Record<string, string> {
  if (Array.isArray(errors)) return Object.assign({}, ...errors.filter(isObject).map(fieldOf)) as Record<string, string>
  if (!isObject(errors)) return {}
  return Object.fromEntries(
    Object.entries(errors).flatMap(([field, value]) => {
      const text = sentence(isObject(value) ? messageNames.map((name) => value[name]).find(Boolean) : value)
      return text ? [[own(field), text]] : []
    }),
  )
}

function fieldOf(error: Readonly<Record<string, unknown>>): Record<string, string> {
  const field = fieldNames.map((name) => [error[name]].flat().at(-1)).find((name) => typeof name === 'string' && name !== '')
  const constraints = isObject(error['constraints']) ? Object.values(error['constraints']) : undefined
  const text = sentence(constraints ?? messageNames.map((name) => error[name]).find(Boolean))
  return typeof field === 'string' && text ? { [own(field)]: text } : {}
}

const sentence = (value: unknown): string =>
  [value]
    .flat()
    .filter((text) => typeof text === 'string')
    .join(' ')

/** Fields of the contract whose names hold capitals. */
const mixed = ['oldPassword', 'newPassword', 'countryCode', 'isActive', 'subscriptionPlan']

/** Names of the specification for those of other styles: `firstName` and `first-name` are `first_name`. */
function own(field: string): string {
  const bare = (name: string) => name.replaceAll(/[^a-z\d]/gi, '').toLowerCase()
  const last = field.split('.').at(-1) ?? field
  return (
    mixed.find((name) => bare(name) === bare(last)) ??
    last
      .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase()
  )
}

/** Reads the header `Retry-After`: seconds, or a date. Undefined if it says nothing. */
function secondsOf(value: unknown): number | undefined {
  const text = typeof value === 'string' ? value : ''
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1_000)
  return seconds > 0 ? seconds : undefined
}
