import { params } from '@nanostores/i18n'
import { i18n } from '../i18n.ts'

export const $otpMessages = i18n('otp', {
  title: 'Enter OTP',
  hint: 'Enter the 6-digit code that you received.',
  digit: params('Digit {position} of {length}'),
  incomplete: 'Please enter all 6 digits',
  wrong: 'This code is not right. Please check the digits.',
  expired: 'This code has expired. Please have a new one sent.',
  usedUp: 'This code can not be used any more. Please have a new one sent.',
  renew: 'Send a new code',
})
