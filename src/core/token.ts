import { $configuration, type GetToken } from './configuration.ts'
import { $accessToken } from './session-state.ts'

/** One call of the portal's function, which serves all elements that ask at the same time. */
interface HandOver {
  getToken: GetToken
  token: Promise<string | undefined>
}

/** A token, and the hand-over that it came by. */
export interface Token {
  value: string
  handOver: HandOver | undefined
}

let current: HandOver | undefined

function forget(handOver: HandOver | undefined): void {
  if (current === handOver) current = undefined
}

function askPortal(getToken: GetToken): HandOver {
  if (current?.getToken === getToken) return current
  const token = Promise.resolve()
    .then(getToken)
    .catch((error: unknown) => {
      console.error('getToken failed', error)
      return undefined
    })
  const handOver = { getToken, token }
  current = handOver
  // Without a token the next request asks again.
  void token.then((value) => value || forget(handOver))
  return handOver
}

/** The token that the next request carries: the portal's, or at once the one in the browser's storage. */
export function readToken(): Token | undefined | Promise<Token | undefined> {
  const { getToken } = $configuration.get()
  const tokenOf = (value: string | undefined, handOver?: HandOver) => (value ? { value, handOver } : undefined)
  if (!getToken) return tokenOf($accessToken.get())
  const handOver = askPortal(getToken)
  return handOver.token.then((value) => tokenOf(value, handOver))
}

/** Whether there is a session to read with. */
export const hasToken = (): boolean => Boolean($configuration.get().getToken ?? $accessToken.get())

/** Lets the next request ask the portal again, because there may be another token now. */
export const forgetToken = (): void => forget(current)

/** Lets the next request ask the portal again, because the token that it handed over was refused. */
export const refuseToken = ({ handOver }: Token): void => forget(handOver)

/** Whether the next request would carry the same one. */
export const isCurrent = ({ handOver }: Token): boolean => handOver === current
