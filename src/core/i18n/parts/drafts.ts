import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $draftMessages = i18n('drafts', {
  offer: params('You have unsaved changes from {time}.'),
  restore: 'Restore',
  discard: 'Discard',
  expired: 'Your session has expired. Sign in again to continue.',
  signedInAgain: 'You are signed in again. Save again.',
})
