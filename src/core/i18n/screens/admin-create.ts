import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $adminCreateMessages = i18n('adminCreate', {
  title: 'Add Admin',
  back: 'Back to Admins',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  password: 'Password',
  city: 'City',
  country: 'Country',
  description: 'Description',
  address: 'Address',
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  emailInvalid: 'Email should be valid & required',
  passwordTooShort: 'Password should be of 6 characters',
  created: params('{email} is an admin now.'),
})
