/** Origins that the page's `connect-src` does not allow. */
const refusedOrigins = new Set<string>()

/**
 * Downloads a file of the program into the browser's cache without running it.
 *
 * @returns when the file is there, or when the page's policy forbids the request
 * @throws when the file does not arrive
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
    // Browsers report a violation after the request has failed.
    await new Promise((resolve) => setTimeout(resolve))
    if (!refusedOrigins.has(origin)) throw error
  } finally {
    document.removeEventListener('securitypolicyviolation', noteRefusal)
  }
}
