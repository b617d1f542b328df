import type { Services } from '../api.ts'
import { serializeBy } from '../auth/serialize-by.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { lockAdmin, type Admin } from './admins-repository.ts'

/**
 * Runs the work of a signed-in admin in a transaction with the admin's row locked.
 * @throws HttpError `unauthorized` if the admin is gone.
 */
export const withLockedAdmin = <Result>(
  { database }: Pick<Services, 'database'>,
  adminId: number,
  work: (transaction: Database, admin: Admin) => Promise<Result>,
) =>
  serializeBy(`admin ${adminId}`, () =>
    database.transaction(async (transaction) => {
      const admin = await lockAdmin(transaction, adminId)
      if (!admin) throw new HttpError('unauthorized')
      return work(transaction, admin)
    }),
  )
