import { listPatients, listPatientsSchema, readPatient, readPatientSchema } from '../../../src/core/contract/patients.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { HttpError } from '../http/errors.ts'
import { answerList } from '../lists/list-query.ts'
import * as repository from './patients-repository.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

export const patientRoutes = (api: Api, services: Services) => {
  const { database } = services

  api.route({
    ...defineRoute(listPatients, listPatientsSchema),
    handler: async (request, reply) => {
      const { query } = request
      const scope = request.getDoctorScope()
      const addressOf = pictureAddress(services, request)
      return answerList(reply, query, {
        whole: () => repository.allPatients(database, scope, query),
        page: (page) => repository.pageOfPatients(database, scope, query, page),
        asItem: (row) => ({
          id: row.id,
          name: `${row.firstName} ${row.lastName}`,
          email: row.email,
          dob: row.dob,
          profile_picture: addressOf(row.picture),
          createdAt: row.createdAt.toISOString(),
        }),
      })
    },
  })

  api.route({
    ...defineRoute(readPatient, readPatientSchema),
    handler: async (request) => {
      const { patient_id } = request.query
      const addressOf = pictureAddress(services, request)
      const scope = request.getDoctorScope()
      const [found, visits] = await Promise.all([
        repository.findPatient(database, scope, patient_id),
        repository.listVisits(database, patient_id),
      ])
      // A scope must not tell whether another doctor has such a patient.
      if (!found) throw new HttpError(scope === 'all' ? 'not-found' : 'forbidden')
      const { patient, doctor } = found
      return {
        success: true,
        data: {
          first_name: patient.firstName,
          last_name: patient.lastName,
          email: patient.email,
          profile_picture: addressOf(patient.picture),
          createdAt: patient.createdAt.toISOString(),
          dob: patient.dob,
          country: patient.country,
          description: patient.description,
          doctor: { id: doctor.id, name: `${doctor.firstName} ${doctor.lastName}` },
          visits: visits.map((visit) => ({
            id: visit.id,
            visit: visit.number,
            visit_type: visit.visitType,
            createdAt: visit.visitedAt.toISOString(),
            images: visit.pictures.map(addressOf),
          })),
        },
      }
    },
  })
}
