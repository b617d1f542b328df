import type { CommonEvents } from '../runtime/host.ts'

export interface DoctorProfileEvents extends CommonEvents {
  /** Email, phone and password were saved. */
  'doctor-change': { doctorId: number }
}
