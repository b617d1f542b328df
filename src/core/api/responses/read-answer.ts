import type { AxiosResponse } from 'axios'
import shapes from 'virtual:response-shapes'
import { isOwnRefusal, refusalOf, type ApiError } from '../api-error.ts'
import { loadChunk } from '../../chunks/load-chunk.ts'
import { $configuration } from '../../configuration.ts'
import type { Answer, Call, CallSchema } from '../../contract/call.ts'
import { mapAnswer } from '../hooks.ts'
import { isBlank, readBody } from './body.ts'
import { isExact, isObject } from './exact.ts'

type Response = AxiosResponse<ArrayBuffer>

/** Response of a change that succeeded without a body (204, or 200 with an empty body or a word). */
export const emptyAnswer = Object.freeze({})

/** Returns the response to a call in the form of the contract. Throws `ApiError` for a refusal and for a response without data. */
export async function readAnswer<Schema extends CallSchema>(call: Call<Schema>, response: Response): Promise<Answer<Schema>> {
  const { data: body, status } = response
  const isChange = call.method !== 'GET' && !call.public
  const given = isBlank(body) ? undefined : await readBody(body)
  if (status < 200 || status >= 300) throw await refusedWith(call, given, response)
  const answer = await mapAnswer(call.name, given)
  // Our own server says success. Others may say the contrary in many ways.
  if (!isObject(given) || given['success'] !== true || answer !== given) await refuse(call, [given, answer], response)
  return (isChange ? (isObject(answer) ? answer : emptyAnswer) : await dataAnswer(call, answer, response)) as Answer<Schema>
}

/** Throws the refusal that a response of 2xx may be. A change succeeds with any other JSON, with a word such as OK, and without a body. */
async function refuse(call: Call<CallSchema>, [given, answer]: readonly unknown[], response: Response): Promise<void> {
  const { isBroken, isRefusal } = await loadChunk(() => import('./refusal.ts'))
  const text = given === undefined ? new TextDecoder().decode(response.data) : ''
  const refused = [given ?? text, answer ?? ''].find(isRefusal)
  if (refused !== undefined) throw await refusedWith(call, refused, response, 400)
  if (isBroken(text)) throw (await wrongAddress()).noJson(call, response)
}

const wrongAddress = () => loadChunk(() => import('./wrong-address.ts'))

async function refusedWith(call: Call<CallSchema>, body: unknown, response: Response, status = response.status): Promise<ApiError> {
  const retryAfter: unknown = response.headers['retry-after']
  // Nobody waits for the warning, and a file that does not load changes no refusal.
  if (status === 404) wrongAddress().then(({ warnOfMissingPath }) => warnOfMissingPath(call, body, response), console.warn)
  if (isOwnRefusal(body) && !retryAfter) return refusalOf(body, status)
  const { otherRefusal } = await loadChunk(() => import('./other-refusals.ts'))
  return otherRefusal(body, status, retryAfter, call.name)
}

async function dataAnswer(call: Call<CallSchema>, given: unknown, response: Response): Promise<object> {
  const shape = shapes[`${call.method} ${call.path}`]
  if (given === undefined || given === null) throw (await wrongAddress()).noJson(call, response)
  if (!shape || (await isExact(shape, given, $configuration.get().apiBase))) return given
  const { readOther } = await loadChunk(() => import('./read-other.ts'))
  return readOther(call, shape, given, response)
}
