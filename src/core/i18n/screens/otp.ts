import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $otpMessages = i18n('otp', {
  title: 'Enter OTP',
  hint: 'Enter the 6-digit code that you received.',
  digit: params('Digit {position} of {length}'),
  incomplete: 'Please enter all 6 digits',
  wrong: 'This code is incorrect. Please check the digits.',
  expired: 'This code has expired. Please request a new one.',
  usedUp: 'This code is no longer valid. Please request a new one.',
  renew: 'Send again',
  renewIn: params('Send again in {seconds} s'),
})
