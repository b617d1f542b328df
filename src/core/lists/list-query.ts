import { hasAll } from '../resources/memoize-shallow.ts'
import type { PageQuery } from './whole-list.ts'

/** Returns the index of a page's first row, counted from 0. */
export const startOf = ({ page, page_size }: PageQuery) => (page - 1) * page_size

const filtersOf = <Query extends PageQuery>({ page, page_size, sort, order, q, ...filters }: Query) => filters

/** Returns true if both queries find the same rows, in any order and on any page. */
export const isSameSearch = <Query extends PageQuery>(one: Query, other: Query) =>
  isWithin(one, other) && isWithin(other, one) && one.q === other.q

/**
 * Returns true if the result of `answered` contains all rows of `query`.
 * `answered` may have fewer filters; the search text is ignored.
 */
export const isWithin = <Query extends PageQuery>(query: Query, answered: Query) => hasAll(query, filtersOf(answered))
