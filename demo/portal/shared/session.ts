interface Answer {
  access_token?: string
  message?: string
}

/** Stands in for a portal's server, which would return a token for its signed-in user. Each call returns a new token. */
export async function getToken(): Promise<string> {
  const response = await fetch('/api/v1/admin/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'superadmin@practice.test', password: 'superadmin-demo' }),
  })
  const { access_token: token, message } = (await response.json()) as Answer
  if (!token) throw new Error(message ?? 'No token')
  return token
}
