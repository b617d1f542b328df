import { createHash } from 'node:crypto'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { networkOf, type ClosedNetworks } from './closed-networks.ts'
import { serializeBy } from './serialize-by.ts'
import { comparableEmail, countFailure, deleteEndedFailures, deleteFailures, uncountFailure } from './sign-in-failures-repository.ts'

/** Maximum number of failed tries by account and by address within a number of seconds. */
export interface SignInLimit {
  account: number
  address: number
  seconds: number
}

/** Tries of an account. Wrong codes are counted apart, so that the right password before them does not reset their count. */
type AccountKind = 'account' | 'second-factor'

/** Requests that count as failures of an address, apart from sign-ins. */
type LimitedKind = 'portal-key' | 'password-reset'

/** Period of wrong codes, in that of wrong passwords: there are only a million codes. */
const codePeriod = 4

/** Hashed, so that the table does not reveal emails and addresses. */
const subjectOf = (kind: AccountKind | 'address' | LimitedKind, value: string) =>
  createHash('sha256').update(`${kind}\n${value}`).digest('base64url')

interface Try<Result> {
  limit: SignInLimit
  closed: ClosedNetworks
  /** Default: `account`. */
  kind?: AccountKind
  /** Email or id of the account. */
  account: string
  address: string
  now: Date
  /** Checks the password or the code; returns undefined if it is wrong. */
  attempt: () => Promise<Result | undefined>
}

interface Above {
  maximum: number
  now: Date
  /** Called before the refusal. */
  note?: (end: Date) => void
}

const refuseAbove = (row: { failures: number; endsAt: Date } | undefined, { maximum, now, note }: Above) => {
  if (!row || row.failures <= maximum) return
  note?.(row.endsAt)
  throw new HttpError('too-many-requests', { retryAfter: Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000) })
}

interface Failure {
  kind: LimitedKind
  address: string
  limit: SignInLimit
  closed: ClosedNetworks
  now: Date
}

/**
 * Counts a failed try of an address, and closes its network above the limit.
 * @throws HttpError `too-many-requests` above the limit.
 */
export const limitFailures = async (database: Database, { kind, address, limit, closed, now }: Failure) => {
  closed.check(kind, address)
  const row = await countFailure(database, subjectOf(kind, networkOf(address)), now, limit.seconds)
  refuseAbove(row, { maximum: limit.address, now, note: (end) => closed.close(kind, address, end) })
}

/** Lets an account sign in again after too many failed tries. */
export const clearFailures = async (database: Database, email: string) =>
  deleteFailures(database, subjectOf('account', await comparableEmail(database, email)))

/** Lets an admin confirm sign-ins again after too many wrong codes. */
export const clearWrongCodes = (database: Database, adminId: number) =>
  deleteFailures(database, subjectOf('second-factor', String(adminId)))

/**
 * Counts a failed try before it checks the password, so that concurrent tries cannot exceed the limit.
 * A correct password removes the count. Tries of one account run one after the other,
 * so that concurrent correct ones do not count as failures.
 * @throws HttpError `too-many-requests` above the limit.
 */
export const rateLimitedAttempt = async <Result>(
  database: Database,
  { limit, closed, kind = 'account', account: name, address, now, attempt }: Try<Result>,
): Promise<Result | undefined> => {
  const seconds = kind === 'account' ? limit.seconds : limit.seconds * codePeriod
  const account = subjectOf(kind, await comparableEmail(database, name))
  const place = subjectOf('address', networkOf(address))
  return serializeBy(account, async () => {
    // While it waited for its turn, others may have closed the network.
    closed.check('address', address)
    refuseAbove(await countFailure(database, place, now, limit.seconds), {
      maximum: limit.address,
      now,
      note: (end) => closed.close('address', address, end),
    })
    refuseAbove(await countFailure(database, account, now, seconds), { maximum: limit.account, now })
    const result = await attempt()
    if (result) {
      await deleteFailures(database, account)
      await uncountFailure(database, place)
      await deleteEndedFailures(database, now)
    }
    return result
  })
}
