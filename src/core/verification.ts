import { request } from './api/http.ts'
import type { PasskeyAnswer } from './contract/passkeys.ts'
import { startVerification as startCall, verify } from './contract/verification.ts'

/** Returns the options for a verification by passkey; null without one. */
export const startVerification = async (): Promise<unknown> => (await request(startCall)).data.options

/** Verifies by password or passkey that it is the admin. Errors: `wrong-credentials`, `passkey-refused`, `too-many-requests`. */
export async function verifyAdmin(proof: { password: string } | { passkey: PasskeyAnswer }): Promise<void> {
  await request(verify, { body: proof })
}
