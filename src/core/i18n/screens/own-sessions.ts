import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $ownSessionsMessages = i18n('ownSessions', {
  title: 'My Sessions',
  device: 'Device',
  browserOn: params('{browser} on {system}'),
  unknownDevice: 'Unknown device',
  address: 'Address',
  lastUse: 'Last Use',
  current: 'This session',
  actions: 'Actions',
  end: 'Sign Out',
  endOf: params('Sign out {device}'),
  ended: params('{device} is signed out.'),
  endOthers: 'Sign Out All Others',
  othersEnded: 'All other sessions have ended.',
})
