import { i18n } from '../i18n.ts'

export const $verificationMessages = i18n('verification', {
  title: 'Is It You?',
  hint: 'You signed in some time ago. Enter your password before this change.',
  hintWithPasskey: 'You signed in some time ago. Enter your password or use your passkey before this change.',
  password: 'Password',
  passwordRequired: 'Please enter your password!',
  wrong: 'The password is wrong.',
  usePasskey: 'Use Passkey',
  refused: 'The passkey could not be used. Try again, or enter your password.',
  confirm: 'Confirm',
})
