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
  token?: string | undefined
  headers?: Readonly<Record<string, string>>
}

export type AnyCall = Pick<Call<CallSchema>, 'path' | 'public'> & { method: string }

/** Name of a call, such as `GET /admin/doctors`. */
export const nameOf = ({ method, path }: AnyCall): string => `${method} ${path}`

/** A backend under check. `base` is the API base; `headers` go with every request. */
export class Backend {
  constructor(
    readonly base: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /** Sends a call. A request without a response resolves too, with status 0. */
  async send({ method, path }: AnyCall, { query = {}, body, token, headers }: Sent = {}): Promise<Reply> {
    const address = new URL(this.base + path)
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
    const payload = body instanceof FormData ? body : body && JSON.stringify(body)
    return fetchReply(address, {
      method,
      headers: {
        accept: 'application/json',
        ...this.headers,
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(typeof payload === 'string' && { 'content-type': 'application/json' }),
      },
      ...(payload !== undefined && { body: payload }),
    })
  }
}

/** Fetches an address. A request without a response resolves too, with status 0. */
export async function fetchReply(address: URL, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeout) })
    return { status: response.status, headers: response.headers, text: await response.text() }
  } catch (error) {
    return { status: 0, headers: new Headers(), text: '', failure: explainFailure(address, error) }
  }
}
