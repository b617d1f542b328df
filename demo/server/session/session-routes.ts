import { required, requiredText } from '../../../src/core/contract/rules.ts'
import { signIn, signInSchema, signOut, signOutSchema } from '../../../src/core/contract/session.ts'
import { cleanText } from '../../../src/core/contract/typed-text.ts'
import { lockAdmin, renewPasswordHash } from '../admins/admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { signedInOf, tokenOf } from '../auth/authentication.ts'
import { HttpError } from '../http/errors.ts'
import { hashPassword, isHashAsTyped, passwordMatches } from '../auth/passwords.ts'
import { serializeBy } from '../auth/serialize-by.ts'
import type { Database } from '../database/database.ts'
import { endSession, findAccount } from '../auth/session-repository.ts'
import { rateLimitedAttempt } from '../auth/sign-in-limit.ts'
import { checkFields } from '../http/validation.ts'
import { beginSecondFactor } from '../second-factor/begin-second-factor.ts'
import { openSignedIn } from './open-session.ts'
import { recordRefusedSignIn } from './refused-sign-in.ts'
import { addSignInEntry } from './sign-in-history.ts'

export const sessionRoutes = (api: Api, services: Services) => {
  const { database, loginLimit, closedNetworks, clock } = services

  api.route({
    ...defineRoute(signIn, signInSchema, { writesLittle: true, refusesClosedNetworks: true }),
    handler: async (request) => {
      const { password } = request.body
      const email = cleanText('email', request.body.email)
      checkFields({ email: requiredText(email), password: required(password) })
      const refused = () => {
        recordRefusedSignIn(database, request, email, clock())
        return new HttpError('wrong-credentials')
      }
      const attempt = async () => {
        const found = await findAccount(database, email)
        return (await passwordMatches(found?.passwordHash, password)) ? found : undefined
      }
      const account = await rateLimitedAttempt(database, {
        limit: loginLimit,
        closed: closedNetworks,
        account: email,
        address: request.ip,
        now: clock(),
        attempt,
      })
      if (!account) throw refused()
      const renewed = (await isHashAsTyped(account.passwordHash, password)) ? await hashPassword(password) : undefined
      const openForPassword = async (transaction: Database) => {
        const present = await lockAdmin(transaction, account.id)
        // A password change ends all sessions. A concurrent sign-in with the old password must not open a new one.
        if (!present || present.disabledAt) throw refused()
        if (present.passwordHash !== account.passwordHash && !(await passwordMatches(present.passwordHash, password))) throw refused()
        if (renewed) await renewPasswordHash(transaction, account.id, renewed)
        const signIn = { request, services, now: clock() }
        const secondFactor = await beginSecondFactor(transaction, present, signIn)
        if (!secondFactor) return openSignedIn(transaction, present, signIn)
        await addSignInEntry(transaction, request, { at: signIn.now, adminId: present.id, action: 'second-factor-due' })
        return { secondFactor }
      }
      const answer = await serializeBy(`admin ${account.id}`, () => database.transaction(openForPassword))
      // Not in the transaction: it would lose the challenge.
      if ('secondFactor' in answer) throw new HttpError('second-factor', answer)
      return answer
    },
  })

  api.route({
    ...defineRoute(signOut, signOutSchema, { writesLittle: true }),
    handler: async (request) => {
      const token = tokenOf(request)
      const adminId = signedInOf(request)?.id
      if (!token || !adminId) return { success: true }
      await database.transaction(async (transaction) => {
        await endSession(transaction, token)
        await addSignInEntry(transaction, request, { at: clock(), adminId, action: 'signed-out' })
      })
      return { success: true }
    },
  })
}
