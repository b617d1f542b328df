import { mails } from '../../backend.ts'
import { until } from '../../until.ts'

export const forgottenPath = '/admin/password/forgotten'
export const resetPath = '/admin/password/reset'

const linksTo = async (address: string) =>
  (await mails()).filter(({ to }) => to === address).flatMap(({ text }) => /https?:\S+#reset=\S+/.exec(text)?.[0] ?? [])

/** Waits for a mail with a link for a forgotten password, and returns the link of the last. */
export async function resetLinkFor(address: string, { after = 0 } = {}): Promise<URL> {
  await until(async () => (await linksTo(address)).length > after, `No link for ${address}`)
  return new URL((await linksTo(address)).at(-1)!)
}

/** Asks for a link without a screen and returns its token. */
export async function newToken(address: string): Promise<string> {
  const { length } = await linksTo(address)
  const answer = await fetch(`/api/v1${forgottenPath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: address }),
  })
  if (!answer.ok) throw new Error(`No link: ${answer.status}`)
  return (await resetLinkFor(address, { after: length })).hash.replace('#reset=', '')
}
