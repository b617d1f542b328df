import { query } from './backend.ts'

/**
 * Makes the canceled subscriptions ones that can be reactivated at once: their periods last, and their doctors have no active one.
 * Call it before the page reads them.
 */
export async function makeReactivatable(): Promise<void> {
  await query(
    `update subscriptions set status = 'expired'
     where status = 'active' and doctor_id in (select doctor_id from subscriptions where status = 'canceled')`,
  )
  await query("update subscriptions set ends_at = now() + interval '20 days' where status = 'canceled'")
}
