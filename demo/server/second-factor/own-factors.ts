import { lockAdmin, type Admin } from '../admins/admins-repository.ts'
import type { Services } from '../api.ts'
import { serializeBy } from '../auth/serialize-by.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { deleteRecoveryCodes, usesSecondFactor } from './second-factors-repository.ts'

/** Runs a change of the signed-in admin's second factors in a transaction with the admin's row locked. */
export const changeOwnFactors = <Result>(
  { database }: Pick<Services, 'database'>,
  adminId: number,
  change: (transaction: Database, admin: Admin) => Promise<Result>,
) =>
  serializeBy(`admin ${adminId}`, () =>
    database.transaction(async (transaction) => {
      const admin = await lockAdmin(transaction, adminId)
      if (!admin) throw new HttpError('unauthorized')
      return change(transaction, admin)
    }),
  )

/**
 * Call it after a second factor was removed: the last one takes the recovery codes along.
 * @throws HttpError `second-factor-required` for the last one, where the server requires one.
 */
export const afterRemoval = async (
  transaction: Database,
  adminId: number,
  { requireSecondFactor }: Pick<Services, 'requireSecondFactor'>,
) => {
  if (await usesSecondFactor(transaction, adminId)) return
  if (requireSecondFactor) throw new HttpError('second-factor-required')
  await deleteRecoveryCodes(transaction, adminId)
}
