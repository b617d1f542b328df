import { formatDay } from '../../../../core/format.ts'

/** Filter of a list by one of several values. */
interface ChoiceFilter {
  name: string
  label: string
  choices: Readonly<Record<string, string>>
}

/** Filter of a list by the days between `<name>_from` and `<name>_to`. */
interface DaysFilter {
  name: 'joined' | 'at'
  label: string
}

export type Filter = ChoiceFilter | DaysFilter

/** Returns the value of a filter in a query; empty without one. */
export function valueOf(query: object, name: string): string {
  const value = (query as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the days of a query as a text, such as '01/10/2026 – 31/10/2026'. Empty without days. */
export function daysOf(query: object, name: string): string {
  const days = [valueOf(query, `${name}_from`), valueOf(query, `${name}_to`)]
  return days.some(Boolean)
    ? days
        .map((day) => day && formatDay(day))
        .join(' – ')
        .trim()
    : ''
}

/** Returns the texts of the filters in use. */
export const usedFilters = (filters: readonly Filter[], query: object): string[] =>
  filters
    .map((filter) => ('choices' in filter ? (filter.choices[valueOf(query, filter.name)] ?? '') : daysOf(query, filter.name)))
    .filter(Boolean)

/** Changes of a query that remove its search and its filters. */
export const noFilters = (filters: readonly Filter[]): Record<string, undefined> =>
  Object.fromEntries(
    ['q', ...filters.flatMap((filter) => ('choices' in filter ? [filter.name] : [`${filter.name}_from`, `${filter.name}_to`]))].map(
      (name) => [name, undefined],
    ),
  )
