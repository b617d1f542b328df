import type { AxiosResponse } from 'axios'
import { ApiError, isOwnRefusal } from './api-error.ts'
import { $configuration } from '../configuration.ts'
import { parsed } from './responses/parsed.ts'
import { noteAccess } from '../session/access.ts'
import { $accessToken, dropSession, expireSession, restoreSession } from '../session/session-state.ts'
import { isCurrent, readToken, refuseToken, renewToken, type HandOver, type Token } from '../session/token.ts'

type Send = (token: string) => Promise<AxiosResponse<ArrayBuffer>>

/**
 * Sends a request with the session's token. Ends the session, or requests a new token from the portal, if the server refuses it.
 * `mayBlamePassword`: other backends than our own tell a wrong old password by 401 or 403, too, which does not concern the session.
 */
export async function sendWithToken(send: Send, mayBlamePassword: boolean): Promise<AxiosResponse<ArrayBuffer>> {
  const held = readToken()
  // The panel's own token is available synchronously. Awaiting it would delay the request until pending rendering is done.
  const token = held && 'value' in held ? held : await held
  if (!token) {
    if (!$configuration.get().getToken) dropSession()
    expireSession('no-token')
    throw Object.assign(new ApiError('unauthorized', 'There is no session'), { isUnsent: true })
  }
  const response = await send(token.value)
  if (mayBlamePassword && isRefused(response) && !isOwnRefusal(parsed(new TextDecoder().decode(response.data)))) return response
  return token.handOver ? healed(response, token, token.handOver, send) : guarded(response, token)
}

const isRefused = ({ status }: AxiosResponse): boolean => [401, 403].includes(status)

/** Ends the panel's own session after a 401 or 403, unless another session has started since the request. */
function guarded(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  noteAccess(response)
  const isPortal = token.value === ''
  if (isPortal && response.status === 401) expireSession('refused')
  else if (isPortal) restoreSession()
  if (isRefused(response) && $accessToken.get() === token.value) {
    dropSession()
    expireSession('refused')
  }
  return response
}

/** Requests a new token from the portal once after a 401, then repeats the request. */
async function healed(
  first: AxiosResponse<ArrayBuffer>,
  token: Token,
  handOver: HandOver,
  send: Send,
): Promise<AxiosResponse<ArrayBuffer>> {
  if (first.status !== 401) return welcomed(first, token)
  const renewed = await renewToken(handOver)
  const response = renewed ? await send(renewed.value) : first
  if (renewed && response.status !== 401) return welcomed(response, renewed)
  if (renewed) refuseToken(renewed)
  expireSession('refused')
  return response
}

/** Restores an expired session, unless the request's token has been replaced in the meantime. */
function welcomed(response: AxiosResponse<ArrayBuffer>, token: Token): AxiosResponse<ArrayBuffer> {
  if (isCurrent(token)) {
    noteAccess(response)
    restoreSession()
  }
  return response
}
