interface Answer {
  access_token?: string
  message?: string
}

/** Stands for what a portal's own server would do: hand out a token for whoever is signed in there. Asked again, it hands out a new one. */
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
