import { count } from '@nanostores/i18n'
import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $tableMessages = i18n('table', {
  search: 'Search',
  range: params('{from}–{to} of {total}'),
  rowsPerPage: 'Rows per page',
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Loading',
  sortedUp: params('Sorted by {column}, ascending'),
  sortedDown: params('Sorted by {column}, descending'),
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  more: params('More about {name}'),
  density: 'Density',
  comfortable: 'Comfortable',
  compact: 'Compact',
  pages: 'Pages',
  clearSearch: 'Clear search',
  columns: 'Columns',
  underName: 'under the name',
  allColumns: 'Show all columns',
  exportCsv: 'Export CSV',
  unreadable: count({ one: '{count} row could not be read.', other: '{count} rows could not be read.' }),
})
