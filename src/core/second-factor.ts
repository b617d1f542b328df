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
  type TotpSecret,
} from './contract/second-factor.ts'
import { createPasskey } from './passkeys.ts'
import { refresh } from './resources/cache.ts'
import { createResource } from './resources/resource.ts'

/** Creates the resource of the signed-in admin's second factors. */
export const secondFactorResource = () =>
  createResource<SecondFactor>('second-factor', atom('own'), async () => (await request(readSecondFactor)).data)

/** Creates the secret of an authenticator app. Errors: `verification-required`, `conflict`. */
export const startTotp = async (): Promise<TotpSecret> => (await request(startTotpCall)).data

/** Sets up the authenticator app by its first code. Returns new recovery codes, if any. Errors: `verification-required`, `otp-wrong`, `conflict`. */
export async function confirmTotp(code: string): Promise<string[]> {
  const { data } = await request(confirmTotpCall, { body: { code } })
  refresh('second-factor')
  return data.recovery_codes
}

/** Removes the authenticator app. Errors: `verification-required`, `not-found`, `second-factor-required`. */
export async function removeTotp(): Promise<void> {
  await request(removeTotpCall)
  refresh('second-factor')
}

/**
 * Creates a passkey in the browser and adds it. Returns new recovery codes, if any.
 * Errors: `verification-required`, `validation`, `passkey-refused`, `challenge-expired`, `conflict`.
 */
export async function addPasskey(name: string): Promise<string[]> {
  const { options } = (await request(startPasskey)).data
  const { data } = await request(addPasskeyCall, { body: { name, passkey: await createPasskey(options) } })
  refresh('second-factor')
  return data.recovery_codes
}

/** Removes a passkey. Errors: `verification-required`, `not-found`, `second-factor-required`. */
export async function removePasskey(id: Id): Promise<void> {
  await request(removePasskeyCall, { body: { passkey_id: id } })
  refresh('second-factor')
}

/** Replaces the recovery codes and returns the new ones. Errors: `verification-required`, `conflict`. */
export async function renewRecoveryCodes(): Promise<string[]> {
  const { data } = await request(renewCall)
  refresh('second-factor')
  return data.recovery_codes
}
