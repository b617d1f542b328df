import '../../../src/elements/patient-detail/patient-detail.element.ts'
import { refusesBadIds } from '../../support/elements/bad-ids.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { patient } from '../../support/elements/patient-detail/samples.ts'

describe('the attribute of patient-detail', () => {
  signedIn()
  refusesBadIds({ html: patient, message: 'This is not the id of a patient.', wayBack: { name: 'Back to Patients', href: '/patients' } })
})
