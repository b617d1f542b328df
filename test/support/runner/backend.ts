import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { answerOf, hits, type Fault, type Target } from './faults.ts'
import type { RunningServer } from './server.ts'

export interface SeenRequest {
  method: string
  url: string
  path: string
  headers: IncomingHttpHeaders
  /** Parsed if the content type is JSON. */
  body: unknown
  /** `null` while pending, 0 if the connection was cut. */
  status: number | null
}

/** Backend of one test file: a server behind a proxy that injects faults. */
export class Backend {
  readonly #server: RunningServer
  readonly #seen: SeenRequest[] = []
  #faults: Fault[] = []
  #watchesFiles = false
  #held: { request: SeenRequest; go: () => void }[] = []

  constructor(server: RunningServer) {
    this.#server = server
  }

  query(sql: string, parameters: unknown[]): Promise<unknown[]> {
    return this.#server.query(sql, parameters)
  }

  mails(): RunningServer['mails'] {
    return this.#server.mails
  }

  requests(target: Target): SeenRequest[] {
    return this.#seen.filter((request) => hits(target, request))
  }

  /** Makes the browser request hashed files each time, so that faults and `requests` see them. */
  watchFiles(): void {
    this.#watchesFiles = true
  }

  addFault(fault: Fault): void {
    this.#faults.unshift({ ...fault })
  }

  clearFaults(): void {
    this.#faults = []
    this.release()
  }

  /** Passes held requests on to the server: those of a target, or all. */
  release(target: Target = {}): void {
    const isMeant = (request: SeenRequest) => hits(target, request)
    const isSame = (fault: Fault) => fault.method === target.method && fault.path === target.path && fault.pattern === target.pattern
    const isAll = Object.keys(target).length === 0
    // Removes the hold as well, so that requests still on their way are not held forever.
    this.#faults = this.#faults.filter((fault) => fault.kind !== 'hold' || !(isAll || isSame(fault)))
    const going = this.#held.filter(({ request }) => isMeant(request))
    this.#held = this.#held.filter(({ request }) => !isMeant(request))
    for (const { go } of going) go()
  }

  async close(): Promise<void> {
    this.clearFaults()
    await this.#server.close()
  }

  /** Forwards a request to the server, unless a fault applies. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request)
    const seen = describe(request, body)
    this.#seen.push(seen)

    const fault = this.#takeFault(seen)
    if (fault?.kind === 'hold') await new Promise<void>((go) => this.#held.push({ request: seen, go }))
    if (fault?.kind === 'drop') {
      cut(request, seen)
      return
    }

    // The page has aborted the held request.
    if (response.closed) {
      seen.status = 0
      return
    }

    const answer = fault && answerOf(fault)
    if (answer) {
      seen.status = answer.status
      response.writeHead(answer.status, answer.headers).end(answer.body)
      return
    }

    const served = await this.#send(request, body)
    if (fault?.kind === 'lose') {
      cut(request, seen)
      return
    }
    seen.status = served.statusCode
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = served.headers
    const isImmutable = String(headers['cache-control']).includes('immutable')
    if (isImmutable && !this.#isCached(seen)) headers['cache-control'] = 'no-cache'
    response.writeHead(seen.status, headers).end(served.rawPayload)
  }

  /**
   * Returns whether the browser may cache the file: a request that the cache answers never reaches the faults.
   * Only Chromium can clear its cache for `watchFiles`.
   */
  #isCached({ path, headers }: SeenRequest): boolean {
    return !this.#watchesFiles && /\/static\/(js|assets)\//.test(path) && Boolean(headers['user-agent']?.includes('Chrome'))
  }

  #takeFault(request: SeenRequest): Fault | undefined {
    const fault = this.#faults.find((candidate) => candidate.times !== 0 && hits(candidate, request))
    if (fault?.times) fault.times -= 1
    return fault
  }

  #send({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer) {
    return this.#server.inject({ method, url, headers, payload: body })
  }
}

/** Firefox treats bytes without a header as an HTTP 0.9 response, so it gets half of a chunked response. */
const halfOfChunks = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\ncu'

/** Sends part of a response before closing: browsers retry by themselves if a keep-alive connection just closes. */
function cut(request: IncomingMessage, seen: SeenRequest): void {
  seen.status = 0
  request.socket.end(request.headers['user-agent']?.includes('Firefox') ? halfOfChunks : 'cut')
}

function describe({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): SeenRequest {
  const text = body.toString()
  const isJson = headers['content-type']?.includes('json') && text !== ''
  const { pathname } = new URL(url, 'http://localhost')
  return { method, url, path: pathname, headers, body: isJson ? JSON.parse(text) : text, status: null }
}
