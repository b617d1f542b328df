import type { FastifyInstance } from 'fastify'

/** Warns once if a proxy passes requests on that `TRUST_PROXY` does not name: the server takes all its clients for one. */
export const warnOfUntrustedProxy = (app: FastifyInstance) => {
  let isWarned = false
  app.addHook('onRequest', async ({ headers, ip, ips = [], log }) => {
    // Only behind a trusted proxy there is a second address. It may be the same: a client on the proxy's machine.
    if (isWarned || headers['x-forwarded-for'] === undefined || ips.length > 1) return
    isWarned = true
    log.warn(
      `${ip} sends X-Forwarded-For but is no trusted proxy: sign-in limits count all its clients as one, and addresses of pictures name this server. If it is your proxy, name it in TRUST_PROXY and set PUBLIC_URL.`,
    )
  })
}
