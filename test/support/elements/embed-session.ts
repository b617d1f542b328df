import { createEmbedSession, embedElements, type CreateEmbedSessionBody } from '../../../src/core/contract/portals.ts'
import { refresh } from '../../../src/core/resources/cache.ts'
import { configure } from '../../../src/elements/index.ts'
import { signIn } from '../backend.ts'

async function post<Data>(path: string, bearer: string, body: object): Promise<Data> {
  const response = await fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return ((await response.json()) as { data: Data }).data
}

/** Hands a new embed session to the elements. Default scope: every element, doctors 1 and 2, read access. */
export async function openEmbedSession(scope: Partial<CreateEmbedSessionBody> = {}): Promise<void> {
  const { secret } = await post<{ secret: string }>('/admin/portal-keys', (await signIn()).access_token, { name: 'Test portal' })
  const { token } = await post<{ token: string }>(createEmbedSession.path, secret, {
    subject: { id: 'u-7', name: 'Mara Lindqvist' },
    elements: embedElements,
    doctor_ids: [1, 2],
    access: 'read',
    ...scope,
  })
  configure({ getToken: async () => token })
  // The page may still hold data of the session before.
  refresh('subscriptions', 'doctors', 'patients', 'admins', 'profile')
}
