import {
  createAdmin,
  createAdminSchema,
  listAdmins,
  listAdminsSchema,
  readAdminProfile,
  readAdminProfileSchema,
} from '../../../src/core/contract/admins.ts'
import { allOf, passwordLength, requiredText, standardEmail } from '../../../src/core/contract/rules.ts'
import { toPortalProfile, toProfile } from './to-admin-profile.ts'
import * as repository from './admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { embedSessionOf, requireRole, requireVerification } from '../auth/authentication.ts'
import { uncommon } from '../auth/common-passwords.ts'
import { HttpError } from '../http/errors.ts'
import { cleanTexts } from '../http/forms.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { answerList } from '../lists/list-query.ts'
import { hashPassword } from '../auth/passwords.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { personKeys } from '../lists/text-keys.ts'
import { checkFields } from '../http/validation.ts'

export const adminRoutes = (api: Api, services: Services) => {
  const { database, clock } = services

  api.route({
    ...defineRoute(readAdminProfile, readAdminProfileSchema),
    handler: async (request) => {
      const session = embedSessionOf(request)
      if (session) return { success: true, data: toPortalProfile(session) }
      const admin = await repository.findAdmin(database, request.getAdmin().id)
      if (!admin) throw new HttpError('unauthorized')
      return { success: true, data: toProfile(admin, pictureAddress(services, request)) }
    },
  })

  api.route({
    ...defineRoute(listAdmins, listAdminsSchema),
    onRequest: requireRole('superadmin'),
    handler: async (request, reply) => {
      const { query } = request
      const addressOf = pictureAddress(services, request)
      return answerList(reply, query, {
        whole: () => repository.allAdmins(database, query),
        page: (page) => repository.pageOfAdmins(database, query, page),
        asItem: (row) => ({
          id: row.id,
          first_name: row.firstName,
          last_name: row.lastName,
          email: row.email,
          profile_picture: addressOf(row.picture),
          createdAt: row.createdAt.toISOString(),
          role: row.role,
          status: row.disabledAt ? ('disabled' as const) : ('active' as const),
          second_factor: row.hasSecondFactor,
        }),
      })
    },
  })

  api.route({
    ...defineRoute(createAdmin, createAdminSchema),
    onRequest: [requireRole('superadmin'), requireVerification(clock)],
    handler: async (request) => {
      const { password, first_name, last_name, email, city, country, address, description } = request.body
      const texts = cleanTexts({ first_name, last_name, email, city, country, address, description })
      checkFields({
        first_name: requiredText(texts.first_name),
        last_name: requiredText(texts.last_name),
        email: standardEmail(texts.email),
        password: allOf(passwordLength, uncommon)(password),
      })
      const person = { firstName: texts.first_name, lastName: texts.last_name, email: texts.email }
      const values = {
        ...person,
        ...personKeys(person),
        city: texts.city || null,
        country: texts.country || null,
        address: texts.address || null,
        description: texts.description || null,
        passwordHash: await hashPassword(password),
        role: 'admin' as const,
        createdAt: clock(),
      }
      const adminId = request.getAdmin().id
      return runOnce(
        database,
        { record: `admin ${values.email}`, repeatable: services.repeatable(request, request.body) },
        async (transaction) => {
          const subjectId = await repository.addAdmin(transaction, values)
          await addAudit(transaction, { at: clock(), adminId, action: 'admin-created', subject: 'admin', subjectId })
          return { success: true, message: 'The admin was created.' }
        },
      )
    },
  })
}
