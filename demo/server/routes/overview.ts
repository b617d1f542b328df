import { overviewPeriods, overviewRows, readOverview, readOverviewSchema } from '../../../src/core/contract/overview.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { pageOfDoctors } from '../doctors-repository.ts'
import { memoizeFor } from '../memoize-for.ts'
import { activeFigure, joinedByMonth, peopleFigure, revenueByCurrency, subscriptionCounts } from '../overview-figures.ts'
import * as repository from '../overview-repository.ts'
import { pictureAddress } from '../picture-address.ts'
import { doctors, patients } from '../schema.ts'
import { listEnding } from '../subscriptions-repository.ts'
import { toListItem } from './doctors.ts'
import { toSubscription } from './subscriptions.ts'

/**
 * Our extension beside the calls of the specification. What there is now is kept by the database; for what there was, only the last thirty days
 * are read, and the months that are shown. The figures are kept for a moment, or until something changes here.
 */
export const overviewRoutes = (api: Api, services: Services) => {
  const { database, clock } = services

  // All of one moment, so that no difference falls between two of them.
  const figures = memoizeFor(() =>
    database.transaction(
      async (snapshot) => {
        const periods = overviewPeriods(clock())
        const counts = await repository.readCounts(snapshot)
        const begun = await repository.addUpBegun(snapshot, periods)
        const expired = await repository.addUpExpired(snapshot, periods)
        return {
          figures: {
            practices: peopleFigure(counts, 'doctors', await repository.countNew(snapshot, doctors, periods)),
            patients: peopleFigure(counts, 'patients', await repository.countNew(snapshot, patients, periods)),
            activeSubscriptions: activeFigure(counts, begun, expired),
            revenue: revenueByCurrency(counts, begun, expired),
            joined: joinedByMonth(periods.months, await repository.countJoined(snapshot, periods)),
            subscriptions: subscriptionCounts(counts),
          },
          expiring: {
            total: await repository.countExpiring(snapshot, periods),
            rows: await listEnding(snapshot, periods.today, periods.soon, overviewRows),
          },
          newest: await pageOfDoctors(snapshot, {}, { number: 1, size: overviewRows }),
        }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  )

  // Before the answer leaves: whoever has it and reads the figures next must find the change in them.
  api.addHook('onSend', async ({ method }) => {
    if (method === 'POST' || method === 'PATCH') figures.forget()
  })

  api.route({
    ...defineRoute(readOverview, readOverviewSchema),
    handler: async (request) => {
      const { figures: counted, expiring, newest } = await figures.read()
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
