import type { FastifyRequest } from 'fastify'
import type { SecondFactorDue } from '../../../src/core/contract/second-factor-due.ts'
import type { Admin } from '../admins/admins-repository.ts'
import type { Services } from '../api.ts'
import type { Database } from '../database/database.ts'
import { addChallenge } from './challenges-repository.ts'
import { relyingPartyOf } from './relying-party.ts'
import { findTotp, listPasskeys, setTotp } from './second-factors-repository.ts'

interface SignIn {
  request: FastifyRequest
  services: Services
  now: Date
}

/** Makes the secret of an authenticator app, which the sign-in sets up by its first code. */
const beginSetUp = async (transaction: Database, { id: adminId, email }: Admin, { services, now }: SignIn): Promise<SecondFactorDue> => {
  const { shown, sealedSecret } = services.totp.make(email)
  await setTotp(transaction, adminId, sealedSecret)
  return { challenge: await addChallenge(transaction, { adminId, purpose: 'set-up', now }), factors: [], totp: shown }
}

/** Begins the second step of a sign-in. Returns undefined if the password is enough. */
export const beginSecondFactor = async (transaction: Database, admin: Admin, signIn: SignIn): Promise<SecondFactorDue | undefined> => {
  const { request, services, now } = signIn
  const { id: adminId } = admin
  const [totp, passkeys] = [await findTotp(transaction, adminId), await listPasskeys(transaction, adminId)]
  if (!totp?.confirmedAt && passkeys.length === 0) {
    return services.requireSecondFactor ? beginSetUp(transaction, admin, signIn) : undefined
  }
  const options = passkeys.length > 0 ? await relyingPartyOf(services, request).request(passkeys, 'preferred') : undefined
  const challenge = await addChallenge(transaction, { adminId, purpose: 'sign-in', challenge: options?.challenge, now })
  return {
    challenge,
    factors: [...(totp?.confirmedAt ? (['totp'] as const) : []), ...(options ? (['passkey'] as const) : [])],
    ...(options && { passkey: options }),
  }
}
