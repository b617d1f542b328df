import axios from 'axios'
import { ApiError, errorOf } from './api-error.ts'
import { loadChunk } from '../chunks/load-chunk.ts'
import { $configuration } from '../configuration.ts'
import { noteConnection } from './connection.ts'
import { readAdminProfile } from '../contract/admins.ts'
import type { Answer, Body, Call, CallSchema, Query } from '../contract/call.ts'
import { noteAcceptance, submissionOf } from './idempotency.ts'
import { readAnswer } from './responses/read-answer.ts'
import { sendWithToken } from './with-token.ts'

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

const loadMappings = () => loadChunk(() => import('./mappings.ts'))

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
  const { apiBase: baseURL, credentials, headers, mapRequest: mappings } = $configuration.get()
  const { query, body } =
    call.name in mappings
      ? await (await loadMappings()).mapRequest(call.name, options)
      : { query: options.query, body: options.form ?? options.body }
  const own = typeof headers === 'function' ? await headers() : headers
  const send = (token?: string) =>
    client.request<ArrayBuffer>({
      baseURL,
      url: call.path,
      method: call.method,
      responseType: 'arraybuffer',
      withCredentials: credentials === 'include',
      params: query && searchParamsOf(call, query),
      data: body,
      headers: {
        ...(token && credentials !== 'include' && { Authorization: `Bearer ${token}` }),
        ...(submission && { 'Idempotency-Key': submission.key }),
        ...own,
      },
    })
  try {
    const response = call.public ? await send() : await sendWithToken(send, call.name === 'changePassword')
    const answer = await readAnswer(call, response)
    submission?.end()
    return answer
  } catch (thrown) {
    const error = errorOf(thrown)
    submission?.fail(error)
    throw error
  }
}

function searchParamsOf({ name: call }: Call<CallSchema>, query: object): URLSearchParams {
  const { listParameters } = $configuration.get()
  const renamed: Readonly<Record<string, string | false | undefined>> = call.startsWith('list') ? listParameters : {}
  return new URLSearchParams(
    Object.entries(query as Record<string, string | number | undefined>).flatMap(([name, value]) => {
      const sent = renamed[name] ?? name
      return value === undefined || sent === false ? [] : [[sent, String(value)]]
    }),
  )
}

/** Sends a call with the token of a session that has ended. The response does not affect the session state. */
export async function sendInBackground(call: Call<CallSchema>, token: string): Promise<void> {
  const { path: url, method } = call
  const { apiBase: baseURL, credentials } = $configuration.get()
  const isCookie = credentials === 'include'
  await client.request({ baseURL, url, method, withCredentials: isCookie, headers: isCookie ? {} : { Authorization: `Bearer ${token}` } })
}
