import { TOTP } from 'otpauth'
import type { signIns } from '../backend.ts'
import { query, signIn } from '../backend.ts'

/** Returns the code that an authenticator app with this secret shows. */
export const codeOf = (secret: string): string => new TOTP({ secret: secret.replaceAll(' ', '') }).generate()

/** Lets a code work again that was used in the last 30 seconds. */
export const forgetUsedCodes = () => query('update totp_secrets set last_step = 0')

interface SetUp {
  secret: string
  codes: string[]
}

/** Sets up an authenticator app for an admin, without a screen. Returns its secret and the recovery codes. */
export async function setUpTotp(who: keyof typeof signIns): Promise<SetUp> {
  const { access_token } = await signIn(who)
  const send = async (path: string, body?: object) => {
    const answer = await fetch(`/api/v1/admin/second-factor/totp${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${access_token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as { data: { secret: string; recovery_codes: string[] } }
  }
  const { secret } = (await send('')).data
  const { recovery_codes } = (await send('/confirm', { code: codeOf(secret) })).data
  await forgetUsedCodes()
  return { secret, codes: recovery_codes }
}

export async function removeSecondFactors(): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'challenges']) await query(`delete from ${table}`)
}
