import '../../../src/elements/doctor-profile/doctor-profile.element.ts'
import { refusesBadIds } from '../../support/elements/bad-ids.ts'
import { signedIn } from '../../support/elements/signed-in.ts'
import { doctor } from '../../support/elements/doctor-profile/dialog.ts'

describe('the attribute of doctor-profile', () => {
  signedIn()
  refusesBadIds({ html: doctor, message: 'This is not the id of a doctor.', wayBack: { name: 'Back to Practices', href: '/doctors' } })
})
