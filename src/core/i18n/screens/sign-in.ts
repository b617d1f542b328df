import { i18n } from '../i18n.ts'

export const $signInMessages = i18n('signIn', {
  title: 'Admin Sign In',
  email: 'Email',
  password: 'Password',
  remember: 'Remember password',
  signIn: 'Sign in',
  forgotten: 'Forgot password?',
  ended: 'Your session has ended. Sign in again.',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  signedIn: 'Successfully logged in!..',
  refused: 'You enter wrong password or username!..',
})
