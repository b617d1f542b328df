import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $passwordResetMessages = i18n('passwordReset', {
  forgottenTitle: 'Forgot Password',
  forgottenHint: 'Enter the email of your account. You get a link that sets a new password.',
  email: 'Email',
  emailRequired: 'Email is required',
  sendLink: 'Send Link',
  sentTitle: 'Check Your Email',
  sent: params('If there is an account for {email}, a link is on its way. It works once, for 30 minutes.'),
  noLinks: 'This server cannot send links. Ask a superadmin for a new password.',
  back: 'Back to sign in',
  newTitle: 'New Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  newRequired: 'New password is required',
  newTooShort: 'Password should be of 6 characters',
  mismatch: 'New and Confirm Password must be same',
  save: 'Set Password',
  saved: 'The new password is set. Sign in with it.',
  expired: 'This link has expired or was used. Request another one.',
})
