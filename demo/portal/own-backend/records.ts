/** Records in the forms of this backend: amounts in cents, words with capitals, SQL dates, booleans. */

const admins = [
  { id: 1, first_name: 'Ada', last_name: 'Root', email: 'ada@kestrel.test', password: 'kestrel-demo', role: 'Super Admin', city: 'Oslo' },
  { id: 2, first_name: 'Bo', last_name: 'Aide', email: 'bo@kestrel.test', password: 'kestrel-demo', role: 'Admin', city: 'Bergen' },
].map((admin) => ({
  state: '',
  country: 'Norway',
  address: '',
  description: '',
  profile_picture: null as string | null,
  createdAt: '2024-01-02 08:00:00',
  ...admin,
}))

type Person = readonly [first: string, last: string, practice: string, plan: string, joined: string]

const people: readonly Person[] = [
  ['Cleo', 'Marsh', 'Marsh Skin', 'Premium', '2024-03-04 08:00:00'],
  ['Dan', 'Brook', 'Brook Clinic', 'Free', '2024-04-05 08:00:00'],
  ...['Ebbe', 'Fay', 'Gro', 'Hal', 'Ines', 'Jon', 'Kai', 'Lea', 'Mats', 'Nora'].map((name, index): Person => [
    name,
    'Vik',
    `${name} Dermatology`,
    index % 2 ? 'Basic' : 'Standard',
    `2023-0${(index % 9) + 1}-10 08:00:00`,
  ]),
]

const doctors = people.map(([first_name, last_name, practice_name, subscriptionPlan, createdAt], index) => ({
  id: index + 1,
  first_name,
  last_name,
  email: `${first_name.toLowerCase()}@doctors.test`,
  phone: '2025550143',
  countryCode: '+1',
  practice_name,
  address: 'Main Street 5',
  description: 'Skin',
  profile_picture: null as string | null,
  role: 'Doctor',
  isActive: index !== 1,
  subscriptionPlan,
  createdAt,
}))

const patients = [
  { id: 1, doctor_id: 1, first_name: 'Eve', last_name: 'Lind', dob: '1990-05-06', createdAt: '2024-05-06 08:00:00' },
  { id: 2, doctor_id: 1, first_name: 'Finn', last_name: 'Moe', dob: null, createdAt: '2024-07-08 08:00:00' },
].map((patient) => ({
  email: `${patient.first_name.toLowerCase()}@patients.test`,
  country: 'Sweden',
  description: null as string | null,
  profile_picture: null as string | null,
  visits: patient.id === 1 ? [{ id: 1, visit: '1', visit_type: 'First', createdAt: '2024-06-07 08:00:00', images: null }] : null,
  ...patient,
}))

const cents: Readonly<Record<string, number>> = { Premium: 4990, Standard: 2990, Basic: 1990, Free: 0 }

const subscriptions = doctors.map(({ id, first_name, last_name, subscriptionPlan, createdAt, isActive }) => ({
  id,
  user_id: id,
  name: `${first_name} ${last_name}`,
  profile_picture: null as string | null,
  status: isActive ? 'Active' : 'Cancelled',
  plan: subscriptionPlan,
  amount_cents: cents[subscriptionPlan] ?? 0,
  currency: 'USD',
  stripe_payment_intent_id: isActive ? `pi_${id}` : null,
  createdAt,
  end_date: createdAt.replace('202', '203'),
}))

/** Returns a fresh copy. */
export const sampleRecords = () => structuredClone({ admins, doctors, patients, subscriptions })

export type Records = ReturnType<typeof sampleRecords>
export type Admin = Records['admins'][number]
