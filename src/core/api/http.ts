import axios from 'axios'
import { ApiError, errorOf } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import { noteConnection } from './connection.ts'
import { readAdminProfile } from '../contract/admins.ts'
import type { Answer, Body, Call, CallSchema, Query } from '../contract/call.ts'
import { prepareRequest, type Prepared } from './hooks.ts'
import { noteAcceptance, submissionOf } from './idempotency.ts'
import { readAnswer } from './responses/read-answer.ts'
import { searchParamsOf } from './search-params.ts'
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

interface RequestOptions<Schema extends CallSchema> {
  query?: Query<Schema>
  body?: Body<Schema>
  /** Multipart body; replaces `body` in calls that upload files. */
  form?: FormData
  /** Cancels the request. */
  signal?: AbortSignal | undefined
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
  const prepared = prepareRequest(call.name, options)
  const headers = submission && { 'Idempotency-Key': submission.key }
  const send = senderOf(call, prepared instanceof Promise ? await prepared : prepared, headers, options.signal)
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

/** Returns a function that sends a prepared request with a token; with cookies instead, if `configure()` says so. */
function senderOf(
  call: Call<CallSchema>,
  { query, body, headers: own }: Prepared,
  headers?: Readonly<Record<string, string>>,
  signal?: AbortSignal,
) {
  const { apiBase: baseURL, credentials } = $configuration.get()
  const hasCookies = credentials === 'include'
  return (token?: string) =>
    client.request<ArrayBuffer>({
      baseURL,
      url: call.path,
      method: call.method,
      responseType: 'arraybuffer',
      withCredentials: hasCookies,
      params: query && searchParamsOf(call.name, query),
      data: body,
      ...(signal && { signal }),
      headers: { ...(token && !hasCookies && { Authorization: `Bearer ${token}` }), ...headers, ...own },
    })
}

/** Sends a call with this token, such as that of a session that has ended. The response does not affect the session state. */
export async function sendInBackground<Schema extends CallSchema>(
  call: Call<Schema>,
  token: string,
  options: Pick<RequestOptions<Schema>, 'body'> = {},
): Promise<void> {
  await senderOf(call, await prepareRequest(call.name, options))(token)
}
