import { i18n } from '../i18n.ts'

export const $doctorEditorMessages = i18n('doctorEditor', {
  badDoctor: 'This is not the id of a doctor.',
  back: 'Back to Practices',
  practiceProfile: 'Practice Profile',
  editProfile: 'Edit Profile',
  email: 'Email',
  newPassword: 'New Password',
  confirmPassword: 'Confirm Password',
  plan: 'Plan',
  practiceStatus: 'Practice Status',
  firstName: 'First Name',
  lastName: 'Last Name',
  practiceName: 'Practice Name',
  phone: 'Phone',
  address: 'Address',
  description: 'Description',
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  phoneInvalid: 'Phone is invalid',
  tooLong: 'This is too long.',
  passwordTooShort: 'Password must be at least 6 characters.',
  mismatch: 'New and Confirm Password does not match.',
  wentWrong: 'Something went wrong!',
})

/** Dialog for changing a plan, §4. */
export const $planChangeMessages = i18n('planChange', {
  asking: 'Are you sure?',
  askingText: 'Plan will be changed for this doctor.',
  processing: 'Processing...',
  processingText: 'The plan is being changed.',
  done: 'Success',
  doneText: 'The subscription plan has been changed successfully.',
  failed: 'Error',
  failedText: 'Something went wrong. Please try again later.',
  confirm: 'Confirm',
  notSaved: 'This plan is not saved yet.',
})
