import type { Answer } from './node-backend.ts'

type Fields = Readonly<Record<string, unknown>>

const rowsOf = (body: object): Fields[] | undefined => ('data' in body && Array.isArray(body.data) ? (body.data as Fields[]) : undefined)

const capitalized = (word: unknown) => (typeof word === 'string' ? word.charAt(0).toUpperCase() + word.slice(1) : word)

const sqlDate = (date: unknown) => (typeof date === 'string' ? date.replace('T', ' ').replace('Z', '') : date)

/** A row as such a backend has it: cents, words with capitals, booleans, SQL dates, numbers as text. */
function rowOf({ amount, status, plan, createdAt, end_date, isActive, totalPatient, ...row }: Fields): Fields {
  return {
    ...row,
    ...(amount !== undefined && { amount_cents: Math.round(Number(amount) * 100) }),
    ...(status !== undefined && { status: status === 'canceled' ? 'Cancelled' : capitalized(status) }),
    ...(plan !== undefined && { plan: capitalized(plan) }),
    ...(isActive !== undefined && { isActive: isActive === '1' || isActive === 1 }),
    ...(totalPatient !== undefined && { totalPatient: `${totalPatient as number}` }),
    ...(createdAt !== undefined && { createdAt: sqlDate(createdAt) }),
    ...(end_date !== undefined && { end_date: sqlDate(end_date) }),
  }
}

/** Gives the answers of a backend in the manner of Laravel: paginators, validation errors, a token within `data`. */
export function inLaravelManner(name: string, { status = 200, body }: Answer, query: URLSearchParams): Answer {
  const { message = '' } = body as { message?: string }
  if (status >= 400)
    return { status, body: status === 422 ? { message: 'The given data was invalid.', errors: { email: [message] } } : { message } }
  if (name === 'POST /admin/login') {
    const { access_token: token, ...user } = body as Fields
    return { body: { status: 'success', data: { token, user } } }
  }
  const rows = rowsOf(body)
  if (rows) {
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 15)]
    const data = rows.slice((page - 1) * size, page * size).map(rowOf)
    return { body: { current_page: page, data, per_page: size, total: rows.length, last_page: Math.max(1, Math.ceil(rows.length / size)) } }
  }
  if (name.startsWith('GET')) return { body: { data: rowOf((body as { data: Fields }).data) } }
  return { body: { status: 'success', ...(message && { message }), data: null } }
}
