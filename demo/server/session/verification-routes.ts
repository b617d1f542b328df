import { startVerification, startVerificationSchema, verify, verifySchema } from '../../../src/core/contract/verification.ts'
import { required } from '../../../src/core/contract/rules.ts'
import { findAdmin } from '../admins/admins-repository.ts'
import { withLockedAdmin } from '../admins/with-locked-admin.ts'
import { defineRoute, type Api, type Services } from '../api.ts'
import { tokenOf } from '../auth/authentication.ts'
import { passwordMatches } from '../auth/passwords.ts'
import { noteVerification } from '../auth/session-repository.ts'
import { rateLimitedAttempt } from '../auth/sign-in-limit.ts'
import { HttpError } from '../http/errors.ts'
import { checkFields } from '../http/validation.ts'
import { addChallenge, takeChallenge } from '../second-factor/challenges-repository.ts'
import { checkPasskey } from '../second-factor/check-proof.ts'
import { relyingPartyOf } from '../second-factor/relying-party.ts'
import { listPasskeys } from '../second-factor/second-factors-repository.ts'
import { addSignInEntry } from './sign-in-history.ts'

export const verificationRoutes = (api: Api, services: Services) => {
  const { database, loginLimit, closedNetworks, clock } = services

  api.route({
    ...defineRoute(startVerification, startVerificationSchema, { writesLittle: true }),
    handler: async (request) => {
      const adminId = request.getAdmin().id
      const options = await withLockedAdmin(services, adminId, async (transaction) => {
        const passkeys = await listPasskeys(transaction, adminId)
        if (passkeys.length === 0) return null
        const asked = await relyingPartyOf(services, request).request(passkeys, 'required')
        await addChallenge(transaction, { adminId, purpose: 'verification', challenge: asked.challenge, now: clock() })
        return asked
      })
      return { success: true, data: { options } }
    },
  })

  api.route({
    ...defineRoute(verify, verifySchema, { writesLittle: true }),
    handler: async (request) => {
      const { password = '', passkey } = request.body
      if (!passkey) checkFields({ password: required(password) })
      const token = tokenOf(request) ?? ''
      const admin = await findAdmin(database, request.getAdmin().id)
      if (!admin) throw new HttpError('unauthorized')
      const { id: adminId } = admin
      const byPasskey = (answer: NonNullable<typeof passkey>) =>
        withLockedAdmin(services, adminId, async (transaction) => {
          const now = clock()
          const challenge = await takeChallenge(transaction, adminId, 'verification', now)
          const party = relyingPartyOf(services, request)
          return challenge !== undefined && checkPasskey(transaction, { adminId, answer, challenge, isVerification: true, party, now })
        })
      // A stolen token must not allow more guesses than signing in does. Wrong passwords of strangers must not lock out a passkey.
      const isVerified = await rateLimitedAttempt(database, {
        limit: loginLimit,
        closed: closedNetworks,
        ...(passkey ? ({ kind: 'second-factor', account: String(adminId) } as const) : { account: admin.email }),
        address: request.ip,
        now: clock(),
        attempt: async () => (passkey ? await byPasskey(passkey) : await passwordMatches(admin.passwordHash, password)) || undefined,
      })
      await addSignInEntry(database, request, { at: clock(), adminId, action: isVerified ? 'verified' : 'verification-refused' })
      if (!isVerified)
        throw passkey ? new HttpError('passkey-refused') : new HttpError('wrong-credentials', { fields: { password: 'incorrect' } })
      await noteVerification(database, token, clock())
      return { success: true }
    },
  })
}
