import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $adminEmailMessages = i18n('adminEmail', {
  title: 'Change Email',
  email: 'New Email',
  current: params('Current email: {email}'),
  invalid: 'Invalid email',
  unchanged: 'This is already your email.',
  codeSent: 'An OTP has been sent to your email address',
  sentTo: params('We sent a code of six digits to {email}.'),
  updated: 'Email updated successfully',
})
