import type { AxiosResponse } from 'axios'
import type { Call, CallSchema } from '../../contract/call.ts'
import { warnOnce } from '../../diagnostics/warn-once.ts'
import { ApiError } from '../api-error.ts'
import { isObject } from './exact.ts'

const addressOf = ({ request }: AxiosResponse) => (request instanceof XMLHttpRequest ? request.responseURL : '')

/** Returns the error of a response that is not JSON, such as a page. */
export const noJson = ({ method, path }: Call<CallSchema>, response: AxiosResponse): ApiError =>
  new ApiError('contract', `${method} ${path}: the answer of ${addressOf(response)} is not JSON. Is apiBase right?`)

/** Calls by id, whose record may be missing. */
const mayMiss = /^(read(Doctor|Patient)|save|change|revoke)/

/** Warns of a 404 that is no missing record. */
export function warnOfMissingPath({ name }: Call<CallSchema>, body: unknown, response: AxiosResponse): void {
  if (!isObject(body) || !mayMiss.test(name)) warnOnce(`${addressOf(response)} answered 404: is apiBase right?`)
}
