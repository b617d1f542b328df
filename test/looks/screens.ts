const encoded = (id: number) => encodeURIComponent(Buffer.from(String(id)).toString('base64'))

export const screens: Readonly<Record<string, string>> = {
  login: '/login',
  'subscriptions-active': '/subscription/active',
  'subscriptions-inactive': '/subscription/inactive',
  overview: '/dashboard/default/dubai',
  doctors: '/doctors',
  patients: '/patients',
  admins: '/admins',
  doctor: `/doctor?id=${encoded(42)}`,
  'doctor-edit': `/doctors/edit?id=${encoded(42)}`,
  patient: `/patient?id=${encoded(3)}`,
  profile: '/profile',
  'change-password': '/change-password',
  'change-email': '/change-email',
  'add-admin': '/add-admin',
  portals: '/portals',
  activity: '/activity',
  'not-found': '/nowhere',
}

export interface Look {
  width: number
  storage: Record<string, string>
}

export const looks: Readonly<Record<string, Look>> = {
  light: { width: 1440, storage: {} },
  dark: { width: 1440, storage: { mix_background_layout: 'dark-only' } },
  arabic: { width: 1440, storage: { locale: 'ar' } },
  phone: { width: 390, storage: {} },
}

/** Screens and looks that the gallery shows where nobody took screenshots. */
export const shipped = {
  screens: ['login', 'subscriptions-active', 'overview', 'doctors', 'doctor', 'patient', 'profile'],
  looks: ['light', 'dark', 'phone'],
}
