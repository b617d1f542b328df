import { createHash, randomBytes } from 'node:crypto'

/** Returns a new random token. */
export const createToken = () => randomBytes(32).toString('base64url')

/** Stores keep this hash only, so that a copy of the table does not allow signing in. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
