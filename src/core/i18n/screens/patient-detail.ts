import { i18n } from '../i18n.ts'
import { params } from '../params.ts'

export const $patientDetailMessages = i18n('patientDetail', {
  badPatient: 'This is not the id of a patient.',
  back: 'Back to Patients',
  role: 'PATIENT',
  email: 'Email',
  joiningDate: 'Joining Date',
  dateOfBirth: 'Date of Birth',
  doctor: 'Doctor',
  country: 'Country',
  /** Displayed if the patient has no country, §9. */
  defaultCountry: 'India',
  about: 'About',
  visits: 'Visits',
  noVisits: 'No visits data.',
  visit: params('Visit {number}'),
  picture: params('Visit {visit}, picture {number} of {total}'),
})
