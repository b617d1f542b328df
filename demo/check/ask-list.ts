import { defaultPageSize } from '../../src/core/contract/list.ts'
import { nameOf, type AnyCall, type Sent } from './backend.ts'
import { ask, type Session } from './context.ts'

/** Statuses by which a backend refuses parameters that it does not know. */
const refusals = [400, 422]

/**
 * Requests a list like the elements: one page; or all rows, if the backend refuses the parameters of paging.
 * Adds the name of such a list to `withoutPaging`.
 */
export async function askList(session: Session, call: AnyCall, withoutPaging: Set<string>, query: Sent['query'] = {}) {
  const page = await ask(session, call, { query: { page: 1, page_size: defaultPageSize, ...query } })
  if (!refusals.includes(page.reply.status)) return page
  const whole = await ask(session, call, { query })
  if (whole.answer) withoutPaging.add(nameOf(call))
  return whole
}
