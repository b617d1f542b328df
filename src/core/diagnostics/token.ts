import { warnOnce } from './warn-once.ts'

/** Warns of a result of `getToken` that no server accepts as a token. */
export function warnOfToken(token: unknown): void {
  if (typeof token !== 'string') warnOnce(`getToken returned ${kindOf(token)} instead of a string: return the token itself.`)
  else if (/^bearer /i.test(token)) warnOnce('getToken returned a token that begins with "Bearer ": return it without this word.')
  else if (token.trimStart().startsWith('<')) warnOnce('getToken returned HTML: is its URL right, and is the user signed in there?')
  else warnOnce('getToken returned a token with white space: return the token itself.')
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`)
