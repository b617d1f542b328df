import { overviewPeriods, overviewRows, readOverview, readOverviewSchema } from '../../../src/core/contract/overview.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { pageOfDoctors } from '../doctors/doctors-repository.ts'
import { memoizeFor } from './memoize-for.ts'
import { activeFigure, joinedByMonth, peopleFigure, revenueByCurrency, subscriptionCounts } from './overview-figures.ts'
import * as repository from './overview-repository.ts'
import { pictureAddress } from '../pictures/picture-address.ts'
import { listEnding } from '../subscriptions/subscriptions-repository.ts'
import type { DoctorScope } from '../portals/scope.ts'
import { toListItem } from '../doctors/doctors-routes.ts'
import { toSubscription } from '../subscriptions/subscriptions-routes.ts'

/**
 * Extension of the specification. Current figures are maintained counts; earlier ones read only the last 30 days
 * and the months shown. The result for all doctors is cached briefly, until a change in this process.
 */
export const overviewRoutes = (api: Api, services: Services) => {
  const { database, clock, expireSubscriptions } = services

  // One snapshot, so that the figures match each other.
  const readFigures = async (scope: DoctorScope) => {
    await expireSubscriptions()
    return database.transaction(
      async (snapshot) => {
        const periods = overviewPeriods(clock())
        const counts = await repository.readCounts(snapshot, scope)
        const begun = await repository.addUpBegun(snapshot, scope, periods)
        const added = await repository.countNew(snapshot, scope, periods)
        const expired = await repository.addUpExpired(snapshot, scope, periods)
        return {
          figures: {
            practices: peopleFigure(counts, 'doctors', added.doctors),
            patients: peopleFigure(counts, 'patients', added.patients),
            activeSubscriptions: activeFigure(counts, begun, expired),
            revenue: revenueByCurrency(counts, begun, expired),
            joined: joinedByMonth(periods.months, await repository.countJoined(snapshot, scope, periods)),
            subscriptions: subscriptionCounts(counts),
          },
          expiring: {
            total: await repository.countExpiring(snapshot, scope, periods),
            rows: await listEnding(snapshot, scope, periods.today, periods.soon, overviewRows),
          },
          newest: await pageOfDoctors(snapshot, scope, {}, { number: 1, size: overviewRows }),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  }
  const figuresOfAll = memoizeFor(() => readFigures('all'))

  // Invalidates before the response is sent: a client that then reads the figures must see its change.
  api.addHook('onSend', async ({ method }) => {
    if (method === 'POST' || method === 'PATCH') figuresOfAll.forget()
  })

  api.route({
    ...defineRoute(readOverview, readOverviewSchema),
    handler: async (request) => {
      const scope = request.getDoctorScope()
      const { figures: counted, expiring, newest } = await (scope === 'all' ? figuresOfAll.read() : readFigures(scope))
      const addressOf = pictureAddress(services, request)
      return {
        success: true,
        data: {
          ...counted,
          expiring: { total: expiring.total, first: expiring.rows.map((row) => toSubscription(row, addressOf)) },
          newest: newest.rows.map((row) => toListItem(row, addressOf)),
        },
      }
    },
  })
}
