import { listAdmins } from '../../../src/core/contract/admins.ts'
import { listDoctors } from '../../../src/core/contract/doctors.ts'
import { listPatients } from '../../../src/core/contract/patients.ts'
import { listSubscriptions } from '../../../src/core/contract/subscriptions.ts'
import { nameOf, type AnyCall } from '../backend.ts'
import { ask, rowsOf, type Session } from '../context.ts'
import { guide } from '../guide.ts'
import { fail, judge, pass, skip, type Line, type Trait } from '../line.ts'
import type { Found } from './reads.ts'

const trait = (call: AnyCall, name: string, wanted: string): Trait => ({
  level: 'recommended',
  name: `${nameOf(call)}: ${name}`,
  wanted,
  guide: guide.paging,
})

/** Checks paging of all lists, and sort and search of the doctors. Whole lists are paged, sorted and searched in the browser. */
export async function checkLists(session: Session, { withoutPaging, doctors }: Found): Promise<Line[]> {
  const lines: Line[] = []
  for (const call of [listDoctors, listPatients, listSubscriptions, listAdmins]) {
    const line = await checkPaging(session, call, withoutPaging.has(nameOf(call)))
    if (line) lines.push(line)
    if (call === listDoctors) lines.push(...(await checkOrderAndSearch(session, line?.result === 'pass', doctors.length)))
  }
  return lines
}

/** Undefined for a list that the account may not read. */
async function checkPaging(session: Session, call: AnyCall, isRefused: boolean): Promise<Line | undefined> {
  const paging = trait(call, 'paging', 'page and page_size select rows; meta.total counts all')
  if (isRefused) return fail(paging, 'refuses page and page_size; the elements request all rows')
  const first = await ask(session, call, { query: { page: 1, page_size: 1 } })
  if (!first.answer) return first.reply.status === 403 ? undefined : fail(paging, first.problem)
  const rows = rowsOf(first.answer)
  const { total } = (first.answer['meta'] ?? {}) as { total?: number }
  if (rows.length > 1) return fail(paging, `page_size=1 returns ${rows.length} rows; the elements page in the browser`)
  if (total === undefined) return rows.length === 0 ? skip(paging, 'there is no row') : fail(paging, 'no total')
  if (total < 2) return pass(paging, `${total} in all`)
  const second = await ask(session, call, { query: { page: 2, page_size: 1 } })
  if (!second.answer) return fail(paging, second.problem)
  const isOther = rowsOf(second.answer)[0]?.id !== rows[0]?.id
  return judge(paging, isOther, isOther ? `${total} in all` : 'page=2 returns the rows of page 1')
}

const unlikely = 'zzqxzzqx'

async function checkOrderAndSearch(session: Session, isPaged: boolean, doctors: number): Promise<Line[]> {
  const order = trait(listDoctors, 'sort', 'sort and order apply to all rows')
  const search = trait(listDoctors, 'search', 'q selects rows that contain its words')
  if (!isPaged) return [order, search].map((each) => skip(each, 'without paging, the browser does it'))
  if (doctors < 2) return [order, search].map((each) => skip(each, 'needs two doctors'))
  const firstNames = await Promise.all(
    ['asc', 'desc'].map(async (direction) => {
      const { answer, problem } = await ask(session, listDoctors, { query: { page: 1, page_size: 1, sort: 'name', order: direction } })
      return answer ? { name: rowsOf(answer)[0]?.['name'] } : { problem }
    }),
  )
  const [ascending, descending] = firstNames
  const { answer, problem } = await ask(session, listDoctors, { query: { page: 1, page_size: 1, q: unlikely } })
  const total = answer ? rowsOf(answer).length : 0
  return [
    ascending?.problem !== undefined
      ? fail(order, ascending.problem)
      : judge(order, ascending?.name !== descending?.name, `${String(ascending?.name)} first, ${String(descending?.name)} last`),
    answer ? judge(search, total === 0, total === 0 ? 'no row for an unlikely word' : 'ignores q') : fail(search, problem),
  ]
}
