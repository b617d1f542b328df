import { i18n } from '../i18n.ts'

export const $adminProfileMessages = i18n('adminProfile', {
  myProfile: 'My Profile',
  role: 'ADMIN',
  editProfile: 'EditProfile',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  city: 'City',
  state: 'State',
  country: 'Country',
  address: 'Address',
  description: 'Description',
  firstNameRequired: 'First Name is required',
  lastNameRequired: 'Last Name is required',
  emailInvalid: 'Email should be valid & required',
  tooLong: 'This is too long.',
  updated: 'Details updated successfully!..',
  failed: 'Error updating details!..',
})
