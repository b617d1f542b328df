import { request as forward, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { answerOf, hits, type Fault, type Target } from './faults.ts'
import type { RunningServer } from './server.ts'

/** A request that a test file's pages made. */
export interface SeenRequest {
  method: string
  /** Path and query. */
  url: string
  path: string
  headers: IncomingHttpHeaders
  /** Parsed where it is JSON. */
  body: unknown
  /** `null` while unanswered, 0 where the connection was cut. */
  status: number | null
}

/** What one test file talks to: a server of its own, behind a wire that can be cut. */
export class Backend {
  readonly #server: RunningServer
  readonly #seen: SeenRequest[] = []
  #faults: Fault[] = []
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

  addFault(fault: Fault): void {
    this.#faults.unshift({ ...fault })
  }

  clearFaults(): void {
    this.#faults = []
    this.release()
  }

  /** Lets held requests go on, those of a target or all. */
  release(target: Target = {}): void {
    const isMeant = (request: SeenRequest) => hits(target, request)
    const isSame = (fault: Fault) => fault.method === target.method && fault.path === target.path && fault.pattern === target.pattern
    const isAll = Object.keys(target).length === 0
    // A request that is still on its way would wait for ever.
    this.#faults = this.#faults.filter((fault) => fault.kind !== 'hold' || !(isAll || isSame(fault)))
    const going = this.#held.filter(({ request }) => isMeant(request))
    this.#held = this.#held.filter(({ request }) => !isMeant(request))
    for (const { go } of going) go()
  }

  async close(): Promise<void> {
    this.clearFaults()
    await this.#server.close()
  }

  /** Passes a request on to the server, unless a fault comes between. */
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

    // Held for longer than the page has waited.
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
      served.resume()
      cut(request, seen)
      return
    }
    seen.status = served.statusCode ?? 0
    response.writeHead(seen.status, { ...served.headers, ...askAgain(served.headers) })
    served.pipe(response)
  }

  #takeFault(request: SeenRequest): Fault | undefined {
    const fault = this.#faults.find((candidate) => candidate.times !== 0 && hits(candidate, request))
    if (fault?.times) fault.times -= 1
    return fault
  }

  #send({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const options = { method, headers: { ...headers, connection: 'close' }, agent: false }
      forward(new URL(url ?? '/', this.#server.origin), options, resolve)
        .on('error', reject)
        .end(body)
    })
  }
}

/** To Firefox, words without a head are an answer of HTTP 0.9. */
const halfOfChunks = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\ncu'

/** The browser would ask again by itself if a kept connection were just cut, so the cut leaves half an answer behind. */
function cut(request: IncomingMessage, seen: SeenRequest): void {
  seen.status = 0
  request.socket.end(request.headers['user-agent']?.includes('Firefox') ? halfOfChunks : 'cut')
}

/** A file in the browser's cache would never meet a fault. */
const askAgain = (headers: IncomingHttpHeaders) => (headers['cache-control']?.includes('immutable') ? { 'cache-control': 'no-cache' } : {})

function describe({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): SeenRequest {
  const text = body.toString()
  const isJson = headers['content-type']?.includes('json') && text !== ''
  const { pathname } = new URL(url, 'http://localhost')
  return { method, url, path: pathname, headers, body: isJson ? JSON.parse(text) : text, status: null }
}
