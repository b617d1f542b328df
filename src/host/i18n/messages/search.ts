import { i18n } from '../panel-i18n.ts'
import { params } from '../../../core/i18n/params.ts'

export const $searchMessages = i18n('search', {
  search: 'Search the menu',
  placeholder: params('Search menu ({shortcut})'),
  found: params('Results: {count}'),
  none: 'Opps!! There are no result found.',
  close: 'Close search',
})
