import { ApiError } from '../api/api-error.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { $configuration, type GetToken } from '../configuration.ts'
import { withTimeLimit } from '../scheduling/time-limit.ts'
import { $accessToken, $authenticated } from './session-state.ts'

/** One call of the portal's `getToken`, shared by all elements until its token is dropped. */
export interface HandOver {
  getToken: GetToken
  token: Promise<string | null | undefined>
  /** The token that replaces this one after the server rejected it. */
  renewal?: ReturnType<typeof readToken>
}

/** A token and the `getToken` call that returned it; `handOver` is undefined for the panel's own token. Empty for the cookies of a portal. */
export interface Token {
  value: string
  handOver: HandOver | undefined
}

let current: HandOver | undefined

function forget(handOver: HandOver | undefined): void {
  if (current === handOver) current = undefined
}

/** Milliseconds that `getToken` may take. */
const tokenTimeout = 10_000

/** Functions that may take any time: they wait until the page knows the token. */
export const patientGetTokens = new WeakSet<GetToken>()

const late = () => new ApiError('timeout', `getToken took more than ${tokenTimeout / 1_000} s`)

function askPortal(getToken: GetToken): HandOver {
  if (current?.getToken === getToken) return current
  const given = Promise.resolve()
    .then(getToken)
    .catch((error: unknown) => {
      console.error('getToken failed', error)
      return undefined
    })
  const token = patientGetTokens.has(getToken) ? given : withTimeLimit(given, tokenTimeout, late)
  const handOver: HandOver = { getToken, token }
  current = handOver
  // Without a token, the next request calls `getToken` again.
  token.then(
    (value) => (value ? checkToken(value) : forget(handOver)),
    () => forget(handOver),
  )
  return handOver
}

/** Warns of what is no token. Pages without TypeScript can return anything. */
function checkToken(token: unknown): void {
  if (typeof token !== 'string' || /[\s<]/.test(token))
    loadChunk(() => import('../diagnostics/token.ts')).then(({ warnOfToken }) => warnOfToken(token), console.warn)
}

/** Returns the token for the next request: a promise for a portal's, or synchronously the one in the browser's storage. */
export function readToken(): Token | undefined | Promise<Token | undefined> {
  const { getToken } = $configuration.get()
  const tokenOf = (value: string | null | undefined, handOver?: HandOver) => (value ? { value, handOver } : undefined)
  if (!getToken) return hasCookies() ? { value: $accessToken.get() ?? '', handOver: undefined } : tokenOf($accessToken.get())
  const handOver = askPortal(getToken)
  return handOver.token.then((value) => tokenOf(value, handOver))
}

/** Returns true if requests carry cookies in place of a token. After Log Out of the panel there are none. */
const hasCookies = (): boolean => $configuration.get().credentials === 'include' && $authenticated.get() !== 'false'

/** Returns true if there is a token, cookies, or a portal that can provide a token. */
export const hasToken = (): boolean => Boolean($configuration.get().getToken ?? $accessToken.get()) || hasCookies()

/** Makes the next request call `getToken` again, because there may be a new token. */
export const forgetToken = (): void => forget(current)

/** Makes the next request call `getToken` again, because the server rejected this token. */
export const refuseToken = ({ handOver }: Token): void => forget(handOver)

/** Returns the token after a rejected one. It is the same for all requests that used the rejected one, however late their answers are. */
export function renewToken(handOver: HandOver): ReturnType<typeof readToken> {
  forget(handOver)
  return (handOver.renewal ??= readToken())
}

/** Returns true if the next request would use the same token. */
export const isCurrent = ({ handOver }: Token): boolean => handOver === current
