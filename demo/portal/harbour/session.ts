/** Session of the portal, with its own storage key and sign-in, independent of the elements. */

interface Credentials {
  email: string
  password: string
}

const tokenKey = 'harbour-health-token'

// In memory only. Allows replacing an expired token without a prompt.
let remembered: Credentials | undefined
// Token that the elements received. If they request it again, the server rejected it.
let given: string | undefined

const keptToken = () => sessionStorage.getItem(tokenKey) ?? undefined

export const isSignedIn = () => keptToken() !== undefined

export async function signIn(credentials: Credentials): Promise<void> {
  const response = await fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  const answer = (await response.json()) as { access_token?: string; message?: string }
  if (!response.ok || !answer.access_token) throw new Error(answer.message ?? 'The sign-in failed')
  sessionStorage.setItem(tokenKey, answer.access_token)
  remembered = credentials
  given = undefined
}

export function signOut(): void {
  sessionStorage.removeItem(tokenKey)
  remembered = undefined
  given = undefined
}

/** Passed to `configure({ getToken })`. Returns the stored token, or a new one if the server rejected it. */
export async function getToken(): Promise<string | undefined> {
  if (given && given === keptToken()) {
    if (!remembered) return undefined
    await signIn(remembered)
  }
  given = keptToken()
  return given
}
