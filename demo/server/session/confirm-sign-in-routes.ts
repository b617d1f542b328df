import type { FastifyRequest } from 'fastify'
import { confirmSignIn, confirmSignInSchema } from '../../../src/core/contract/second-factor.ts'
import type { PasskeyAnswer } from '../../../src/core/contract/passkeys.ts'
import { lockAdmin } from '../admins/admins-repository.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { serializeBy } from '../auth/serialize-by.ts'
import { rateLimitedAttempt } from '../auth/sign-in-limit.ts'
import type { Database } from '../database/database.ts'
import { HttpError } from '../http/errors.ts'
import { countTry, deleteChallenge, findSignIn } from '../second-factor/challenges-repository.ts'
import { checkPasskey, takeCode, wrongCode } from '../second-factor/check-proof.ts'
import { relyingPartyOf } from '../second-factor/relying-party.ts'
import { putTotpToUse } from '../second-factor/put-totp-to-use.ts'
import { usesSecondFactor } from '../second-factor/second-factors-repository.ts'
import { openSignedIn } from './open-session.ts'
import { addSignInEntry } from './sign-in-history.ts'

interface Proof {
  code?: string
  passkey?: PasskeyAnswer
}

type Challenge = NonNullable<Awaited<ReturnType<typeof findSignIn>>>

export const confirmSignInRoutes = (api: Api, services: Services) => {
  const { database, loginLimit, closedNetworks, clock } = services

  /** Returns new recovery codes, if the proof sets up a second factor; false for a wrong proof. */
  const checkProof = async (transaction: Database, challenge: Challenge, { code = '', passkey }: Proof, request: FastifyRequest) => {
    const { adminId, purpose } = challenge
    const now = clock()
    if (purpose === 'set-up') {
      // The password alone must not add an app beside a factor that another session has set up since.
      if (await usesSecondFactor(transaction, adminId)) throw new HttpError('challenge-expired')
      return putTotpToUse(transaction, { adminId, typed: code, now, services })
    }
    if (!passkey) return takeCode(transaction, { adminId, typed: code, now, services })
    // The admin had no passkey when the sign-in began, so none was asked for.
    if (challenge.challenge === null) return false
    const party = relyingPartyOf(services, request)
    return checkPasskey(transaction, { adminId, answer: passkey, challenge: challenge.challenge, isVerification: false, party, now })
  }

  api.route({
    ...defineRoute(confirmSignIn, confirmSignInSchema, { writesLittle: true, refusesClosedNetworks: true }),
    handler: async (request) => {
      const { challenge: token, ...proof } = request.body
      const found = await findSignIn(database, token, clock())
      if (!found) throw new HttpError('challenge-expired')
      const { adminId } = found
      const confirm = async (transaction: Database) => {
        const now = clock()
        const admin = await lockAdmin(transaction, adminId)
        // Another request may have used the challenge, or ended it with all sessions.
        const challenge = await findSignIn(transaction, token, now)
        if (!admin || admin.disabledAt || !challenge) throw new HttpError('challenge-expired')
        const checked = await checkProof(transaction, challenge, proof, request)
        if (checked === false) {
          await countTry(transaction, challenge)
          await addSignInEntry(transaction, request, { at: now, adminId, action: 'sign-in-refused' })
          return undefined
        }
        await deleteChallenge(transaction, challenge)
        const answer = await openSignedIn(transaction, admin, { request, services, now })
        return { ...answer, ...(checked !== true && { recovery_codes: checked }) }
      }
      const answer = await rateLimitedAttempt(database, {
        limit: loginLimit,
        closed: closedNetworks,
        kind: 'second-factor',
        account: String(adminId),
        address: request.ip,
        now: clock(),
        attempt: () => serializeBy(`admin ${adminId}`, () => database.transaction(confirm)),
      })
      if (!answer) throw proof.passkey ? new HttpError('passkey-refused') : wrongCode()
      return answer
    },
  })
}
