import { i18n } from '../../core/i18n.ts'

/** What breadcrumbs and pages of the panel itself say. */
export const $pageMessages = i18n('pages', {
  subscriptions: 'Subscriptions',
  active: 'Active',
  canceled: 'Canceled',
  expired: 'Expired',
  inactive: 'Inactive',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  goHome: 'Go to the start page',
})
