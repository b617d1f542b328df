import { i18n } from '../i18n.ts'

export const $formMessages = i18n('form', {
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Submit',
  save: 'Save',
  cancel: 'Cancel',
  close: 'Close',
  conflict: 'Someone else has changed this in the meantime.',
  failed: 'This could not be saved. Please try again.',
  emailTaken: 'This email is used by someone else.',
  passwordCommon: 'This is one of the most common passwords. Please choose another one.',
  tooMany: 'Too many attempts. Please wait a few minutes.',
})
