/** Yields an error and its causes: drivers and query builders wrap errors. */
function* causesOf(error: unknown): Generator<Error> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}

/** Connection failed or broke, or the disk is full. */
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
 * SQLSTATEs of a server that cannot answer now: connection lost (08), out of resources (53), stopping or starting (57P),
 * statement canceled (57014), lock not available (55P03), idle transaction ended (25P03), standby (25006),
 * and transaction conflicts (40).
 */
const sqlStates = /^(08...|53...|57P..|57014|55P03|25P03|25006|40...)$/

/** Messages of driver errors that have no code. */
const messages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|PGlite is closed)/

/** Returns whether a retry could succeed: the connection or the server failed, not the request. */
export const isUnavailable = (error: unknown) =>
  [...causesOf(error)].some((cause) => {
    const code = 'code' in cause ? String(cause.code) : ''
    return systemCodes.includes(code) || sqlStates.test(code) || messages.test(cause.message)
  })
