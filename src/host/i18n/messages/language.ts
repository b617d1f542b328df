import { i18n } from '../panel-i18n.ts'
import { params } from '../../../core/i18n/params.ts'

export const $languageMessages = i18n('language', {
  language: 'Language',
  current: params('Language: {name}'),
  failed: 'This language could not be loaded. Check your connection.',
})
