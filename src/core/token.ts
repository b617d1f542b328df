import { $configuration, type GetToken } from './configuration.ts'
import { $accessToken } from './session-state.ts'

let handOver: { getToken: GetToken; token: Promise<string | undefined> } | undefined

// One call of the portal's function serves all elements that ask at the same time.
function askPortal(getToken: GetToken): Promise<string | undefined> {
  if (handOver?.getToken === getToken) return handOver.token
  const token = Promise.resolve()
    .then(getToken)
    .catch((error: unknown) => {
      console.error('getToken failed', error)
      return undefined
    })
  const current = { getToken, token }
  handOver = current
  void token.then((value) => {
    if (!value) forget(current)
  })
  return token
}

function forget(stale: typeof handOver): void {
  if (handOver === stale) handOver = undefined
}

/** The token that the next request carries: the portal's, or the one in the browser's storage. */
export async function readToken(): Promise<string | undefined> {
  const { getToken } = $configuration.get()
  return getToken ? askPortal(getToken) : $accessToken.get()
}

/** Lets the next request ask the portal again, because it gave a token that was refused. */
export async function refuseToken(refused: string): Promise<void> {
  const current = handOver
  if ((await current?.token) === refused) forget(current)
}
