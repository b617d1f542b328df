import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import type { IncomingHttpHeaders } from 'node:http'
import { selfSigned } from '../backends/self-signed.ts'

interface HttpsOptions {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Loopback address of the client, such as 127.0.0.2. */
  from?: string
}

export interface HttpsAnswer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a request to localhost with the test certificate, from a chosen address. */
export const callHttps = (
  port: number,
  path: string,
  { method = 'GET', headers = {}, body, from }: HttpsOptions = {},
): Promise<HttpsAnswer> =>
  new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', servername: 'localhost', port, path, method, ca: selfSigned.cert, agent: false as const }
    const sent = request(
      { ...options, headers: { host: 'localhost', ...headers, connection: 'close' }, ...(from !== undefined && { localAddress: from }) },
      (answer) => {
        text(answer).then((content) => resolve({ status: answer.statusCode, headers: answer.headers, body: content }), reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
