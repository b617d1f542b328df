import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Answer {
  status: number
  type: string
  bytes: Buffer
}

interface Asked {
  token?: string | undefined
  body?: object
}

const encoded = async (body: object) => {
  if (!(body instanceof FormData)) return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
  const form = new Request('http://localhost', { method: 'POST', body })
  return { type: form.headers.get('content-type') ?? '', bytes: Buffer.from(await form.arrayBuffer()) }
}

/** Opens one keep-alive connection to a server. It sends requests one after another. */
export const openConnection = (origin: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string, { token, body }: Asked = {}): Promise<Answer> => {
    const payload = body && (await encoded(body))
    return new Promise((resolve, reject) => {
      const sent = request(
        origin + path,
        {
          agent,
          method: body ? 'POST' : 'GET',
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(payload && { 'content-type': payload.type, 'content-length': payload.bytes.length }),
          },
        },
        (answer) => {
          buffer(answer).then(
            (bytes) => resolve({ status: answer.statusCode ?? 0, type: String(answer.headers['content-type']), bytes }),
            reject,
          )
        },
      )
      sent.on('error', reject).end(payload?.bytes)
    })
  }
  return { origin, ask, close: () => agent.destroy() }
}

export type Connection = ReturnType<typeof openConnection>
