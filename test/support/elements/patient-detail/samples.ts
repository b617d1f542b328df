import type { PatientDetails, Visit } from '../../../../src/core/contract/patients.ts'
import { fault } from '../../backend.ts'
import { mount } from '../../mount.ts'

export const patientPath = '/admin/patient'

export const patient = (id: number | string = 3) => `<patient-detail patient-id="${id}"></patient-detail>`

// A data URL, so that the picture needs no server.
export const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="${color}"/></svg>`)}`

export const visit = (differences: Partial<Visit> = {}): Visit => ({
  id: 1,
  visit: 1,
  visit_type: 'Consultation',
  createdAt: '2024-05-06T12:00:00.000Z',
  images: [],
  ...differences,
})

let lastId = 1000

/** Mounts a patient with these details. Uses a new id, because the responses of earlier tests may be cached. */
export async function mountPatient(differences: Partial<PatientDetails> = {}): Promise<HTMLElement> {
  lastId += 1
  await answer(differences)
  return mount(patient(lastId))
}

const answer = (differences: Partial<PatientDetails>): Promise<void> =>
  fault({
    kind: 'status',
    status: 200,
    path: patientPath,
    body: {
      success: true,
      data: {
        first_name: 'Elliot',
        last_name: 'Marsh',
        email: 'elliot@marsh.test',
        profile_picture: null,
        createdAt: '2024-03-05T12:00:00.000Z',
        dob: '1991-02-28',
        country: 'France',
        description: 'Allergic to penicillin.',
        visits: [],
        ...differences,
      },
    },
  })
