import { count } from '@nanostores/i18n'
import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $accountListMessages = i18n('accountList', {
  invalidKey: 'Invalid keyProp',
  badDoctor: 'The attribute doctor-id is not an id.',
  doctors: 'Practices',
  patients: 'Patients',
  admins: 'Admins',
  profile: 'Profile',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  practice: 'Practice',
  patientCount: 'Patients',
  status: 'Status',
  plan: 'Current Plan',
  dateOfBirth: 'DOB',
  joiningDate: 'Joining Date',
  joined: 'Joined',
  actions: 'Actions',
  edit: 'Edit',
  view: 'View',
  editOf: params('Edit {name}'),
  viewOf: params('View {name}'),
  patientsOf: params<{ name: string }>(count({ one: '{count} patient of {name}', other: '{count} patients of {name}' })),
  noDoctors: 'No practices here.',
  noPatients: 'No patients here.',
  noAdmins: 'No admins here.',
  countOfDoctors: params<{ shown: string }>(count({ one: '{shown} practice', other: '{shown} practices' })),
  countOfPatients: params<{ shown: string }>(count({ one: '{shown} patient', other: '{shown} patients' })),
  countOfAdmins: params<{ shown: string }>(count({ one: '{shown} admin', other: '{shown} admins' })),
})
