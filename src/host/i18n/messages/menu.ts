import { i18n } from '../panel-i18n.ts'

const english = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  active: 'Active',
  inactive: 'Inactive',
  practices: 'Practices',
  doctors: 'Doctors',
  patients: 'Patients',
  account: 'Account',
  profile: 'Profile',
  changePassword: 'Change Password',
  changeEmail: 'Change Email',
  addAdmin: 'Add Admin',
  adminsList: 'Admins List',
  portals: 'Portals',
  history: 'History',
}

export type MenuWord = keyof typeof english

export const $menuMessages = i18n('menu', english)
