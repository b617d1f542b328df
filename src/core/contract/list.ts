import { Type, type Static, type TProperties, type TSchema } from 'typebox'

export const pageSizes = [10, 20, 50, 100] as const
export const defaultPageSize = 10
export const maximumPageSize = 100
/** Maximum length of a search text in characters. */
export const maximumSearchLength = 200

export const sortOrders = ['asc', 'desc'] as const
export type SortOrder = (typeof sortOrders)[number]

/**
 * Returns the query schema of a list call. With any of these parameters the response is one page with `meta`.
 * Other parameters are ignored.
 */
export const listQueryOf = <Sort extends string, Filters extends TProperties>(
  sorts: readonly Sort[],
  filters: Filters,
  sortOptions: { description?: string } = {},
) =>
  Type.Object(
    {
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000_000, description: 'Page number, starting at 1.' })),
      page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: maximumPageSize })),
      sort: Type.Optional(Type.Unsafe<Sort>(Type.Enum([...sorts], sortOptions))),
      order: Type.Optional(Type.Enum(sortOrders)),
      q: Type.Optional(Type.String({ maxLength: maximumSearchLength, description: 'Search text.' })),
      ...filters,
    },
    { additionalProperties: false },
  )

/** Filters by the time at which a row was created, both inclusive. */
export const JoinedFrom = Type.Optional(Type.String({ format: 'date-time', description: 'Earliest `createdAt`.' }))
export const JoinedTo = Type.Optional(Type.String({ format: 'date-time', description: 'Latest `createdAt`.' }))

export const ListMeta = Type.Object({
  total: Type.Integer({ minimum: 0 }),
  page: Type.Integer({ minimum: 1 }),
  page_size: Type.Integer({ minimum: 1 }),
  sort: Type.Optional(Type.String({ description: 'Column by which the rows are sorted, also where the request names none.' })),
  order: Type.Optional(Type.Enum(sortOrders)),
  more: Type.Optional(Type.Boolean({ description: 'True if there are more matches than `total`, because a search stops counting early.' })),
})
export type ListMeta = Static<typeof ListMeta>

/** Returns the response schema of a list. Backends without paging omit `meta` and return all rows. */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ success: Type.Boolean(), data: Type.Array(item), meta: Type.Optional(ListMeta) })

export interface List<Item> {
  success: boolean
  data: Item[]
  meta?: ListMeta
  /** Number of rows that the client could not read and left out. */
  unreadable?: number
}
