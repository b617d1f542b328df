import type { Static } from 'typebox'
import {
  type DoctorDetails,
  type DoctorListItem,
  listDoctors,
  listDoctorsSchema,
  readDoctor,
  readDoctorSchema,
} from '../../../src/core/contract/doctors.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import * as repository from './doctors-repository.ts'
import { HttpError } from '../http/errors.ts'
import { answerList } from '../lists/list-query.ts'
import { pictureAddress } from '../pictures/picture-address.ts'

export const toListItem = (row: repository.DoctorRow, addressOf: ReturnType<typeof pictureAddress>): Static<typeof DoctorListItem> => ({
  id: row.id,
  name: `${row.firstName} ${row.lastName}`,
  email: row.email,
  phone: row.phone,
  countryCode: row.countryCode,
  practice_name: row.practiceName,
  profile_picture: addressOf(row.picture),
  totalPatient: row.patientCount,
  isActive: row.isActive ? '1' : '0',
  subscriptionPlan: row.plan,
  createdAt: row.createdAt.toISOString(),
})

const asDetails = (doctor: repository.Doctor, addressOf: ReturnType<typeof pictureAddress>): Static<typeof DoctorDetails> => ({
  first_name: doctor.firstName,
  last_name: doctor.lastName,
  email: doctor.email,
  practice_name: doctor.practiceName,
  address: doctor.address,
  phone: doctor.phone,
  countryCode: doctor.countryCode,
  description: doctor.description,
  profile_picture: addressOf(doctor.picture),
  role: 'doctor',
  isActive: doctor.isActive ? 1 : 0,
  subscriptionPlan: doctor.plan,
  createdAt: doctor.createdAt.toISOString(),
  version: doctor.version,
})

export const doctorRoutes = (api: Api, services: Services) => {
  const { database } = services

  api.route({
    ...defineRoute(listDoctors, listDoctorsSchema),
    handler: async (request, reply) => {
      const { query } = request
      const scope = request.getDoctorScope()
      const addressOf = pictureAddress(services, request)
      return answerList(reply, query, {
        whole: () => repository.allDoctors(database, scope, query),
        page: (page) => repository.pageOfDoctors(database, scope, query, page),
        asItem: (row) => toListItem(row, addressOf),
      })
    },
  })

  api.route({
    ...defineRoute(readDoctor, readDoctorSchema),
    handler: async (request) => {
      const doctor = await repository.findDoctor(database, request.query.doctor_id)
      if (!doctor) throw new HttpError('not-found')
      return { success: true, data: asDetails(doctor, pictureAddress(services, request)) }
    },
  })
}
