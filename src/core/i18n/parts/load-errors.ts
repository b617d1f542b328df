import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

/** Reasons why content cannot be displayed, by the codes of the event `load-error`, and titles above them. */
export const $loadErrorMessages = i18n('loadErrors', {
  config: 'This element is not set up correctly.',
  auth: 'You are not signed in, or your session has ended. Please sign in.',
  forbidden: 'You do not have permission for this.',
  'not-found': 'This could not be found.',
  network: 'The server could not be reached. Check your connection.',
  timeout: 'The server took too long to answer.',
  'too-many-requests': 'There were too many requests. Please wait a few minutes.',
  tooManyIn: params('There were too many requests. Try again in {seconds} s.'),
  server: 'The server could not process this right now.',
  contract: 'The server sent an unexpected response.',
  render: 'Something went wrong while this was displayed.',
  failed: 'This could not be loaded',
  offline: 'No connection',
  missing: 'It was removed, or the link is wrong.',
  retry: 'Retry',
  loading: 'Loading...',
})
