import type { Id } from '../../core/contract/as-read.ts'
import { allOf, passwordLength, phoneNumber, required, requiredText, standardEmail } from '../../core/contract/rules.ts'
import { changeDoctorCredentials } from '../../core/doctors.ts'
import { createForm } from '../../core/forms/form.ts'

/** Creates the form with the doctor's current email and phone. Invalid ones show their error at once. */
export function createCredentialsForm(id: Id, start: { email: string; phone: string }) {
  const form = createForm({
    rules: {
      email: allOf(requiredText, standardEmail),
      phone: allOf(requiredText, phoneNumber),
      password: allOf(required, passwordLength),
    },
    send: ({ email, phone, password }, data) => {
      const version = Number(data.get('version'))
      return changeDoctorCredentials(id, { email, phone, password, ...(version > 0 && { version }) })
    },
  })
  form.check('email', start.email)
  form.check('phone', start.phone)
  return form
}
