import {
  browserSupportsWebAuthn,
  WebAuthnAbortService,
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { ApiError } from './api/api-error.ts'
import { isObject } from './api/responses/exact.ts'
import type { PasskeyAnswer } from './contract/passkeys.ts'

/** Host name of the page; empty in a sandbox. */
const pageHost = () => (URL.canParse(origin) ? new URL(origin).hostname : '')

/** A passkey works on pages of its host and of hosts below it. */
const isForThisPage = (host = '') => pageHost() === host || pageHost().endsWith(`.${host}`)

/** Returns the server's options for using a passkey if they work on this page; undefined without them, and for the host of another page. */
export function usableOptions(options: unknown): PublicKeyCredentialRequestOptionsJSON | undefined {
  if (!isObject(options) || !('challenge' in options) || !browserSupportsWebAuthn()) return undefined
  const found = options as object as PublicKeyCredentialRequestOptionsJSON
  return isForThisPage(found.rpId) ? found : undefined
}

/** The browser tells by exceptions that the user has canceled, or that no passkey fits. */
async function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw Object.assign(new ApiError('passkey-refused', String(error)), { cause: error })
  }
}

/** Lets the browser sign with a passkey. Call it in the handler of a click. Errors: `passkey-refused`. */
export const signWithPasskey = (options: PublicKeyCredentialRequestOptionsJSON): Promise<PasskeyAnswer> =>
  orRefused(startAuthentication({ optionsJSON: options }))

/** Lets the browser create a passkey with the server's options. Errors: `passkey-refused`. */
export const createPasskey = (options: unknown): Promise<PasskeyAnswer> =>
  orRefused(startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON }))

/** Returns true if a passkey can be created on this page: the browser knows them, and the page is secure and has a host name. */
export const canCreatePasskeys = (): boolean => browserSupportsWebAuthn() && isSecureContext && /[a-z]/i.test(pageHost())

/** Closes the browser's question, if one is open. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony()
