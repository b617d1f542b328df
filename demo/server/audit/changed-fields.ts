/** Columns of which the audit keeps only that they changed. */
const hidden = ['passwordHash', 'picture']

type Fields = Record<string, unknown>

/**
 * Returns the fields that `values` changes, as `before` and `after` of an audit entry. `names` has the contract's name of each column.
 * A hidden value is `true` in `after`.
 */
export const changedFields = <Row extends object>(present: Row, values: Partial<Row>, names: { [Column in keyof Row]?: string }) => {
  const [old, changes] = [present as Fields, values as Fields]
  const before: Fields = {}
  const after: Fields = {}
  for (const [column, name] of Object.entries(names as Record<string, string>)) {
    if (changes[column] === undefined || changes[column] === old[column]) continue
    if (!hidden.includes(column)) before[name] = old[column]
    after[name] = hidden.includes(column) ? true : changes[column]
  }
  return Object.keys(after).length > 0 ? { before, after } : {}
}
