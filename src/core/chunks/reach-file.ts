/** Origins that the page's `connect-src` policy blocks. */
const refusedOrigins = new Set<string>()

/**
 * Downloads a code file into the browser's cache without running it.
 *
 * @returns after the download, or if the page's policy blocks the request
 * @throws if the download fails
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
