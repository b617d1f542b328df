import { i18n } from '../panel-i18n.ts'

/** Texts of the breadcrumb and of the panel's own pages. */
export const $pageMessages = i18n('pages', {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  active: 'Active',
  canceled: 'Canceled',
  expired: 'Expired',
  inactive: 'Inactive',
  practices: 'Practices',
  doctors: 'Doctors',
  doctorProfile: 'Doctor Profile',
  editDoctor: 'Edit Doctor',
  patients: 'Patients',
  patientDetail: 'Patient Detail',
  users: 'Users',
  admins: 'Admins',
  addAdmin: 'Add Admin',
  profile: 'My Profile',
  changePassword: 'Change Password',
  changeEmail: 'Change Email',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  goHome: 'Go to the start page',
})
