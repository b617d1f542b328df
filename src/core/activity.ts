import { ApiError, notFoundForInvalidId } from './api/api-error.ts'
import { request } from './api/http.ts'
import { $configuration } from './configuration.ts'
import {
  activityKinds,
  activitySorts,
  kindsOfPractice,
  listActivity,
  type ActivityEntry,
  type ActivitySort,
  type ListActivityQuery,
} from './contract/activity.ts'
import type { AsSent } from './contract/as-read.ts'
import { day, endOf, isWithinDays, startOf } from './lists/joined.ts'
import { listsOf } from './lists/list-factory.ts'
import { readList, type ListSource } from './lists/read-list.ts'
import type { PageQuery } from './lists/whole-list.ts'
import { $currentUser } from './session/session-state.ts'

export type ActivityQuery = PageQuery & Omit<AsSent<ListActivityQuery>, keyof PageQuery> & { sort?: ActivitySort }

const source: ListSource<ActivityEntry, ActivityQuery> = {
  domain: 'activity',
  // Only the browser knows when its days begin.
  send: (query) => request(listActivity, { query: { ...query, at_from: startOf(query.at_from), at_to: endOf(query.at_to) } }),
  rules: {
    keeps: ({ at, kind }, query) => (!query.kind || kind === query.kind) && isWithinDays(at, query.at_from, query.at_to),
    texts: ({ who, whom }) => [who.name, whom.name],
    value: ({ at }) => at || null,
    id: ({ id }) => id,
  },
}

const days = { at_from: day, at_to: day }

/** Kinds to choose from: a practice has fewer than the whole history. */
export const kindsOf = ({ doctor_id }: Partial<ActivityQuery>) => (doctor_id === undefined ? activityKinds : kindsOfPractice)

/** Creates the list of the history: of a practice with `doctor_id`, of an admin with `admin_id`. */
export const { create: createActivityList, preload: preloadActivityList } = listsOf<ActivityEntry, ActivityQuery>('activity', (query) => ({
  rules: source.rules,
  // A practice's history has no search.
  choices: { sorts: activitySorts, search: query.doctor_id === undefined, filters: { kind: kindsOf(query), ...days } },
  read: (asked) => notFoundForInvalidId(asked.doctor_id ?? asked.admin_id, readActivity(asked)),
}))

async function readActivity(query: ActivityQuery) {
  // A mounted list refetches when another user signs in, also in another tab. A 403 would end that session.
  if (query.doctor_id === undefined && !$configuration.get().getToken && $currentUser.get().role !== 'superadmin')
    throw new ApiError('forbidden', 'This role may not read the whole history')
  return readList(source, query)
}
