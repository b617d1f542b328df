import { recordExport, recordExportSchema } from '../../../src/core/contract/activity.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { addAudit } from './audit-repository.ts'

export const exportRoutes = (api: Api, { database, clock }: Services) => {
  api.route({
    ...defineRoute(recordExport, recordExportSchema, { forReaders: true }),
    handler: async (request) => {
      const { list, rows, doctor_id } = request.body
      await addAudit(database, {
        at: clock(),
        ...request.getActor(),
        action: `export-${list}`,
        subject: 'list',
        subjectId: 0,
        doctorId: doctor_id,
        after: { rows },
      })
      return { success: true }
    },
  })
}
