import { capitalized } from '../../format.ts'
import { i18n } from '../i18n.ts'

const english = {
  admin: 'Admin',
  superadmin: 'Superadmin',
  doctor: 'Doctor',
  patient: 'Patient',
}

export const $roleLabels = i18n('roles', english)

/** Returns the label of a role, ignoring case, §1. A role without a label is displayed with its first letter capitalized. */
export const roleLabel = (labels: Record<string, string>, role: string): string => labels[role.toLowerCase()] ?? capitalized(role)
