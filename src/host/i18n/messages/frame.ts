import { i18n } from '../panel-i18n.ts'
import { params } from '../../../core/i18n/params.ts'

export const $frameMessages = i18n('frame', {
  skip: 'Skip to content',
  menu: 'Menu',
  collapse: 'Collapse menu',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  account: 'Account',
  logOut: 'Log Out',
  loggedOut: 'Successfully logged out ..!',
  copyright: params('Copyright 2024 © admin panel by {brand}'),
  leaveTitle: 'Leave without saving?',
  leaveText: 'Your changes on this page have not been saved.',
  stay: 'Stay',
  leave: 'Leave',
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
  toTop: 'Back to top',
  failed: 'This page could not be loaded. Check your connection.',
})
