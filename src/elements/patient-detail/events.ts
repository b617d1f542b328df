import type { CommonEvents } from '../runtime/common-events.ts'
import type { RecordEvents } from '../runtime/record-events.ts'

export interface PatientDetailEvents extends CommonEvents, RecordEvents {}
