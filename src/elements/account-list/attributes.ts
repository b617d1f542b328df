import type { Id } from '../../core/contract/as-read.ts'
import { idOf } from '../../core/ids.ts'
import { preloadDoctorList } from '../../core/doctors.ts'
import { preloadPatientList } from '../../core/patients.ts'
import type { ListPreload } from '../runtime/properties.ts'
import { pageSizeOf } from '../ui/list/page-size.ts'

export interface AccountListAttributes {
  keyProp?: string
  doctorId?: string
  pageSize?: string
  listState?: string
}

interface AccountSelection {
  kind: 'doctors' | 'patients' | 'admins'
  query: { page_size?: number; doctor_id?: Id }
}

type AttributeFault = 'invalidKey' | 'badDoctor'

/** Returns the list that the attributes select, or the fault of an invalid attribute. */
export function selectionOf({ keyProp, doctorId, pageSize }: AccountListAttributes): AccountSelection | AttributeFault {
  const query = pageSizeOf(pageSize)
  if (keyProp === 'doctors' || keyProp === 'admins') return { kind: keyProp, query }
  if (keyProp !== 'patients') return 'invalidKey'
  if (doctorId === undefined) return { kind: keyProp, query }
  // An empty `doctor-id` means that the page had no id. It must not show all patients.
  const doctor_id = idOf(doctorId)
  return doctor_id !== undefined ? { kind: keyProp, query: { ...query, doctor_id } } : 'badDoctor'
}

/** Skips admins: other roles must not send that request. */
export const accountListPreload: ListPreload<AccountListAttributes> = {
  attributes: ['keyProp', 'doctorId', 'pageSize', 'listState'],
  awaited: ['keyProp', 'doctorId'],
  preload: ({ listState, ...attributes }) => {
    const selection = selectionOf(attributes)
    if (typeof selection === 'string') return
    if (selection.kind === 'doctors') preloadDoctorList(selection.query, listState)
    if (selection.kind === 'patients') preloadPatientList(selection.query, listState)
  },
}
