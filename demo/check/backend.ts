import { prepareRequest } from '../../src/core/api/hooks.ts'
import { searchParamsOf } from '../../src/core/api/search-params.ts'
import { $configuration } from '../../src/core/configuration.ts'
import type { CallSchema, Call } from '../../src/core/contract/call.ts'
import { explainFailure } from './explain-failure.ts'

/** Milliseconds until a request fails, §9. */
const timeout = 60_000

/** Response of a backend. `status` is 0 if there was none; `failure` then tells why. */
export interface Reply {
  status: number
  headers: Headers
  text: string
  failure?: string
}

export interface Sent {
  query?: Readonly<Record<string, string | number>>
  body?: object
  /** Token, or cookies if the hooks have `credentials`. */
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

/** A call of the contract, or a request without a name, to which no hook applies. */
export type AnyCall = Pick<Call<CallSchema>, 'path' | 'public'> & { method: string; name?: string }

/** Name of a call, such as `GET /admin/doctors`. */
export const nameOf = ({ method, path }: AnyCall): string => `${method} ${path}`

/** A backend under check. `base` is the API base; `headers` go with every request. */
export class Backend {
  constructor(
    readonly base: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Names of the headers that every request carries besides those of the contract. */
  ownHeaders = async (): Promise<string[]> =>
    Object.keys({ ...this.headers, ...(await prepareRequest('readAdminProfile', {})).headers }).map((name) => name.toLowerCase())

  /** Sends a call, changed by the hooks. A request without a response resolves too, with status 0; so does a hook that fails. */
  async send({ method, path, name = '' }: AnyCall, { query = {}, body, token, headers }: Sent = {}): Promise<Reply> {
    const given = body instanceof FormData ? { query, form: body } : { query, body }
    const prepared = name === '' ? { query, body, headers: {} } : await Promise.resolve(prepareRequest(name, given)).catch(failureOf)
    if ('failure' in prepared) return prepared
    const address = new URL(this.base + path)
    address.search = searchParamsOf(name, prepared.query ?? {}).toString()
    const payload = payloadOf(prepared.body)
    return fetchReply(address, {
      method,
      headers: {
        accept: 'application/json',
        ...this.headers,
        ...prepared.headers,
        ...headers,
        ...(token !== undefined && (hasCookies() ? { cookie: token } : { authorization: `Bearer ${token}` })),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: payload }),
    })
  }
}

const payloadOf = (body: unknown): FormData | string | undefined =>
  body === undefined || body instanceof FormData ? body : JSON.stringify(body)

/** True if the session is a cookie. */
export const hasCookies = (): boolean => $configuration.get().credentials === 'include'

const noReply = (failure: string) => ({ status: 0, headers: new Headers(), text: '', failure })

const failureOf = (error: unknown) => noReply(error instanceof Error ? error.message : String(error))

/** Fetches an address. A request without a response resolves too, with status 0. */
export async function fetchReply(address: URL, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    return noReply(explainFailure(address, error))
  }
}
