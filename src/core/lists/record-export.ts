import { sendInBackground } from '../api/http.ts'
import { acceptsKeys } from '../api/idempotency.ts'
import { exportedLists, recordExport as recordCall } from '../contract/activity.ts'
import { readToken } from '../session/token.ts'
import type { List } from './list.ts'
import type { PageQuery } from './whole-list.ts'

/**
 * Tells our own server that all rows of a list are about to be saved as a file. Other backends do not get the call.
 * The response does not affect the session.
 */
export async function recordExport<Item, Query extends PageQuery>({ source, $query }: List<Item, Query>, rows: number): Promise<void> {
  const list = exportedLists.find((one) => one === source.domain)
  const token = list && acceptsKeys() ? await readToken() : undefined
  if (!list || !token) return
  const { doctor_id } = $query.get() as { doctor_id?: number }
  await sendInBackground(recordCall, token.value, { body: { list, rows, ...(doctor_id !== undefined && { doctor_id }) } })
}
