import { adminProfileFields, saveAdminProfile, saveAdminProfileSchema, type AdminProfileField } from '../../../src/core/contract/admins.ts'
import { looseEmail, requiredText, type Rule } from '../../../src/core/contract/rules.ts'
import { toProfile } from './to-admin-profile.ts'
import { findAdmin, lockAdmin, updateAdmin, type Admin } from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from './audit-repository.ts'
import { HttpError } from '../http/errors.ts'
import { contentOf, keptText, readForm, trimmed } from '../http/forms.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { asPicture, replacePicture } from '../pictures/picture-upload.ts'
import { personKeys } from '../lists/text-keys.ts'
import { uploadTimeLimit } from '../http/time-limits.ts'
import { checkFields, faultsOf } from '../http/validation.ts'
import { checkVersion, versionOf } from '../http/versions.ts'

const rules: Partial<Record<AdminProfileField, Rule>> = {
  first_name: requiredText,
  last_name: requiredText,
  email: looseEmail,
}

type Texts = Partial<Record<AdminProfileField, string>>

const changedBy = (texts: Texts, admin: Admin) => ({
  firstName: texts.first_name ?? admin.firstName,
  lastName: texts.last_name ?? admin.lastName,
  email: texts.email ?? admin.email,
  city: keptText(texts.city, admin.city),
  state: keptText(texts.state, admin.state),
  country: keptText(texts.country, admin.country),
  address: keptText(texts.address, admin.address),
  description: keptText(texts.description, admin.description),
})

export const adminProfileRoutes = (api: Api, services: Services) => {
  const { database, pictures, decoders, clock } = services

  api.route({
    ...defineRoute(saveAdminProfile, saveAdminProfileSchema, { answerWithin: uploadTimeLimit }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      const form = await readForm(request, [...adminProfileFields, 'version'])
      const { version, ...typed } = form.texts
      const texts = trimmed(typed)
      const seen = versionOf(version)
      checkFields(faultsOf(texts, rules))
      const bytes = form.picture && (await asPicture(form.picture, decoders))

      const save = (picture: string | undefined) =>
        runOnce(database, services.repeatable(request, contentOf(form), seen), async (transaction) => {
          const admin = await lockAdmin(transaction, adminId)
          if (!admin) throw new HttpError('unauthorized')
          const values = { ...changedBy(texts, admin), ...(picture && { picture }) }
          checkVersion(admin, seen, values)
          await updateAdmin(transaction, adminId, { ...values, ...personKeys(values) })
          if (values.email !== admin.email) {
            await addAudit(transaction, { at: clock(), adminId, action: 'admin-email', subject: 'admin', subjectId: adminId })
          }
          return { former: admin.picture, picture }
        })
      await replacePicture({ pictures, bytes, save, warn: (error) => request.log.warn(error, 'a picture was left behind') })
      const saved = await findAdmin(database, adminId)
      if (!saved) throw new HttpError('unauthorized')
      return { success: true, data: toProfile(saved, pictureAddress(services, request)) }
    },
  })
}
