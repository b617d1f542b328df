import { isIPv4, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/errors.ts'

/** Counts of failed tries by address. Each kind counts apart. */
type FailureKind = 'address' | 'portal-key' | 'password-reset'

const groupsOf = (text: string) => (text ? text.split(':') : [])

/** Returns the network of an address whose failures count as one: an IPv4 address, or the /64 that one IPv6 customer has. */
export const networkOf = (address: string): string => {
  const mapped = address.replace(/^::ffff:/i, '')
  if (isIPv4(mapped) || !isIPv6(address)) return mapped
  const [head = '', tail] = address.replace(/%.*/, '').split('::')
  const [first, last] = [groupsOf(head), groupsOf(tail ?? '')]
  const zeros = Array.from({ length: tail === undefined ? 0 : Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, 4).map((group) => parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Maximum number of networks in memory. The database knows the others. */
const most = 10_000

/** Networks over their limit of failed tries, in memory of this process. Their requests are refused without work. */
export class ClosedNetworks {
  readonly #ends = new Map<string, Date>()

  constructor(private readonly clock: () => Date) {}

  close(kind: FailureKind, address: string, end: Date): void {
    if (this.#ends.size >= most) for (const [key, ended] of this.#ends) if (ended <= this.clock()) this.#ends.delete(key)
    if (this.#ends.size < most) this.#ends.set(`${kind} ${networkOf(address)}`, end)
  }

  /** @throws HttpError `too-many-requests` for a closed network. */
  check(kind: FailureKind, address: string): void {
    const seconds = ((this.#ends.get(`${kind} ${networkOf(address)}`)?.getTime() ?? 0) - this.clock().getTime()) / 1000
    if (seconds > 0) throw new HttpError('too-many-requests', { retryAfter: Math.ceil(seconds) })
  }
}

/** Refuses sign-ins of closed networks before they take a place of the load limit. */
export const refuseClosedNetworks = (app: FastifyInstance, closed: ClosedNetworks) => {
  app.addHook('onRequest', async ({ ip, routeOptions }) => {
    if (routeOptions.config.refusesClosedNetworks) closed.check('address', ip)
  })
}
