/** Opens an embed session for a user of the portal and returns its token. Only the portal's server knows the key. */
export async function openEmbedSession({ key, backOffice }, id, { name, doctorIds, access }) {
  const response = await fetch(`${backOffice}/api/v1/embed/sessions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      subject: { id, name },
      elements: ['doctor-profile', 'doctor-subscriptions'],
      doctor_ids: doctorIds,
      access,
    }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(`${answer.code}: ${answer.message}`)
  return answer.data.token
}
