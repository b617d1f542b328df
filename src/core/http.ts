import axios, { type AxiosResponse } from 'axios'
import shapes from 'virtual:response-shapes'
import { isBlank, readBody } from './responses/body.ts'
import { readResponse } from './responses/read-response.ts'
import { isRefusal } from './responses/refusal.ts'
import { ApiError, errorOf, refusalOf } from './api-error.ts'
import { $configuration } from './configuration.ts'
import { noteConnection } from './connection.ts'
import type { Answer, Body, Call, CallSchema, Query } from './contract/call.ts'
import { noteAcceptance, submissionOf } from './idempotency.ts'
import { $accessToken, dropSession, expireSession, restoreSession } from './session-state.ts'
import { isCurrent, readToken, refuseToken, type Token } from './token.ts'

/** Milliseconds, §9. */
const timeout = 60_000

// No cookie is needed, and axios would wait for the browser to look for one before it sends anything.
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
  /** Instead of a body, where the call takes files. */
  form?: FormData
}

/**
 * Sends one call of the contract and gives its answer.
 * Throws `ApiError`. Sets the state of the session and never navigates: who shows the page listens to it.
 */
export async function request<Schema extends CallSchema>(
  call: Call<Schema>,
  options: RequestOptions<Schema> = {},
): Promise<Answer<Schema>> {
  const submission = call.method === 'GET' ? undefined : await submissionOf(call, options)
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

/** Leaves out what is not asked for. */
const searchParamsOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query as Record<string, string | number | undefined>).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

/** Sends a call with a token that is the session's no more. How it is answered changes nothing here. */
export async function sendInBackground(call: Call<CallSchema>, token: string): Promise<void> {
  const { path: url, method } = call
  await client.request({ baseURL: $configuration.get().apiBase, url, method, headers: { Authorization: `Bearer ${token}` } })
}

/** The answer to a change that was made and is not spoken of: a 204, or a 200 without a body. */
export const emptyAnswer = Object.freeze({})

async function answerOf<Schema extends CallSchema>(
  { method, path }: Call<Schema>,
  { data: body, status }: AxiosResponse<ArrayBuffer>,
): Promise<Answer<Schema>> {
  const isEmpty = method !== 'GET' && isBlank(body)
  const data = isEmpty ? emptyAnswer : await readBody(body)
  if (status < 200 || status >= 300) throw refusalOf(data, status)
  if (typeof data !== 'object' || data === null) throw new ApiError('contract', 'The answer is not JSON')
  // A refusal may come as a 200, too.
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
  // Our own is there: if its request waited, that would be for all that is being drawn.
  const token = held && 'value' in held ? held : await held
  if (!token) {
    if (!$configuration.get().getToken) dropSession()
    expireSession('no-token')
    throw new ApiError('unauthorized', 'There is no session')
  }
  const response = await send(token.value)
  return token.handOver ? healed(response, token, send) : guarded(response, token)
}

/** The panel's own session ends with any 401 or 403, unless another session has begun meanwhile. */
function guarded(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  if ([401, 403].includes(response.status) && $accessToken.get() === token.value) {
    dropSession()
    expireSession('refused')
  }
  return response
}

/** A portal's session is asked for once more after a 401, and the request is repeated. */
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

/** An answer to a token that has been given up meanwhile restores nothing. */
function welcomed(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  if (isCurrent(token)) restoreSession()
  return response
}
