import type { ListEvents } from '../ui/table/list-events.ts'

export interface DoctorProfileEvents extends ListEvents {
  /** Email, phone and password were saved. */
  'doctor-change': { doctorId: number }
}
