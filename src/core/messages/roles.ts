import { capitalised } from '../format.ts'
import { i18n } from '../i18n.ts'

const english = {
  admin: 'Admin',
  superadmin: 'Superadmin',
  doctor: 'Doctor',
  patient: 'Patient',
}

export const $roleLabels = i18n('roles', english)

/** A role with its first letter capitalised, §1, in whatever case it came; one that has no label stands as it came. */
export const roleLabel = (labels: Record<string, string>, role: string): string => labels[role.toLowerCase()] ?? capitalised(role)
