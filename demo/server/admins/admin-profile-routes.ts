import { adminProfileFields, saveAdminProfile, saveAdminProfileSchema, type AdminProfileField } from '../../../src/core/contract/admins.ts'
import { looseEmail, requiredText, type Rule } from '../../../src/core/contract/rules.ts'
import { toProfile } from './to-admin-profile.ts'
import { adminFields, findAdmin, lockAdmin, updateAdmin, type Admin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { HttpError } from '../http/errors.ts'
import { cleanTexts, keptText } from '../http/forms.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { personKeys } from '../lists/text-keys.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { uploadTimeLimit } from '../http/time-limits.ts'
import { checkFields, faultsOf } from '../http/validation.ts'

const rules: Partial<Record<AdminProfileField, Rule>> = {
  first_name: requiredText,
  last_name: requiredText,
  email: looseEmail,
}

const readChanges = async (typed: Partial<Record<AdminProfileField, string>>) => {
  const texts = cleanTexts(typed)
  checkFields(faultsOf(texts, rules))
  return (admin: Admin) => ({
    firstName: texts.first_name ?? admin.firstName,
    lastName: texts.last_name ?? admin.lastName,
    email: texts.email ?? admin.email,
    city: keptText(texts.city, admin.city),
    state: keptText(texts.state, admin.state),
    country: keptText(texts.country, admin.country),
    address: keptText(texts.address, admin.address),
    description: keptText(texts.description, admin.description),
  })
}

export const adminProfileRoutes = (api: Api, services: Services) => {
  const { database, clock } = services

  api.route({
    ...defineRoute(saveAdminProfile, saveAdminProfileSchema, { answerWithin: uploadTimeLimit }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      await saveProfile(request, services, {
        of: 'admin',
        id: adminId,
        fields: adminProfileFields,
        readChanges,
        lock: lockAdmin,
        missing: 'unauthorized',
        update: async (transaction, admin, values) => {
          await updateAdmin(transaction, adminId, { ...values, ...personKeys(values) })
          const changes = changedFields(admin, values, adminFields)
          if (!changes.after) return
          const action = 'email' in changes.after ? 'admin-email' : 'admin-profile'
          await addAudit(transaction, { at: clock(), adminId, action, subject: 'admin', subjectId: adminId, ...changes })
        },
      })
      const saved = await findAdmin(database, adminId)
      if (!saved) throw new HttpError('unauthorized')
      return { success: true, data: toProfile(saved, pictureAddress(services, request)) }
    },
  })
}
