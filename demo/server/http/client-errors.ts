import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { statusOfErrorCode, type ServerErrorCode } from '../../../src/core/contract/errors.ts'
import { HttpError, errorBody } from './errors.ts'

const codes: Record<string, ServerErrorCode> = { ERR_HTTP_REQUEST_TIMEOUT: 'request-timeout', HPE_HEADER_OVERFLOW: 'too-large' }

/** Statuses other than that of the code. */
const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers connection errors before a request exists, such as garbage or slow headers. Uses the contract's error shape
 * and closes the connection.
 */
export const answerClientError = (error: ConnectionError, socket: Socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const id = randomUUID()
  const refusal = new HttpError(codes[error.code] ?? 'bad-request')
  const body = JSON.stringify(errorBody(refusal, id))
  const head = [
    `HTTP/1.1 ${statuses[error.code] ?? statusOfErrorCode[refusal.code]} ${refusal.code}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${id}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy(error)
}
