import {
  doctorProfileFields,
  saveDoctorProfile,
  saveDoctorProfileSchema,
  type DoctorProfileField,
} from '../../../src/core/contract/doctors.ts'
import { allOf, confirmed, newPassword, requiredText, standardEmail, type Rule } from '../../../src/core/contract/rules.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { doctorFields, lockDoctor, updateDoctor, type Doctor } from './doctors-repository.ts'
import { cleanTexts, keptText } from '../http/forms.ts'
import { hashPassword } from '../auth/passwords.ts'
import { doctorKeys } from '../lists/text-keys.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { uploadTimeLimit } from '../http/time-limits.ts'
import { uncommon } from '../auth/common-passwords.ts'
import { checkFields, faultsOf } from '../http/validation.ts'

const rules: Partial<Record<DoctorProfileField, Rule>> = {
  first_name: requiredText,
  last_name: requiredText,
  email: allOf(requiredText, standardEmail),
  isActive: (value) => (['0', '1'].includes(value) ? undefined : 'invalid'),
  password: allOf(newPassword, uncommon),
}

const readChanges = async ({ password = '', confirm_password = '', ...typed }: Partial<Record<DoctorProfileField, string>>) => {
  const texts = cleanTexts(typed)
  checkFields({
    ...faultsOf({ ...texts, password }, rules),
    confirm_password: password ? confirmed(confirm_password, password) : undefined,
  })
  const passwordHash = password === '' ? undefined : await hashPassword(password)
  return (doctor: Doctor) => ({
    firstName: texts.first_name ?? doctor.firstName,
    lastName: texts.last_name ?? doctor.lastName,
    email: texts.email ?? doctor.email,
    practiceName: texts.practice_name ?? doctor.practiceName,
    address: keptText(texts.address, doctor.address),
    phone: keptText(texts.phone, doctor.phone),
    countryCode: keptText(texts.countryCode, doctor.countryCode),
    description: keptText(texts.description, doctor.description),
    isActive: texts.isActive === undefined ? doctor.isActive : texts.isActive === '1',
    ...(passwordHash && { passwordHash }),
  })
}

export const doctorProfileRoutes = (api: Api, services: Services) => {
  api.route({
    ...defineRoute(saveDoctorProfile, saveDoctorProfileSchema, { answerWithin: uploadTimeLimit }),
    handler: async (request) => {
      const { doctor_id } = request.query
      const actor = request.getActor()
      await saveProfile(request, services, {
        of: 'doctor',
        id: doctor_id,
        fields: doctorProfileFields,
        readChanges,
        lock: lockDoctor,
        missing: 'not-found',
        update: async (transaction, doctor, values) => {
          await updateDoctor(transaction, doctor_id, { ...values, ...doctorKeys(values) })
          const action = values.email === doctor.email && !values.passwordHash ? 'doctor-profile' : 'doctor-credentials'
          await addAudit(transaction, {
            at: services.clock(),
            ...actor,
            action,
            subject: 'doctor',
            subjectId: doctor_id,
            doctorId: doctor_id,
            ...changedFields(doctor, values, doctorFields),
          })
        },
      })
      return { success: true, message: 'Details updated successfully!..' }
    },
  })
}
