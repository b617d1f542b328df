import { i18n } from '../i18n.ts'

export const $discardMessages = i18n('discard', {
  question: 'Discard your changes?',
  keep: 'Keep editing',
  discard: 'Discard',
})
