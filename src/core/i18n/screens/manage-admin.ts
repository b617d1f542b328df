import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $manageAdminMessages = i18n('manageAdmin', {
  title: params('Manage {name}'),
  close: 'Close',
  disable: 'Disable Account',
  enable: 'Enable Account',
  promote: 'Make Superadmin',
  demote: 'Make Admin',
  sendLink: 'Send Reset Link',
  resetSecondFactor: 'Remove Second Factor',
  endSessions: 'End All Sessions',
  disableText: params('{name} can no longer sign in, and all their sessions end at once.'),
  enableText: params('{name} can sign in again.'),
  promoteText: params('{name} can manage admins and portals. Their sessions end, so that they sign in with the new role.'),
  demoteText: params('{name} can no longer manage admins and portals. Their sessions end, so that they sign in with the new role.'),
  sendLinkText: params('{name} gets an email with a link that sets a new password. It works once, for 30 minutes.'),
  resetSecondFactorText: params(
    '{name} loses the authenticator app, all passkeys and the recovery codes, and is signed out everywhere. The password stays.',
  ),
  endSessionsText: params('{name} is signed out everywhere and can sign in again.'),
  disabled: params('The account of {name} is disabled.'),
  enabled: params('The account of {name} is enabled.'),
  promoted: params('{name} is a superadmin now.'),
  demoted: params('{name} is an admin now.'),
  linkSent: params('A reset link was sent to {name}.'),
  secondFactorReset: params('The second factor of {name} is removed.'),
  sessionsEnded: params('All sessions of {name} have ended.'),
  lastSuperadmin: 'This is the last superadmin who can sign in. Make another admin a superadmin first.',
  ownAccount: 'This is your own account.',
})
