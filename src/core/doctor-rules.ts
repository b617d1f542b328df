import type { DoctorListItem, DoctorSort, ListDoctorsQuery } from './contract/doctors.ts'
import { plans } from './contract/subscriptions.ts'
import { isJoinedWithin } from './lists/joined.ts'
import { rank } from './lists/rank.ts'
import type { PageQuery, SortValue, WholeListRules } from './lists/whole-list.ts'

export type DoctorQuery = PageQuery & Omit<ListDoctorsQuery, keyof PageQuery> & { sort?: DoctorSort }

const values: Record<DoctorSort, (doctor: DoctorListItem) => SortValue> = {
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: (doctor) => (doctor.phone ? doctor : null),
  practice_name: ({ practice_name }) => practice_name,
  totalPatient: ({ totalPatient }) => totalPatient,
  isActive: ({ isActive }) => Number(isActive === '1'),
  subscriptionPlan: ({ subscriptionPlan }) => rank(plans, subscriptionPlan),
  createdAt: ({ createdAt }) => createdAt || null,
}

/** Rules to search and sort doctors in the browser, as the server does. */
export const doctorRules: WholeListRules<DoctorListItem, DoctorQuery> = {
  keeps: ({ subscriptionPlan, isActive, createdAt }, query) =>
    (!query.plan || subscriptionPlan === query.plan) &&
    (!query.status || (isActive === '1') === (query.status === 'active')) &&
    isJoinedWithin(createdAt, query),
  texts: ({ name, practice_name, email }) => [name, practice_name, email],
  phone: (doctor) => doctor,
  value: (doctor, sort) => values[sort as DoctorSort](doctor),
  id: ({ id }) => id,
}
