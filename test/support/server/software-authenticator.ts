import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAnswer } from '../../../src/core/contract/passkeys.ts'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const base64url = (bytes: Buffer) => bytes.toString('base64url')

/** Encodes CBOR (RFC 8949): integers, byte strings, text and maps, below 64 KiB. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, length: number) =>
    length < 24
      ? Buffer.from([(major << 5) | length])
      : length < 256
        ? Buffer.from([(major << 5) | 24, length])
        : Buffer.from([(major << 5) | 25, length >> 8, length & 255])
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one as Buffer)])])
}

const userPresent = 1
const userVerified = 4
const hasCredential = 64

interface Options {
  challenge: string
  rp?: { id?: string }
  rpId?: string
}

interface Place {
  /** Origin of the page, which the browser signs. */
  origin?: string
  /** Host that the passkey is for. */
  rpId?: string
}

/** A passkey in memory that signs what a test tells it to, also what no browser would. */
export const createPasskey = ({ isVerifying = true } = {}) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const authenticatorData = (rpId: string, more = 0, rest = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const flags = userPresent | (isVerifying ? userVerified : 0) | more
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, rest])
  }

  const answered = (response: PasskeyAnswer['response']): PasskeyAnswer => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })

  return {
    create: (options: Options, { origin = 'http://localhost', rpId = options.rp?.id ?? '' }: Place = {}) => {
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(rpId, hasCredential, credential)],
      ])
      return answered({
        clientDataJSON: base64url(clientData('webauthn.create', options.challenge, origin)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      })
    },
    get: (options: Options, { origin = 'http://localhost', rpId = options.rpId ?? '' }: Place = {}) => {
      const client = clientData('webauthn.get', options.challenge, origin)
      const data = authenticatorData(rpId)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return answered({ clientDataJSON: base64url(client), authenticatorData: base64url(data), signature: base64url(signature) })
    },
  }
}
