import { hasAll } from './memoize-shallow.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

/**
 * Returns `before` if `next` is deeply equal; otherwise reuses its equal parts.
 * Values with the same identity do not render again.
 */
export function reuse<Value>(before: unknown, next: Value): Value {
  if (Array.isArray(before) && Array.isArray(next))
    return sameIfEqual(
      before,
      next.map((part: unknown, index) => reuse<unknown>(before[index], part)),
    ) as Value
  if (isRecord(before) && isRecord(next))
    return sameIfEqual(before, Object.fromEntries(Object.entries(next).map(([name, part]) => [name, reuse(before[name], part)]))) as Value
  return next
}

const sameIfEqual = (before: object, next: object) =>
  Object.keys(before).length === Object.keys(next).length && hasAll(before, next) ? before : next
