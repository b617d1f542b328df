import { declare, type Configuration } from '../../src/core/configuration.ts'
import type { Id } from '../../src/core/contract/as-read.ts'
import { checkChangesWithoutToken, checkNewAdmin, checkPasswordWrite, checkProfileWrite, newAccount } from './traits/admin-writes.ts'
import { checkAnswers } from './traits/answers.ts'
import { Backend } from './backend.ts'
import type { Account, Session } from './context.ts'
import { checkOrigin } from './traits/cors.ts'
import { checkDoctorWrites } from './traits/doctor-writes.ts'
import { checkFilters } from './traits/filters.ts'
import type { Line } from './line.ts'
import { checkLists } from './traits/lists.ts'
import { checkReads, unreadLines, type Found } from './traits/reads.ts'
import { checkRoles, checkSignOut, checkTokens } from './traits/security.ts'
import { signInAs } from './traits/sign-in.ts'

export interface CheckOptions {
  /** Address of the API, without the slash at its end. */
  base: string
  account: Account
  /** A second account, of the role admin, for the checks of roles. */
  admin?: Account | undefined
  /** Origin of a page that uses the API, such as `https://portal.example.com`. Without it, CORS is not checked. */
  origin?: string | undefined
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>
  /** Options of `configure()` that change requests and answers. */
  hooks?: Partial<Configuration>
  /** Checks changes, too. */
  write?: boolean
  /** Doctor that `write` may change for good: the password is replaced. */
  doctor?: Id | undefined
}

export interface Report {
  base: string
  /** True if every needed line passes that could be checked. */
  ok: boolean
  /** Reason why nothing but the sign-in was checked. */
  error?: string
  lines: readonly Line[]
}

/** Effects of `write` that the check cannot undo. */
export const lastingEffects = ({ doctor }: Pick<CheckOptions, 'doctor'>): string[] => [
  'It creates an admin whose email begins with check- and ends with @example.com. Delete it by hand: the API has no call for it.',
  'Plan changes, a cancellation and a reactivation stay in the history of one doctor; plan and status return to their values.',
  ...(doctor === undefined ? [] : [`It replaces the password of doctor ${doctor}.`]),
]

const order = ['needed', 'recommended', 'security']

const reportOf = (base: string, lines: readonly Line[], error?: string): Report => ({
  base,
  ok: lines.every(({ level, result }) => level !== 'needed' || result !== 'fail'),
  ...(error !== undefined && { error }),
  lines: order.flatMap((level) => lines.filter((line) => line.level === level)),
})

/**
 * Checks a backend against the contract, by the reading rules of the elements.
 * Changes nothing without `write`, except that it signs in and out. Never rejects for a fault of the backend.
 */
export async function checkBackend(options: CheckOptions): Promise<Report> {
  declare(options, options.hooks ?? {})
  try {
    return await checkAll(options)
  } finally {
    declare(options)
  }
}

async function checkAll(options: CheckOptions): Promise<Report> {
  const { base, account, headers } = options
  const backend = new Backend(base, headers)
  const { line, session, error } = await signInAs(backend, account)
  if (!session) return reportOf(base, [line, ...unreadLines('no session')], error)
  const { lines, found } = await checkReads(session)
  const all = [
    line,
    ...lines,
    ...(await checkFilters(session, found)),
    ...(await checkLists(session, found)),
    ...(await checkAnswers(session, found)),
    ...(options.origin === undefined ? [] : await checkOrigin(session, options.origin)),
    ...(await checkTokens(session, found)),
    ...(await checkChangesAndRoles(session, found, options)),
    await checkSignOut(session),
  ]
  return reportOf(base, all)
}

async function checkChangesAndRoles(session: Session, found: Found, { admin, write = false, doctor }: CheckOptions): Promise<Line[]> {
  const given = admin && (await signInAs(session.backend, admin))
  const reason = given ? `${given.line.found}, for --admin-email` : 'needs --admin-email and --admin-password'
  if (!write) return checkRoles(given?.session, { reason })
  const profile = await checkProfileWrite(session, found)
  const doctors = await checkDoctorWrites(session, found, doctor)
  const created = await checkNewAdmin(session, found, newAccount())
  const roles = await checkRoles(given ? given.session : created.admin, { write, reason })
  const password = created.admin ? await checkPasswordWrite(created.admin) : []
  return [profile, ...doctors, ...created.lines, ...password, ...roles, await checkChangesWithoutToken(session)]
}
