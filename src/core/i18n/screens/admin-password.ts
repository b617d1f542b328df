import { i18n } from '../i18n.ts'

export const $adminPasswordMessages = i18n('adminPassword', {
  title: 'Change Password',
  oldPassword: 'Old Password',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  oldRequired: 'Old password is required',
  oldIncorrect: 'Old password is incorrect',
  newRequired: 'New password is required',
  newTooShort: 'Password should be of 6 characters',
  mismatch: 'New and Confirm Password must be same',
  updated: 'Details updated successfully!..',
  loggedOut: 'Successfully logged out ..!',
})
