import { i18n } from '../panel-i18n.ts'

/** Titles, steps of the breadcrumb, and texts of the panel's own pages. */
const english = {
  signIn: 'Admin Sign In',
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  active: 'Active',
  canceled: 'Canceled',
  expired: 'Expired',
  inactive: 'Inactive',
  activeSubscriptions: 'Active Subscriptions',
  canceledSubscriptions: 'Canceled Subscriptions',
  expiredSubscriptions: 'Expired Subscriptions',
  inactiveSubscriptions: 'Inactive Subscriptions',
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
  portals: 'Portals',
  history: 'History',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link has a mistake in it.',
  goHome: 'Go to the start page',
}

export type PageWord = keyof typeof english

export const $pageMessages = i18n('pages', english)
