/** The portal's own session: its own key, its own sign-in, nothing of the elements'. */

interface Credentials {
  email: string
  password: string
}

const tokenKey = 'harbour-health-token'

// In memory only: with it, a token that ran out is replaced without asking anybody.
let remembered: Credentials | undefined
// What the elements have had. Being asked again means that it was refused.
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

/** What `configure({ getToken })` gets: the token that is kept, or a new one where that was refused. */
export async function getToken(): Promise<string | undefined> {
  if (given && given === keptToken()) {
    if (!remembered) return undefined
    await signIn(remembered)
  }
  given = keptToken()
  return given
}
