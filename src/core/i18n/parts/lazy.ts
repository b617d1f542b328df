import { i18n } from '../i18n.ts'

export const $lazyMessages = i18n('lazy', {
  failed: 'A part of this page could not be loaded.',
  outdated: 'A new version is available. Please reload the page.',
  reload: 'Reload',
})
