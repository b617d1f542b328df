import { atom } from 'nanostores'
import { request } from './api/http.ts'
import type { Id } from './contract/as-read.ts'
import { endOtherSessions as endOthersCall, endOwnSession as endCall, listOwnSessions, type OwnSession } from './contract/own-sessions.ts'
import { refresh } from './resources/cache.ts'
import { createResource } from './resources/resource.ts'

/** Creates the resource of the signed-in admin's open sessions, the last used first. */
export const ownSessionsResource = () =>
  createResource<OwnSession[]>('sessions', atom('own'), async () => (await request(listOwnSessions)).data)

/** Ends one session of the signed-in admin. Errors: `not-found`. */
export async function endOwnSession(id: Id): Promise<void> {
  await request(endCall, { body: { session_id: id } })
  refresh('sessions')
}

/** Ends all sessions of the signed-in admin but this one. */
export async function endOtherSessions(): Promise<void> {
  await request(endOthersCall)
  refresh('sessions')
}
