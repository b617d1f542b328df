import {
  changeDoctorCredentials,
  changeDoctorCredentialsSchema,
  changeDoctorPlan,
  changeDoctorPlanSchema,
} from '../../../src/core/contract/doctors.ts'
import { plainPhone } from '../../../src/core/contract/plain-phone.ts'
import { allOf, passwordLength, phoneNumber, required, requiredText, standardEmail } from '../../../src/core/contract/rules.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { changedFields } from '../audit/changed-fields.ts'
import { doctorFields, lockDoctor, updateDoctor } from './doctors-repository.ts'
import { uncommon } from '../auth/common-passwords.ts'
import { HttpError } from '../http/errors.ts'
import { doctorKeys } from '../lists/text-keys.ts'
import { cleanTexts } from '../http/forms.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { minorOf } from '../database/money.ts'
import { hashPassword } from '../auth/passwords.ts'
import { currencies, defaultCurrency, pricesOf } from '../subscriptions/prices.ts'
import { addSubscription, endActiveSubscriptions, findCurrency } from '../subscriptions/subscriptions-repository.ts'
import { checkFields } from '../http/validation.ts'
import { checkVersion } from '../http/versions.ts'

/** Removes the stored country code if the phone begins with a different one. */
const codeBeside = (phone: string, countryCode: string | null) => {
  const plain = plainPhone(phone)
  return countryCode !== null && plain.startsWith('+') && !plain.startsWith(countryCode) ? null : countryCode
}

const year = 365 * 24 * 3_600_000

export const doctorChangeRoutes = (api: Api, { database, repeatable, clock, expireSubscriptions }: Services) => {
  api.route({
    ...defineRoute(changeDoctorCredentials, changeDoctorCredentialsSchema),
    handler: async (request) => {
      const { user_id, password, version } = request.body
      const { email, phone } = cleanTexts({ email: request.body.email, phone: request.body.phone })
      checkFields({
        email: allOf(requiredText, standardEmail)(email),
        phone: allOf(requiredText, phoneNumber)(phone),
        password: allOf(required, passwordLength, uncommon)(password),
      })
      const passwordHash = await hashPassword(password)
      const actor = request.getActor()
      return runOnce(
        database,
        { record: `doctor ${user_id}`, repeatable: repeatable(request, request.body, version) },
        async (transaction) => {
          const doctor = await lockDoctor(transaction, user_id)
          if (!doctor) throw new HttpError('not-found')
          const values = { email, phone, countryCode: codeBeside(phone, doctor.countryCode), passwordHash }
          checkVersion(doctor, version, values)
          await updateDoctor(transaction, user_id, { ...values, ...doctorKeys({ ...doctor, ...values }) })
          await addAudit(transaction, {
            at: clock(),
            ...actor,
            action: 'doctor-credentials',
            subject: 'doctor',
            subjectId: user_id,
            doctorId: user_id,
            ...changedFields(doctor, values, doctorFields),
          })
          return { success: true }
        },
      )
    },
  })

  api.route({
    ...defineRoute(changeDoctorPlan, changeDoctorPlanSchema),
    handler: async (request) => {
      const { user_id, subscriptionPlan: plan, version } = request.body
      const actor = request.getActor()
      const now = clock()
      await expireSubscriptions()
      return runOnce(database, { record: `doctor ${user_id}`, repeatable: repeatable(request, request.body) }, async (transaction) => {
        const doctor = await lockDoctor(transaction, user_id)
        if (!doctor) throw new HttpError('not-found')
        checkVersion(doctor, version, { plan })
        if (doctor.plan === plan) return { success: true }
        const known = await findCurrency(transaction, user_id)
        const currency = known && currencies.includes(known) ? known : defaultCurrency
        await endActiveSubscriptions(transaction, user_id, now)
        await addSubscription(transaction, {
          doctorId: user_id,
          plan,
          currency,
          status: 'active',
          startedAt: now,
          amountMinor: minorOf(pricesOf(currency)[plan], currency),
          endsAt: plan === 'free' ? null : new Date(now.getTime() + year),
        })
        await updateDoctor(transaction, user_id, { plan })
        await addAudit(transaction, {
          at: now,
          ...actor,
          action: `doctor-plan-${plan}`,
          subject: 'doctor',
          subjectId: user_id,
          doctorId: user_id,
          ...changedFields(doctor, { plan }, doctorFields),
        })
        return { success: true }
      })
    },
  })
}
