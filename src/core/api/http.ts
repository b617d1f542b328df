import axios, { type AxiosResponse } from 'axios'
import shapes from 'virtual:response-shapes'
import { isBlank, readBody } from './responses/body.ts'
import { readResponse } from './responses/read-response.ts'
import { isRefusal } from './responses/refusal.ts'
import { ApiError, errorOf, refusalOf } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import { noteConnection } from './connection.ts'
import { readAdminProfile } from '../contract/admins.ts'
import type { Answer, Body, Call, CallSchema, Query } from '../contract/call.ts'
import { noteAcceptance, submissionOf } from './idempotency.ts'
import { $accessToken, dropSession, expireSession, restoreSession } from '../session/session-state.ts'
import { isCurrent, readToken, refuseToken, type Token } from '../session/token.ts'

/** Milliseconds, §9. */
const timeout = 60_000

// The API needs no XSRF cookie. By default, axios waits for the browser to read cookies before it sends a request.
const client = axios.create({ adapter: 'xhr', timeout, validateStatus: () => true, xsrfCookieName: '' })

client.interceptors.response.use(
  (response) => {
    noteConnection(true)
    noteAcceptance(response)
    return response
  },
  (thrown: unknown) => {
    const error = errorOf(thrown)
    if (error instanceof ApiError && error.code === 'network') noteConnection(false)
    throw error
  },
)

interface RequestOptions<Schema extends CallSchema> {
  query?: Query<Schema>
  body?: Body<Schema>
  /** Multipart body; replaces `body` in calls that upload files. */
  form?: FormData
}

/**
 * Sends a call of the contract and returns its response.
 * Throws `ApiError`. Updates the session state but never navigates; the page subscribes to the state.
 */
export async function request<Schema extends CallSchema>(
  call: Call<Schema>,
  options: RequestOptions<Schema> = {},
): Promise<Answer<Schema>> {
  const submission = call.method === 'GET' ? undefined : await submissionOf(call, options, () => request(readAdminProfile))
  const send = (token?: string) =>
    client.request<ArrayBuffer>({
      baseURL: $configuration.get().apiBase,
      url: call.path,
      method: call.method,
      responseType: 'arraybuffer',
      params: options.query && searchParamsOf(options.query),
      data: options.form ?? options.body,
      headers: { ...(token && { Authorization: `Bearer ${token}` }), ...(submission && { 'Idempotency-Key': submission.key }) },
    })
  try {
    const answer = await answerOf(call, call.public ? await send() : await sendWithToken(send))
    submission?.end()
    return answer
  } catch (thrown) {
    const error = errorOf(thrown)
    submission?.fail(error)
    throw error
  }
}

const searchParamsOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query as Record<string, string | number | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** Sends a call with the token of a session that has ended. The response does not affect the session state. */
export async function sendInBackground(call: Call<CallSchema>, token: string): Promise<void> {
  const { path: url, method } = call
  await client.request({ baseURL: $configuration.get().apiBase, url, method, headers: { Authorization: `Bearer ${token}` } })
}

/** Response of a change that succeeded without a body (204, or 200 with an empty body). */
export const emptyAnswer = Object.freeze({})

async function answerOf<Schema extends CallSchema>(
  { method, path }: Call<Schema>,
  { data: body, status }: AxiosResponse<ArrayBuffer>,
): Promise<Answer<Schema>> {
  const isEmpty = method !== 'GET' && isBlank(body)
  const data = isEmpty ? emptyAnswer : await readBody(body)
  if (status < 200 || status >= 300) throw refusalOf(data, status)
  if (typeof data !== 'object' || data === null) throw new ApiError('contract', 'The answer is not JSON')
  // Some backends send errors with status 200.
  if (isRefusal(data)) throw refusalOf(data, 400)
  const shape = shapes[`${method} ${path}`]
  const { answer, unreadable } = shape ? await readResponse(shape, data) : { answer: data }
  if (unreadable !== undefined) {
    const error = new ApiError('contract', `${method} ${path}: ${unreadable} is not as the contract has it`, {}, unreadable)
    if (!answer) throw error
    console.error(error)
  }
  return answer as Answer<Schema>
}

type Send = (token: string) => Promise<AxiosResponse<ArrayBuffer>>

async function sendWithToken(send: Send): Promise<AxiosResponse<ArrayBuffer>> {
  const held = readToken()
  // The panel's own token is available synchronously. Awaiting it would delay the request until pending rendering is done.
  const token = held && 'value' in held ? held : await held
  if (!token) {
    if (!$configuration.get().getToken) dropSession()
    expireSession('no-token')
    throw new ApiError('unauthorized', 'There is no session')
  }
  const response = await send(token.value)
  return token.handOver ? healed(response, token, send) : guarded(response, token)
}

/** Ends the panel's own session after a 401 or 403, unless another session has started since the request. */
function guarded(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  if ([401, 403].includes(response.status) && $accessToken.get() === token.value) {
    dropSession()
    expireSession('refused')
  }
  return response
}

/** Requests a new token from the portal once after a 401, then repeats the request. */
async function healed(first: AxiosResponse<ArrayBuffer>, token: Token, send: Send): Promise<AxiosResponse<ArrayBuffer>> {
  if (first.status !== 401) return welcomed(first, token)
  refuseToken(token)
  const renewed = await readToken()
  const response = renewed ? await send(renewed.value) : first
  if (renewed && response.status !== 401) return welcomed(response, renewed)
  if (renewed) refuseToken(renewed)
  expireSession('refused')
  return response
}

/** Restores an expired session, unless the request's token has been replaced in the meantime. */
function welcomed(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  if (isCurrent(token)) restoreSession()
  return response
}
