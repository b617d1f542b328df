import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import {
  activityKinds,
  kindsOfPractice,
  listActivity,
  listActivitySchema,
  type ActivityEntry,
  type ListActivityQuery,
} from '../../../src/core/contract/activity.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { signedInOf } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { answerList } from '../lists/list-query.ts'
import * as repository from './activity-repository.ts'
import { subjectOfKind } from './audit-repository.ts'

type Row = repository.ActivityRow

const whoOf = ({ adminId, adminName, portalUserName, portalName, address }: Row) => {
  if (adminId !== null) return { kind: 'admin', admin_id: adminId, name: adminName, portal: null }
  if (portalUserName !== null) return { kind: 'portal', admin_id: null, name: portalUserName, portal: portalName }
  // The command line has no address.
  return { kind: address === null ? 'command-line' : 'unknown', admin_id: null, name: null, portal: null }
}

const whomOf = ({ subject, subjectId, doctorId, doctorName, subjectAdminName, subjectKeyName }: Row) => {
  if (subjectAdminName !== null) return { kind: 'admin', subject_id: subjectId, name: subjectAdminName }
  if (doctorId !== null) return { kind: 'doctor', subject_id: doctorId, name: doctorName }
  if (subject === subjectOfKind.portal) return { kind: 'portal-key', subject_id: subjectId, name: subjectKeyName }
  return { kind: null, subject_id: null, name: null }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (value ?? null) === null ? null : JSON.stringify(value))

/** A field of which only the change is known has no values. */
const changesOf = ({ before, after }: Row) =>
  Object.entries(after ?? {}).map(([field, value]) => {
    const isHidden = value === true && before?.[field] === undefined
    return { field, before: textOf(before?.[field]), after: isHidden ? null : textOf(value) }
  })

const toEntry = (row: Row, isForSuperadmin: boolean): Static<typeof ActivityEntry> => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: activityKinds.find((kind) => subjectOfKind[kind] === row.subject) ?? row.subject,
  action: row.action,
  who: whoOf(row),
  whom: whomOf(row),
  doctor_id: row.doctorId,
  reason: row.reason,
  changes: changesOf(row),
  address: isForSuperadmin ? row.address : null,
})

/**
 * Returns the kinds of entries that the session may read; undefined for all.
 * @throws HttpError `forbidden` if it may not read these.
 */
const kindsFor = (request: FastifyRequest, { doctor_id, admin_id, kind }: ListActivityQuery) => {
  if (signedInOf(request)?.role === 'superadmin') return undefined
  const isOfPractice = doctor_id !== undefined && admin_id === undefined
  if (!isOfPractice || (kind && !kindsOfPractice.some((one) => one === kind))) throw new HttpError('forbidden')
  return kindsOfPractice
}

export const activityRoutes = (api: Api, { database }: Services) => {
  api.route({
    ...defineRoute(listActivity, listActivitySchema),
    handler: async (request, reply) => {
      const { query } = request
      const kinds = kindsFor(request, query)
      return answerList(reply, query, {
        usualSort: 'at',
        whole: () => repository.allActivity(database, kinds, query),
        page: (page) => repository.pageOfActivity(database, kinds, query, page),
        asItem: (row) => toEntry(row, kinds === undefined),
      })
    },
  })
}
