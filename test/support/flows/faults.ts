import type { Call, CallSchema } from '../../../src/core/contract/call.ts'
import { fault, type Fault } from '../backend.ts'
import { beforeSending } from '../core/before-sending.ts'

export type AnyCall = Pick<Call<CallSchema>, 'method' | 'path' | 'public'>

/** Internal details in the response of a careless server. The page must not show them. */
const insides = 'TypeError: [object Object] in select password_hash from admins\n    at Object.<anonymous> (/app/server.js:12:34)'

const refusal = (code?: string) => ({ success: false, ...(code && { code }), message: insides })

const faults: Record<string, Pick<Fault, 'kind' | 'status' | 'body'>> = {
  'a time-out': { kind: 'hold' },
  'a lost network': { kind: 'drop' },
  'a 500': { kind: 'status', status: 500, body: refusal('server') },
  'an HTML body': { kind: 'html' },
  'malformed JSON': { kind: 'malformed' },
  'a 401': { kind: 'status', status: 401, body: refusal('unauthorized') },
  'a 403': { kind: 'status', status: 403, body: refusal('forbidden') },
  'a 429': { kind: 'status', status: 429, body: refusal('too-many-requests') },
  'success: false in a 200': { kind: 'status', status: 200, body: refusal() },
}

export const faultNames = Object.keys(faults)

export const endsSession = (name: string): boolean => ['a 401', 'a 403'].includes(name)

/** Lets a call fail from now on. Sets a timeout of 50 ms for 'a time-out'. */
export async function provoke(name: string, { method, path }: AnyCall): Promise<void> {
  await fault({ ...faults[name]!, method, path })
  if (name !== 'a time-out') return
  beforeSending((request) => {
    request.timeout = 50
  })
}

/** Text that only programs produce. */
export const rawText =
  /AxiosError|Unexpected (token|end)|Network Error|status code|timeout of|TypeError|\[object|password_hash|\bat \S+ ?\(|\bundefined\b|\bNaN\b|by the test|<!doctype/
