import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from '@web/dev-server-core'

/** Matches the runner's own page and scripts, and files served from the checkout. */
export const isRunner = (url: string): boolean => /^\/($|\?|__web-|__wds-|node_modules\/|src\/)/.test(url)

export const isSource = (path: string): boolean => path.startsWith('/test/')

/** Hands a request to another handler and waits for its response, so that the runner sees the real status. */
export async function answered(context: Context, handle: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> {
  context.respond = false
  context.res.statusCode = 200
  const closed = once(context.res, 'close')
  handle(context.req, context.res)
  await closed
}
