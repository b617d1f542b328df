/** An error and what led to it: drivers and query builders wrap what they met. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** No connection, or one that broke; no room on the disk. */
const systemCodes = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EPIPE',
  'ENOSPC',
  'EDQUOT',
]

/**
 * SQLSTATEs of a server that can't answer now: connection lost (08), out of resources (53), stopping or starting (57P), a statement cut short
 * (57014), a lock that somebody else holds (55P03), an idle transaction ended (25P03), a standby (25006), and transactions that met another one (40).
 */
const sqlStates = /^(08...|53...|57P..|57014|55P03|25P03|25006|40...)$/

/** What drivers say without any code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed)/

/** Whether the same request could succeed a moment later: the fault is the connection's or the server's, not the request's. */
export const isUnavailable = (error: unknown) =>
  [...causesOf(error)].some((cause) => {
    const code = 'code' in cause ? String(cause.code) : ''
    return systemCodes.includes(code) || sqlStates.test(code) || messages.test(cause.message)
  })
