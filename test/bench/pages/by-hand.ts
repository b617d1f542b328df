import { columns, first, nextOrder, read, textsOf, type Asked, type Row } from './list.ts'

/** The floor: the list by hand, with no library at all. */
const list = document.getElementById('list')!
let asked: Asked = first

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, properties: Partial<HTMLElementTagNameMap[Tag]> = {}, ...children: (Node | string)[]) {
  const element: HTMLElementTagNameMap[Tag] = document.createElement(tag)
  Object.assign(element, properties)
  element.append(...children)
  return element
}

const search = make('input', { type: 'search', ariaLabel: 'Search', oninput: () => void show({ ...asked, page: 1, q: search.value }) })
const heads = columns.map(({ key, label }) =>
  make('th', { scope: 'col' }, make('button', { onclick: () => void show({ ...asked, page: 1, sort: key, order: nextOrder(asked, key) }) }, label)),
)
const body = make('tbody', {})
const range = make('span', {})
const next = make('button', { ariaLabel: 'Next page', onclick: () => void show({ ...asked, page: asked.page + 1 }) }, '›')
list.append(search, make('table', {}, make('thead', {}, make('tr', {}, make('th', {}, 'Profile'), ...heads)), body), range, next)

const rowOf = (row: Row) => {
  const picture = make('td', {}, ...(row.profile_picture ? [make('img', { src: row.profile_picture, alt: '', width: 50, height: 50 })] : []))
  return make('tr', {}, picture, ...textsOf(row).map((text) => make('td', {}, text)))
}

async function show(next: Asked): Promise<void> {
  asked = next
  const { rows, total } = await read(next)
  if (asked !== next) return
  body.replaceChildren(...rows.map(rowOf))
  range.textContent = `${(next.page - 1) * 10 + 1}–${Math.min(next.page * 10, total)} of ${total}`
}

void show(asked)
