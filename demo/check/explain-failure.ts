/** Codes of certificates that Node does not trust. */
const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
]

/** Code of the innermost error: `fetch` throws 'fetch failed', and the reason is its cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const inner = codeOf(error.cause)
  if (inner) return inner
  // Several addresses of a host failed.
  if (error instanceof AggregateError) return codeOf(error.errors[0])
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name === 'TimeoutError' ? 'ETIMEDOUT' : ''
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.cause instanceof Error ? error.cause.message : error.message) : String(error)

/** Tells in words why a request got no response. */
export function explainFailure({ protocol, hostname, host }: URL, error: unknown): string {
  const code = codeOf(error)
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `There is no host ${hostname}.`
  if (code === 'ECONNREFUSED') return `Nothing listens at ${host}.`
  if (/TIMEDOUT|TIMEOUT/.test(code)) return `${host} did not answer within 60 s.`
  if (untrusted.includes(code))
    return `The certificate of ${host} is self-signed, or from an unknown authority: browsers reject it, too. Trust its authority with NODE_EXTRA_CA_CERTS=authority.pem.`
  if (code === 'CERT_HAS_EXPIRED') return `The certificate of ${host} has expired.`
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `The certificate of ${host} is for another host.`
  if (protocol === 'https:' && /SSL|EPROTO/.test(code)) return `${host} does not speak TLS. Is the address http://${host}?`
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET' || code.startsWith('HPE_'))
    return `${host} closed the connection without an HTTP response.`
  return `${host} gave no response: ${messageOf(error)}`
}
