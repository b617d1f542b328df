import type { Static } from 'typebox'
import { requiredText } from '../../../src/core/contract/rules.ts'
import {
  changeSubscriptionStatus,
  changeSubscriptionStatusSchema,
  listSubscriptions,
  listSubscriptionsSchema,
  type Subscription,
} from '../../../src/core/contract/subscriptions.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from '../admins/audit-repository.ts'
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
  profile_picture: addressOf(row.picture),
  status: row.status,
  plan: row.plan,
  amount: row.amount,
  currency: row.currency,
  stripe_payment_intent_id: row.paymentIntent,
  createdAt: row.startedAt.toISOString(),
  end_date: row.endsAt?.toISOString() ?? null,
  version: row.version,
})

export const subscriptionRoutes = (api: Api, services: Services) => {
  const { database, clock } = services

  api.route({
    ...defineRoute(listSubscriptions, listSubscriptionsSchema),
    handler: async (request, reply) => {
      const { query } = request
      const addressOf = pictureAddress(services, request)
      return answerList(reply, query, {
        whole: () => repository.allSubscriptions(database, query),
        page: (page) => repository.pageOfSubscriptions(database, query, page),
        asItem: (row) => toSubscription(row, addressOf),
      })
    },
  })

  api.route({
    ...defineRoute(changeSubscriptionStatus, changeSubscriptionStatusSchema),
    handler: async (request) => {
      const { subscription_id, user_id, status, reason, version } = request.body
      if (status === 'canceled') checkFields({ reason: requiredText(reason) })
      const adminId = request.getAdmin().id
      return runOnce(database, services.repeatable(request, request.body), async (transaction) => {
        const isChanged = await repository.changeStatus(transaction, { id: subscription_id, doctorId: user_id, status, seen: version })
        if (!isChanged)
          throw new HttpError((await repository.hasSubscription(transaction, subscription_id, user_id)) ? 'status-changed' : 'not-found')
        await addAudit(transaction, {
          at: clock(),
          adminId,
          action: `subscription-${status}`,
          subject: 'subscription',
          subjectId: subscription_id,
          reason: reason.trim(),
        })
        return { success: true }
      })
    },
  })
}
