import { atom } from 'nanostores'
import { request } from './api/http.ts'
import type { Id } from './contract/as-read.ts'
import {
  createPortalKey as createCall,
  listPortalKeys,
  revokePortalKey as revokeCall,
  type CreatedPortalKey,
  type PortalKey,
} from './contract/portals.ts'
import { refresh } from './resources/cache.ts'
import { createResource } from './resources/resource.ts'

/** Creates the resource of all portal keys, newest first. For superadmins only: another role would get a 403, which ends its session. */
export const portalKeysResource = () =>
  createResource<PortalKey[]>('portal-keys', atom('all'), async () => (await request(listPortalKeys)).data)

/** Creates a key for a portal. Only this response has the secret. Errors: `forbidden`, `validation`. */
export async function createPortalKey(name: string): Promise<CreatedPortalKey> {
  const { data } = await request(createCall, { body: { name } })
  refresh('portal-keys')
  return data
}

/** Revokes a key, which ends its embed sessions. Errors: `forbidden`, `not-found`. */
export async function revokePortalKey(id: Id): Promise<void> {
  await request(revokeCall, { body: { key_id: id } })
  refresh('portal-keys')
}
