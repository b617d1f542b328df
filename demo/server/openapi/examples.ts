import type { Json } from './json.ts'

/** Example answers of the calls. All of them describe the same practice, patient and admin. */

const doctor = {
  id: 4,
  name: 'Ingrid Solberg',
  email: 'ingrid.solberg@practice.test',
  phone: '22 12 34 56',
  countryCode: '+47',
  practice_name: 'Solberg Dermatology',
  profile_picture: null,
  totalPatient: 2,
  isActive: '1',
  subscriptionPlan: 'premium',
  createdAt: '2025-03-05T09:00:00.000Z',
}

const secondDoctor = {
  ...doctor,
  id: 5,
  name: 'Kwame Mensah',
  email: 'kwame.mensah@practice.test',
  phone: null,
  countryCode: null,
  practice_name: 'Mensah Clinic',
  totalPatient: 0,
  isActive: '0',
  subscriptionPlan: 'free',
}

const subscription = {
  id: 7,
  user_id: doctor.id,
  name: doctor.name,
  practice_name: doctor.practice_name,
  profile_picture: null,
  status: 'active',
  plan: doctor.subscriptionPlan,
  amount: 49.9,
  currency: 'USD',
  stripe_payment_intent_id: 'pi_3NcY2LB7k1vTqN4c0Xw1aZb9',
  createdAt: '2026-01-05T09:00:00.000Z',
  end_date: '2027-01-05T09:00:00.000Z',
  version: 1,
}

const free = {
  ...subscription,
  id: 8,
  user_id: secondDoctor.id,
  name: secondDoctor.name,
  practice_name: secondDoctor.practice_name,
  status: 'canceled',
  plan: 'free',
  amount: 0,
  stripe_payment_intent_id: null,
}

const patient = {
  id: 12,
  name: 'Amara Okafor',
  email: 'amara.okafor@patient.test',
  dob: '1988-04-17',
  profile_picture: null,
  createdAt: '2025-06-11T13:30:00.000Z',
}

const visit = { id: 31, visit: 1, visit_type: 'Consultation', createdAt: '2025-06-11T13:30:00.000Z', images: [] }

const admin = {
  first_name: 'Nadia',
  last_name: 'Ferrante',
  email: 'superadmin@practice.test',
  profile_picture: null,
  createdAt: '2024-01-15T08:00:00.000Z',
}

const adminProfile = {
  ...admin,
  city: 'Rotterdam',
  state: 'Zuid-Holland',
  country: 'Netherlands',
  address: 'Westzeedijk 120',
  description: 'Looks after the practices.',
  role: 'superadmin',
  version: 3,
}

const totpSecret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const recoveryCodes = ['7k2mf-0x9qd', 'w4ztb-m31he']

const portalKey = {
  id: 1,
  name: 'Harbour portal',
  last_four: '2vT7',
  createdAt: '2026-11-02T09:00:00.000Z',
  usedAt: '2026-11-26T10:00:00.000Z',
}

const activityEntry = {
  id: 57,
  at: '2026-11-26T10:00:00.000Z',
  kind: 'subscription',
  action: 'subscription-canceled',
  who: { kind: 'admin', admin_id: 1, name: 'Nadia Ferrante', portal: null },
  whom: { kind: 'doctor', subject_id: doctor.id, name: doctor.name },
  doctor_id: doctor.id,
  reason: 'The practice closes.',
  changes: [{ field: 'status', before: 'active', after: 'canceled' }],
  address: null,
}

const listOf = (...data: Json[]): Json => ({ success: true, data, meta: { total: data.length, page: 1, page_size: 10 } })
const done: Json = { success: true }

const months = Array.from({ length: 12 }, (_month, index) => `2026-${String(index + 1).padStart(2, '0')}`)

/** Example of the successful answer by method and path. */
export const answerExamples: Readonly<Record<string, Json>> = {
  'POST /admin/login': {
    success: true,
    name: 'Nadia Ferrante',
    access_token: 'kq3Ls0mZy8Xw2vT7',
    profile_picture: null,
    role: 'superadmin',
  },
  'POST /admin/login/confirm': {
    success: true,
    name: `${admin.first_name} ${admin.last_name}`,
    access_token: 'kq3Ls0mZy8Xw2vT7',
    profile_picture: null,
    role: 'superadmin',
  },
  'POST /admin/logout': done,
  'POST /admin/password/forgotten': done,
  'POST /admin/password/reset': done,
  'GET /admin/sessions': {
    success: true,
    data: [
      {
        id: 7,
        createdAt: '2026-11-26T08:00:00.000Z',
        usedAt: '2026-11-26T10:00:00.000Z',
        address: '203.0.113.7',
        user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        is_current: true,
      },
    ],
  },
  'POST /admin/verify/start': { success: true, data: { options: null } },
  'POST /admin/verify': done,
  'GET /admin/second-factor': {
    success: true,
    data: {
      totp: true,
      passkeys: [{ id: 3, name: 'Laptop', createdAt: '2026-11-20T09:00:00.000Z', usedAt: '2026-11-26T10:00:00.000Z' }],
      recovery_codes: 9,
      required: false,
    },
  },
  'POST /admin/second-factor/totp': {
    success: true,
    data: { secret: totpSecret, uri: `otpauth://totp/Practice%20Elements:${admin.email}?issuer=Practice%20Elements&secret=${totpSecret}` },
  },
  'POST /admin/second-factor/totp/confirm': { success: true, data: { recovery_codes: recoveryCodes } },
  'POST /admin/second-factor/totp/remove': done,
  'POST /admin/second-factor/passkey': {
    success: true,
    data: { options: { challenge: '3fQk8mZyX0Lr', rp: { id: 'backoffice.example.com', name: 'Practice Elements' } } },
  },
  'POST /admin/second-factor/passkey/add': { success: true, data: { recovery_codes: [] } },
  'POST /admin/second-factor/passkey/remove': done,
  'POST /admin/second-factor/recovery-codes': { success: true, data: { recovery_codes: recoveryCodes } },
  'POST /admin/sessions/end': done,
  'POST /admin/sessions/end-others': done,
  'GET /admin/overview': {
    success: true,
    data: {
      practices: { now: 2, before: 1 },
      patients: { now: 2, before: 2 },
      activeSubscriptions: { now: 1, before: 1 },
      revenue: [{ currency: subscription.currency, now: subscription.amount, before: subscription.amount }],
      joined: months.map((month, index) => ({ month, count: index % 3 })),
      subscriptions: [
        { plan: subscription.plan, status: subscription.status, count: 1 },
        { plan: free.plan, status: free.status, count: 1 },
      ],
      expiring: { total: 1, first: [subscription] },
      newest: [secondDoctor, doctor],
    },
  },
  'GET /admin/doctors': listOf(doctor, secondDoctor),
  'GET /admin/doctor': {
    success: true,
    data: {
      first_name: 'Ingrid',
      last_name: 'Solberg',
      email: doctor.email,
      practice_name: doctor.practice_name,
      address: 'Karl Johans gate 14, Oslo',
      phone: doctor.phone,
      countryCode: doctor.countryCode,
      description: 'Skin care for all ages.',
      profile_picture: null,
      role: 'doctor',
      isActive: 1,
      subscriptionPlan: doctor.subscriptionPlan,
      createdAt: doctor.createdAt,
      version: 2,
    },
  },
  'POST /admin/doctor/profile': { ...done, message: 'Details updated successfully!..' },
  'PATCH /admin/update/email/password': done,
  'POST /admin/doctor/subscription': done,
  'GET /admin/patients': listOf(patient, { ...patient, id: 13, name: 'Jonas Berg', email: 'jonas.berg@patient.test', dob: null }),
  'GET /admin/patient': {
    success: true,
    data: {
      first_name: 'Amara',
      last_name: 'Okafor',
      email: patient.email,
      profile_picture: null,
      createdAt: patient.createdAt,
      dob: patient.dob,
      country: 'Nigeria',
      description: 'Prefers appointments in the morning.',
      doctor: { id: doctor.id, name: doctor.name },
      visits: [visit, { ...visit, id: 32, visit: 2, visit_type: 'Follow-up', createdAt: '2025-08-20T10:00:00.000Z' }],
    },
  },
  'GET /admin/doctor/subscriptions': listOf(subscription, free),
  'POST /admin/subscription/status/change': done,
  'GET /admin/profile': { success: true, data: adminProfile },
  'POST /admin/profile': { success: true, data: { ...adminProfile, version: 4 } },
  'GET /admin/list': listOf(
    { id: 1, ...admin, status: 'active', second_factor: true },
    { ...admin, id: 2, first_name: 'Samuel', last_name: 'Adeyemi', email: 'admin@practice.test', role: 'admin', status: 'active' },
  ),
  'POST /admin/account': done,
  'POST /admin/create': { ...done, message: 'The admin was created.' },
  'PATCH /admin/update/password': done,
  'PATCH /admin/update/email': done,
  'POST /admin/confirm/otp': done,
  'GET /admin/activity': listOf(activityEntry),
  'POST /admin/export': done,
  'POST /embed/sessions': { success: true, data: { token: 'pe_embed_kq3Ls0mZy8Xw2vT7', expires_at: '2026-11-26T10:15:00.000Z' } },
  'GET /admin/portal-keys': { success: true, data: [portalKey] },
  'POST /admin/portal-keys': { success: true, data: { id: portalKey.id, name: portalKey.name, secret: 'pe_secret_kq3Ls0mZy8Xw2vT7' } },
  'POST /admin/portal-keys/revoke': done,
}
