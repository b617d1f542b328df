import type { Static } from 'typebox'
import { isOver, renewedEnd } from '../../../src/core/contract/period.ts'
import { requiredText } from '../../../src/core/contract/rules.ts'
import {
  changeSubscriptionStatus,
  changeSubscriptionStatusSchema,
  listSubscriptions,
  listSubscriptionsSchema,
  type Subscription,
} from '../../../src/core/contract/subscriptions.ts'
import { cleanText } from '../../../src/core/contract/typed-text.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../audit/audit-repository.ts'
import { majorOf } from '../database/money.ts'
import { lockDoctor } from '../doctors/doctors-repository.ts'
import { HttpError } from '../http/errors.ts'
import { runOnce } from '../idempotency/idempotency-repository.ts'
import { answerList } from '../lists/list-query.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import * as repository from './subscriptions-repository.ts'
import { checkFields } from '../http/validation.ts'

export const toSubscription = (
  row: repository.SubscriptionRow,
  addressOf: ReturnType<typeof pictureAddress>,
): Static<typeof Subscription> => ({
  id: row.id,
  user_id: row.doctorId,
  name: `${row.firstName} ${row.lastName}`,
  practice_name: row.practiceName,
  profile_picture: addressOf(row.picture),
  status: row.status,
  plan: row.plan,
  amount: majorOf(row.amountMinor, row.currency),
  currency: row.currency,
  stripe_payment_intent_id: row.paymentIntent,
  createdAt: row.startedAt.toISOString(),
  end_date: row.endsAt?.toISOString() ?? null,
  version: row.version,
})

type Period = Pick<NonNullable<Awaited<ReturnType<typeof repository.lockSubscription>>>, 'startedAt' | 'endsAt' | 'paymentIntent'>

/** Returns a new period that starts now, if the current one is over. The payment of the old period does not pay the new one. */
const renewedPeriod = ({ startedAt, endsAt }: Period, now: Date): Period | undefined => {
  const period = { createdAt: startedAt.toISOString(), end_date: endsAt?.toISOString() ?? null }
  return isOver(period.end_date, now) ? { startedAt: now, endsAt: renewedEnd(period, now), paymentIntent: null } : undefined
}

const periodFields = ({ startedAt, endsAt, paymentIntent }: Period) => ({
  createdAt: startedAt.toISOString(),
  end_date: endsAt?.toISOString() ?? null,
  stripe_payment_intent_id: paymentIntent,
})

export const subscriptionRoutes = (api: Api, services: Services) => {
  const { database, clock, expireSubscriptions } = services

  api.route({
    ...defineRoute(listSubscriptions, listSubscriptionsSchema),
    handler: async (request, reply) => {
      const { query } = request
      const scope = request.getDoctorScope()
      const addressOf = pictureAddress(services, request)
      await expireSubscriptions()
      return answerList(reply, query, {
        whole: () => repository.allSubscriptions(database, scope, query),
        page: (page) => repository.pageOfSubscriptions(database, scope, query, page),
        asItem: (row) => toSubscription(row, addressOf),
      })
    },
  })

  api.route({
    ...defineRoute(changeSubscriptionStatus, changeSubscriptionStatusSchema),
    handler: async (request) => {
      const { subscription_id, user_id, status, reason, version } = request.body
      if (status === 'canceled') checkFields({ reason: requiredText(reason) })
      const actor = request.getActor()
      await expireSubscriptions()
      return runOnce(
        database,
        { record: `doctor ${user_id}`, repeatable: services.repeatable(request, request.body) },
        async (transaction) => {
          // One change of a doctor's subscriptions at a time, plan changes included.
          await lockDoctor(transaction, user_id)
          const current = await repository.lockSubscription(transaction, subscription_id, user_id)
          if (!current) throw new HttpError('not-found')
          const isOutdated = version !== undefined && version !== current.version
          if (isOutdated || current.status !== (status === 'canceled' ? 'active' : 'canceled')) throw new HttpError('status-changed')
          if (status === 'active' && (await repository.hasActiveSubscription(transaction, user_id))) throw new HttpError('other-active')
          const now = clock()
          const entry = { at: now, ...actor, subject: 'subscription', subjectId: subscription_id, doctorId: user_id } as const
          const period = status === 'active' ? renewedPeriod(current, now) : undefined
          await repository.updateSubscription(transaction, subscription_id, { status, ...period })
          await addAudit(transaction, {
            ...entry,
            action: `subscription-${status}`,
            reason: cleanText('reason', reason),
            before: { status: current.status },
            after: { status },
          })
          if (period)
            await addAudit(transaction, {
              ...entry,
              action: 'subscription-renewed',
              before: periodFields(current),
              after: periodFields(period),
            })
          return { success: true }
        },
      )
    },
  })
}
