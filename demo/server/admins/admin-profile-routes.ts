import { adminProfileFields, saveAdminProfile, saveAdminProfileSchema, type AdminProfileField } from '../../../src/core/contract/admins.ts'
import { looseEmail, requiredText, standardEmail, type Rule } from '../../../src/core/contract/rules.ts'
import { isSameEmail } from '../../../src/core/contract/typed-text.ts'
import { addEmailCode } from './email-code.ts'
import { toProfile } from './to-admin-profile.ts'
import { adminFields, findAdmin, lockAdmin, updateAdmin, type Admin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { checkVerified } from '../auth/authentication.ts'
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
  // Older versions saved such ones. A new email must be a standard one.
  email: looseEmail,
}

/** Returns the email of a form if it is another one. A code must confirm it. */
const newEmail = (typed: string | undefined, { email }: Admin) => (typed === undefined || isSameEmail(typed, email) ? undefined : typed)

const changesOf = (texts: Partial<Record<AdminProfileField, string>>) => (admin: Admin) => ({
  firstName: texts.first_name ?? admin.firstName,
  lastName: texts.last_name ?? admin.lastName,
  city: keptText(texts.city, admin.city),
  state: keptText(texts.state, admin.state),
  country: keptText(texts.country, admin.country),
  address: keptText(texts.address, admin.address),
  description: keptText(texts.description, admin.description),
})

export const adminProfileRoutes = (api: Api, services: Services) => {
  const { database, outbox, clock } = services

  api.route({
    ...defineRoute(saveAdminProfile, saveAdminProfileSchema, { answerWithin: uploadTimeLimit }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      let typedEmail: string | undefined
      await saveProfile(request, services, {
        of: 'admin',
        id: adminId,
        fields: adminProfileFields,
        readChanges: async (typed) => {
          const texts = cleanTexts(typed)
          checkFields(faultsOf(texts, rules))
          typedEmail = texts.email
          return changesOf(texts)
        },
        lock: lockAdmin,
        missing: 'unauthorized',
        update: async (transaction, admin, values) => {
          await updateAdmin(transaction, adminId, { ...values, ...personKeys({ ...values, email: admin.email }) })
          const changes = changedFields(admin, values, adminFields)
          if (changes.after) {
            await addAudit(transaction, { at: clock(), adminId, action: 'admin-profile', subject: 'admin', subjectId: adminId, ...changes })
          }
          const email = newEmail(typedEmail, admin)
          if (email === undefined) return
          checkFields({ email: standardEmail(email) })
          checkVerified(request, clock())
          await addEmailCode(transaction, admin, email, services)
        },
      })
      const saved = await findAdmin(database, adminId)
      if (!saved) throw new HttpError('unauthorized')
      const confirmed = newEmail(typedEmail, saved)
      if (confirmed !== undefined) await outbox.send()
      const data = toProfile(saved, pictureAddress(services, request))
      return { success: true, data, ...(confirmed !== undefined && { confirm_email: confirmed }) }
    },
  })
}
