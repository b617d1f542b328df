import type { DoctorListItem } from '../../../../src/core/contract/doctors.ts'
import { fault } from '../../backend.ts'
import { until } from '../../until.ts'
import { parts, settled } from '../doctor-subscriptions/shown.ts'

export const doctorsPath = '/admin/doctors'
export const patientsPath = '/admin/patients'
export const adminsPath = '/admin/list'

export const doctors = '<account-list key-prop="doctors"></account-list>'
export const patients = '<account-list key-prop="patients"></account-list>'
export const admins = '<account-list key-prop="admins"></account-list>'

/** Returns the names, without the lines that may be folded below them. */
export const names = (element: HTMLElement): string[] => parts(element, 'row').map((row) => row.querySelector('bdi')?.textContent ?? '')

/** Waits until the list shows other names. */
export async function changed(element: HTMLElement, before: string[]): Promise<string[]> {
  await until(() => names(element).join() !== before.join(), 'The rows stay as they are')
  await settled(element)
  return names(element)
}

export const sampleDoctor = (differences: Partial<DoctorListItem> = {}): DoctorListItem => ({
  id: 42,
  name: 'Olivia Bennett',
  email: 'olivia@bennett.test',
  phone: '2025550143',
  countryCode: '+1',
  practice_name: 'Bennett Skin Care',
  profile_picture: null,
  totalPatient: 12,
  isActive: '1',
  subscriptionPlan: 'premium',
  createdAt: '2024-03-05T12:00:00.000Z',
  ...differences,
})

/** Simulates a backend without pagination: it returns these rows for every request. */
export const answerWhole = (path: string, data: unknown[]): Promise<void> =>
  fault({ kind: 'status', status: 200, path, body: { success: true, data } })
