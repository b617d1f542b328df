import {
  doctorProfileFields,
  saveDoctorProfile,
  saveDoctorProfileSchema,
  type DoctorProfileField,
} from '../../../src/core/contract/doctors.ts'
import { allOf, newPassword, required, requiredText, standardEmail, type Rule } from '../../../src/core/contract/rules.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../admins/audit-repository.ts'
import { lockDoctor, updateDoctor, type Doctor } from './doctors-repository.ts'
import { HttpError } from '../http/errors.ts'
import { contentOf, keptText, readForm, trimmed } from '../http/forms.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { hashPassword } from '../auth/passwords.ts'
import { asPicture, replacePicture } from '../pictures/picture-upload.ts'
import { doctorKeys } from '../lists/text-keys.ts'
import { uploadTimeLimit } from '../http/time-limits.ts'
import { checkFields, faultsOf } from '../http/validation.ts'
import { checkVersion, versionOf } from '../http/versions.ts'

const rules: Partial<Record<DoctorProfileField, Rule>> = {
  first_name: requiredText,
  last_name: requiredText,
  email: allOf(required, standardEmail),
  isActive: (value) => (['0', '1'].includes(value) ? undefined : 'invalid'),
  password: newPassword,
}

type Texts = Partial<Record<DoctorProfileField, string>>

const changedBy = (texts: Texts, doctor: Doctor) => ({
  firstName: texts.first_name ?? doctor.firstName,
  lastName: texts.last_name ?? doctor.lastName,
  email: texts.email ?? doctor.email,
  practiceName: texts.practice_name ?? doctor.practiceName,
  address: keptText(texts.address, doctor.address),
  phone: keptText(texts.phone, doctor.phone),
  countryCode: keptText(texts.countryCode, doctor.countryCode),
  description: keptText(texts.description, doctor.description),
  isActive: texts.isActive === undefined ? doctor.isActive : texts.isActive === '1',
})

export const doctorProfileRoutes = (api: Api, { database, pictures, decoders, repeatable, clock }: Services) => {
  api.route({
    ...defineRoute(saveDoctorProfile, saveDoctorProfileSchema, { answerWithin: uploadTimeLimit }),
    handler: async (request) => {
      const { doctor_id } = request.query
      const adminId = request.getAdmin().id
      const form = await readForm(request, [...doctorProfileFields, 'version'])
      const { version, ...typed } = form.texts
      const { password = '', confirm_password } = typed
      const texts: Texts = { ...trimmed(typed), password }
      const seen = versionOf(version)
      const confirmed = password === '' || password === confirm_password
      checkFields({ ...faultsOf(texts, rules), confirm_password: confirmed ? undefined : 'mismatch' })
      const bytes = form.picture && (await asPicture(form.picture, decoders))
      const passwordHash = password === '' ? undefined : await hashPassword(password)

      const save = (picture: string | undefined) =>
        runOnce(database, repeatable(request, [doctor_id, contentOf(form)], seen), async (transaction) => {
          const doctor = await lockDoctor(transaction, doctor_id)
          if (!doctor) throw new HttpError('not-found')
          const values = { ...changedBy(texts, doctor), ...(picture && { picture }), ...(passwordHash && { passwordHash }) }
          checkVersion(doctor, seen, values)
          await updateDoctor(transaction, doctor_id, { ...values, ...doctorKeys(values) })
          if (values.email !== doctor.email || passwordHash) {
            await addAudit(transaction, { at: clock(), adminId, action: 'doctor-credentials', subject: 'doctor', subjectId: doctor_id })
          }
          return { former: doctor.picture, picture }
        })
      await replacePicture({ pictures, bytes, save, warn: (error) => request.log.warn(error, 'a picture was left behind') })
      return { success: true, message: 'Details updated successfully!..' }
    },
  })
}
