import { plans, type List } from './lists.ts'
import { first, pageSize, sortedBy, type Asked, type Read } from './reading.ts'

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
) {
  const element: HTMLElementTagNameMap[Tag] = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

/** Floor (baseline): renders a list without any library. */
export function showTable<Row extends { id: number; profile_picture: string | null }>(
  place: HTMLElement,
  list: List<Row>,
  read: Read<Row>,
): void {
  let asked: Asked = first
  const search = make('input', { type: 'search', ariaLabel: 'Search', oninput: () => void show({ ...asked, page: 1, q: search.value }) })
  const filter = make(
    'select',
    { ariaLabel: 'Plan', onchange: () => void show({ ...asked, page: 1, plan: filter.value }) },
    make('option', { value: '' }, 'All'),
    ...plans.map((plan) => make('option', {}, plan)),
  )
  const heads = list.columns.map(({ key, label }) =>
    make('th', { scope: 'col' }, make('button', { onclick: () => void show(sortedBy(asked, key)) }, label)),
  )
  const body = make('tbody')
  const range = make('span')
  const previous = make('button', { ariaLabel: 'Previous page', onclick: () => void show({ ...asked, page: asked.page - 1 }) }, '‹')
  const next = make('button', { ariaLabel: 'Next page', onclick: () => void show({ ...asked, page: asked.page + 1 }) }, '›')
  const head = make('tr', {}, make('th', {}, 'Profile'), ...heads, make('th', {}, 'Actions'))
  place.replaceChildren(search, filter, make('table', {}, make('thead', {}, head), body), range, previous, next)

  const rowOf = (row: Row) => {
    const picture = make(
      'td',
      {},
      ...(row.profile_picture ? [make('img', { src: row.profile_picture, alt: '', width: 50, height: 50 })] : []),
    )
    const actions = make('td', {}, ...list.actions.map((action) => make('button', {}, action)))
    return make('tr', {}, picture, ...list.columns.map(({ text }) => make('td', {}, text(row))), actions)
  }

  async function show(wanted: Asked): Promise<void> {
    asked = wanted
    const { rows, total } = await read(wanted)
    if (asked !== wanted) return
    body.replaceChildren(...rows.map(rowOf))
    range.textContent = `${(wanted.page - 1) * pageSize + 1}–${Math.min(wanted.page * pageSize, total)} of ${total}`
    previous.disabled = wanted.page === 1
    next.disabled = wanted.page * pageSize >= total
  }

  void show(asked)
}
