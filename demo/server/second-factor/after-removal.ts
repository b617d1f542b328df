import type { Services } from '../api.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { deleteRecoveryCodes, usesSecondFactor } from './second-factors-repository.ts'

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
