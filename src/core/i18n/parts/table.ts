import { i18n } from '../i18n.ts'
import { count, params } from '../params.ts'

export const $tableMessages = i18n('table', {
  search: 'Search',
  range: params('{from}–{to} of {total}'),
  rowsPerPage: 'Rows per page',
  previous: 'Previous page',
  next: 'Next page',
  loading: 'Loading',
  sortedUp: params('Sorted by {column}, ascending'),
  sortedDown: params('Sorted by {column}, descending'),
  sortsBy: params('Sorts by {order}'),
  sortBy: 'Sort by',
  ascending: 'Ascending',
  descending: 'Descending',
  more: params('More about {name}'),
  pages: 'Pages',
  all: 'All',
  clearAll: 'Clear all',
  nothingMatches: params("Nothing matches '{q}'."),
  nothingIn: params('Nothing in {filters}.'),
  nothingMatchesIn: params("Nothing matches '{q}' in {filters}."),
  otherFilters: 'Change the search or the filters.',
  appears: 'New entries appear here.',
  columns: 'Columns',
  exportCsv: 'Export CSV',
  unreadable: count({ one: '{count} row could not be read.', other: '{count} rows could not be read.' }),
})
