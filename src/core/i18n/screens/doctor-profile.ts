import { i18n } from '../i18n.ts'

export const $doctorProfileMessages = i18n('doctorProfile', {
  badDoctor: 'This is not the id of a doctor.',
  back: 'Back to Practices',
  edit: 'Edit Doctor',
  editPractice: 'Edit Practice',
  practice: 'Practice',
  email: 'Email',
  phone: 'Phone',
  joiningDate: 'Joining Date',
  subscriptions: 'Subscriptions List',
  patients: 'Patients',
  history: 'History',
})

/** Dialog "Edit Doctor Details", §5. */
export const $editDoctorMessages = i18n('editDoctor', {
  title: 'Edit Doctor Details',
  email: 'Email',
  phone: 'Phone Number',
  password: 'Password',
  passwordHint: 'This replaces the current password.',
  saved: 'Email, phone and password have been saved.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Invalid email address.',
  phoneRequired: 'Phone number is required.',
  phoneInvalid: 'Invalid phone number.',
  passwordRequired: 'Password is required.',
  passwordTooShort: 'Password must be at least 6 characters.',
})
