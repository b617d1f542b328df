import { changePassword, confirmOtp, createAdmin, changeEmail, saveAdminProfile } from '../../../src/core/admins.ts'
import type { Subscription } from '../../../src/core/contract/subscriptions.ts'
import { changeDoctorCredentials, changeDoctorPlan, saveDoctorProfile } from '../../../src/core/doctors.ts'
import { changeSubscriptionStatus } from '../../../src/core/subscriptions.ts'

const subscription: Subscription = {
  id: 1,
  user_id: 1,
  name: 'Ann',
  profile_picture: null,
  status: 'active',
  plan: 'basic',
  amount: 1,
  currency: 'usd',
  stripe_payment_intent_id: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  end_date: null,
}

const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const admin = { first_name: 'Ann', last_name: 'Bell', email: 'ann.bell@practice.test', password: 'secret-enough' }

interface ChangingCall {
  method: 'POST' | 'PATCH'
  path: string
  send: () => Promise<unknown>
}

export const changingCalls: readonly ChangingCall[] = [
  { method: 'POST', path: '/admin/profile', send: () => saveAdminProfile(formOf({ first_name: 'Ann' })) },
  { method: 'POST', path: '/admin/create', send: () => createAdmin(admin) },
  { method: 'PATCH', path: '/admin/update/password', send: () => changePassword('one-password', 'another-password') },
  { method: 'PATCH', path: '/admin/update/email', send: () => changeEmail('ann@practice.test') },
  { method: 'POST', path: '/admin/confirm/otp', send: () => confirmOtp('123456') },
  { method: 'POST', path: '/admin/doctor/profile', send: () => saveDoctorProfile(1, formOf({ first_name: 'Ann' })) },
  {
    method: 'POST',
    path: '/admin/subscription/status/change',
    send: () => changeSubscriptionStatus({ ...subscription }, 'canceled', 'Moved'),
  },
  {
    method: 'PATCH',
    path: '/admin/update/email/password',
    send: () => changeDoctorCredentials(1, { email: 'ann@practice.test', phone: '1', password: 'secret-enough' }),
  },
  { method: 'POST', path: '/admin/doctor/subscription', send: () => changeDoctorPlan(1, 'basic') },
]
