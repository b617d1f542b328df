/** Origins that the page's `connect-src` policy blocks. */
const refusedOrigins = new Set<string>()

/** Error of a code file that only a reload of the page can bring. */
export class ReloadNeeded extends Error {
  override readonly name = 'ReloadNeeded'
}

/** The file is gone: the server has another version of the program. */
export class NewVersion extends ReloadNeeded {}

/**
 * Downloads a code file into the browser's cache without running it.
 *
 * @returns after the download, or if the page's policy blocks the request
 * @throws `NewVersion` if the server does not have the file any more; another error if the download fails
 */
export async function reachFile(address: string): Promise<void> {
  const { origin } = new URL(address)
  if (refusedOrigins.has(origin)) return
  const noteRefusal = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (blockedURI === address) refusedOrigins.add(origin)
  }
  document.addEventListener('securitypolicyviolation', noteRefusal)
  try {
    const response = await fetch(address)
    // Some servers send the application's page in place of a missing file.
    if ([404, 410].includes(response.status) || response.headers.get('content-type')?.includes('html'))
      throw new NewVersion(`${address} is gone`)
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  } catch (error) {
    // Browsers report the policy violation after the request has failed.
    await new Promise((resolve) => setTimeout(resolve))
    if (!refusedOrigins.has(origin)) throw error
  } finally {
    document.removeEventListener('securitypolicyviolation', noteRefusal)
  }
}
