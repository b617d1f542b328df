import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { PasskeyAnswer } from '../../../src/core/contract/passkeys.ts'
import { challengeLifetime } from '../../../src/core/contract/second-factor-due.ts'
import type { Admin } from '../admins/admins-repository.ts'
import type { Services } from '../api.ts'
import { reasonOf } from '../database/start-error.ts'
import { HttpError } from '../http/errors.ts'
import { serverAddress } from '../http/server-address.ts'
import type { Passkey } from './second-factors-repository.ts'

const timeout = challengeLifetime * 60_000

/**
 * Creates and checks the questions to passkeys (WebAuthn). Browsers offer a passkey only to pages of the host that it was made for,
 * and sign the page's origin; both are those of the panel.
 */
export const relyingPartyOf = ({ publicUrl, brand }: Pick<Services, 'publicUrl' | 'brand'>, request: FastifyRequest) => {
  const address = serverAddress(publicUrl, request)
  if (!URL.canParse(address)) throw new HttpError('bad-request')
  const { hostname: rpID, origin } = new URL(address)
  const expected = { expectedOrigin: origin, expectedRPID: rpID }
  const named = (passkeys: Passkey[]) => passkeys.map(({ credentialId: id, transports }) => ({ id, transports }))

  /** A refusal is an exception of the library, whose message helps the operator only. */
  const orRefused = async <Result>(check: Promise<Result>) => {
    try {
      return await check
    } catch (error) {
      request.log.warn({ reason: reasonOf(error) }, 'a passkey was refused')
      return undefined
    }
  }

  return {
    /** Returns the options of `navigator.credentials.create()`. */
    creation: ({ id, email, firstName, lastName }: Admin, present: Passkey[]) =>
      generateRegistrationOptions({
        rpName: brand,
        rpID,
        userID: new TextEncoder().encode(`admin ${id}`),
        userName: email,
        userDisplayName: `${firstName} ${lastName}`,
        excludeCredentials: named(present),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
        timeout,
      }),
    /** Returns the options of `navigator.credentials.get()`. */
    request: (passkeys: Passkey[], userVerification: 'preferred' | 'required') =>
      generateAuthenticationOptions({ rpID, allowCredentials: named(passkeys), userVerification, timeout }),
    /** Returns a new passkey; undefined if the answer is refused. */
    created: async (answer: PasskeyAnswer, expectedChallenge: string) => {
      const { clientDataJSON, attestationObject = '', transports = [] } = answer.response
      const response = { ...answer, response: { clientDataJSON, attestationObject } }
      const checked = await orRefused(
        verifyRegistrationResponse({ ...expected, response, expectedChallenge, requireUserVerification: false }),
      )
      if (!checked?.verified) return undefined
      const { id, publicKey, counter } = checked.registrationInfo.credential
      return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    },
    /** Returns the new counter of the passkey; undefined if the answer is refused. */
    counterOf: async (answer: PasskeyAnswer, passkey: Passkey, expectedChallenge: string, requireUserVerification: boolean) => {
      const { clientDataJSON, authenticatorData = '', signature = '', userHandle } = answer.response
      const response = { ...answer, response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) } }
      const { credentialId: id, counter } = passkey
      const credential = { id, counter, publicKey: Buffer.from(passkey.publicKey, 'base64url') }
      const checked = await orRefused(
        verifyAuthenticationResponse({ ...expected, response, credential, expectedChallenge, requireUserVerification }),
      )
      return checked?.verified ? checked.authenticationInfo.newCounter : undefined
    },
  }
}

export type RelyingParty = ReturnType<typeof relyingPartyOf>
