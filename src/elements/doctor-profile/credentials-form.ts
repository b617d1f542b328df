import type { Id } from '../../core/contract/as-read.ts'
import { allOf, passwordLength, phoneNumber, required, requiredText, standardEmail } from '../../core/contract/rules.ts'
import { changeDoctorCredentials } from '../../core/doctors.ts'
import { createForm } from '../../core/form.ts'

/** The form that starts with what the doctor has now; what of it will not do is said from the start. */
export function createCredentialsForm(id: Id, start: { email: string; phone: string }) {
  const form = createForm({
    rules: {
      email: (value) => allOf(required, standardEmail)(value.trim()),
      phone: allOf(requiredText, phoneNumber),
      password: allOf(required, passwordLength),
    },
    send: ({ email, phone, password }, data) => {
      const version = Number(data.get('version'))
      return changeDoctorCredentials(id, { email: email.trim(), phone: phone.trim(), password, ...(version > 0 && { version }) })
    },
  })
  form.check('email', start.email)
  form.check('phone', start.phone)
  return form
}
