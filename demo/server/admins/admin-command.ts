import { asc } from 'drizzle-orm'
import { resetLinkLifetime } from '../../../src/core/contract/password-reset.ts'
import { cleanText } from '../../../src/core/contract/typed-text.ts'
import { createToken } from '../auth/hashed-token.ts'
import { hashPassword } from '../auth/passwords.ts'
import type { Database } from '../database/database.ts'
import { runCommand } from '../database/run-command.ts'
import { admins } from '../database/schema.ts'
import { StartError } from '../database/start-error.ts'
import { readEnvironment } from '../environment.ts'
import {
  changeRole,
  disableAdmin,
  enableAdmin,
  endAllSessions,
  lockSuperadmins,
  resetPassword,
  resetSecondFactor,
} from './account-changes.ts'
import { hasEmail, type Admin } from './admins-repository.ts'
import { createResetLink } from './reset-links.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Returns a line for each admin. */
export const listAccounts = async (database: Database) => {
  const all = await database.select().from(admins).orderBy(asc(admins.id))
  return all.map(({ email, role, disabledAt, createdAt }) => {
    const end = disabledAt ? `  disabled ${disabledAt.toISOString()}` : ''
    return `${email}  ${role}  created ${createdAt.toISOString()}${end}`
  })
}

const refuseLast = (isDone: boolean) => {
  if (!isDone) throw new StartError('This is the last superadmin who may sign in: promote another admin first.')
}

type Work = (transaction: Database, admin: Admin, by: { at: Date }, panel: string) => Promise<string>

const changes: Record<string, Work> = {
  disable: async (transaction, admin, by) => {
    refuseLast(await disableAdmin(transaction, admin, by))
    return `Disabled ${admin.email}. Their sessions have ended.`
  },
  enable: async (transaction, admin, by) => {
    await enableAdmin(transaction, admin, by)
    return `${admin.email} may sign in again.`
  },
  promote: async (transaction, admin, by) => {
    await changeRole(transaction, admin, 'superadmin', by)
    return `${admin.email} is a superadmin.`
  },
  demote: async (transaction, admin, by) => {
    refuseLast(await changeRole(transaction, admin, 'admin', by))
    return `${admin.email} is an admin.`
  },
  reset: async (transaction, admin, by, panel) => {
    // Nobody knows this password: a generated one that is told might stay.
    await resetPassword(transaction, admin, await hashPassword(createToken()), by)
    const link = await createResetLink(transaction, admin, { ...by, panel })
    return `This link sets the new password of ${admin.email}, once, for ${resetLinkLifetime} minutes:\n${link}\nTheir sessions have ended.`
  },
  'end-sessions': async (transaction, admin, by) => {
    await endAllSessions(transaction, admin, by)
    return `The sessions of ${admin.email} have ended.`
  },
  'reset-second-factor': async (transaction, admin, by) => {
    await resetSecondFactor(transaction, admin, by)
    return `${admin.email} has no second factor. Their sessions have ended.`
  },
}

const usage = `Use: npm run admin -- list, or one of ${Object.keys(changes).join(', ')} with an EMAIL`

/**
 * Returns the change of a command. It resolves to what it did. `panel` is the address of the panel, for a link.
 * @throws StartError for an unknown command.
 */
export const changeAccount = (command: string, email: string, panel: string) => {
  const work = Object.hasOwn(changes, command) ? changes[command] : undefined
  if (!work || email === '') throw new StartError(usage)
  return (database: Database) =>
    database.transaction(async (transaction) => {
      await lockSuperadmins(transaction)
      const [admin] = await transaction.select().from(admins).where(hasEmail(email)).for('update')
      if (!admin) throw new StartError(`There is no admin ${email}. All admins: npm run admin -- list`)
      return work(transaction, admin, { at: new Date() }, panel)
    })
}

/** `npm run admin -- list`, or a change and an email, for whoever is locked out. */
export const admin = ([command = '', typed = '', ...more]: string[]) =>
  runCommand(() => {
    const email = cleanText('email', typed)
    if (more.length > 0) throw new StartError(usage)
    if (command === 'list' && email === '') return async (database) => (await listAccounts(database)).forEach(say)
    const { publicUrl, port } = readEnvironment(process.env)
    const change = changeAccount(command, email, publicUrl ?? `http://localhost:${port}`)
    return async (database) => say(await change(database))
  })
