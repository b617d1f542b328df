import type { AxiosResponse } from 'axios'
import { atom } from 'nanostores'
import { accessHeader } from '../contract/access.ts'

/** False if the session may only read. Elements then show no actions and no buttons that save. */
export const $mayChange = atom(true)

/** Takes the access of the session from a successful response. A proxy's error page does not have the header. */
export function noteAccess({ status, headers }: AxiosResponse): void {
  if (status === 200) $mayChange.set(headers[accessHeader] !== 'read')
}
