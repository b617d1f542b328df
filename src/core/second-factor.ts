import { atom } from 'nanostores'
import { request } from './api/http.ts'
import type { Id } from './contract/as-read.ts'
import { addPasskey as addPasskeyCall, removePasskey as removePasskeyCall, startPasskey } from './contract/passkeys.ts'
import {
  confirmTotp as confirmTotpCall,
  readSecondFactor,
  removeTotp as removeTotpCall,
  renewRecoveryCodes as renewCall,
  startTotp as startTotpCall,
  type SecondFactor,
} from './contract/second-factor.ts'
import { type TotpSecret } from './contract/second-factor-due.ts'
import { createPasskey } from './passkeys.ts'
import { refresh } from './resources/cache.ts'
import { createResource } from './resources/resource.ts'

/** Creates the resource of the signed-in admin's second factors. */
export const secondFactorResource = () =>
  createResource<SecondFactor>('second-factor', atom('own'), async () => (await request(readSecondFactor)).data)

/** Creates the secret of an authenticator app. Errors: `verification-required`, `conflict`. */
export const startTotp = async (): Promise<TotpSecret> => (await request(startTotpCall)).data

/** Reads the factors again after a change, also after a failed one: its response may have been lost. */
async function changing<Result>(change: Promise<Result>): Promise<Result> {
  try {
    return await change
  } finally {
    refresh('second-factor')
  }
}

/** Sets up the authenticator app by its first code. Returns new recovery codes, if any. Errors: `verification-required`, `otp-wrong`, `conflict`. */
export const confirmTotp = async (code: string): Promise<string[]> =>
  (await changing(request(confirmTotpCall, { body: { code } }))).data.recovery_codes

/** Removes the authenticator app. Errors: `verification-required`, `not-found`, `second-factor-required`. */
export async function removeTotp(): Promise<void> {
  await changing(request(removeTotpCall))
}

/**
 * Creates a passkey in the browser and adds it. Returns new recovery codes, if any.
 * Errors: `verification-required`, `validation`, `passkey-refused`, `challenge-expired`, `conflict`.
 */
export async function addPasskey(name: string): Promise<string[]> {
  const { options } = (await request(startPasskey)).data
  const passkey = await createPasskey(options)
  return (await changing(request(addPasskeyCall, { body: { name, passkey } }))).data.recovery_codes
}

/** Removes a passkey. Errors: `verification-required`, `not-found`, `second-factor-required`. */
export async function removePasskey(id: Id): Promise<void> {
  await changing(request(removePasskeyCall, { body: { passkey_id: id } }))
}

/** Replaces the recovery codes and returns the new ones. Errors: `verification-required`, `conflict`. */
export const renewRecoveryCodes = async (): Promise<string[]> => (await changing(request(renewCall))).data.recovery_codes
