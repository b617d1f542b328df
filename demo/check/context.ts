import type { Id } from '../../src/core/contract/as-read.ts'
import type { Role } from '../../src/core/contract/session.ts'
import type { Backend, AnyCall, Reply, Sent } from './backend.ts'
import { readAsClient, type Reading } from './read-as-client.ts'

export interface Account {
  email: string
  password: string
}

/** A signed-in account of the backend under check. */
export interface Session {
  backend: Backend
  account: Account
  token: string
  role: Role | undefined
}

/** Sends a call with the token of the session and reads the response like the elements. */
export async function ask({ backend, token }: Session, call: AnyCall, sent: Sent = {}): Promise<Reading & { reply: Reply }> {
  const reply = await backend.send(call, { token, ...sent })
  return { ...(await readAsClient(call, reply)), reply }
}

export type Row = Readonly<Record<string, unknown>> & { id: Id }

/** Rows of a list that has been read. */
export const rowsOf = (answer: Readonly<Record<string, unknown>>): readonly Row[] => answer['data'] as Row[]

/** Number of rows of a list in all, if it is known; otherwise of those that arrived. */
export const totalOf = (answer: Readonly<Record<string, unknown>>): number =>
  (answer['meta'] as { total: number } | undefined)?.total ?? rowsOf(answer).length

/** A number with its noun, such as `1 row` and `2 rows`. */
export const countOf = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

/** An id of the same type as a real one, which belongs to no record. */
export const unknownId = (like: Id): Id =>
  typeof like === 'number' || /^\d+$/.test(like) ? 2_147_483_647 : '00000000-0000-4000-8000-000000000000'
