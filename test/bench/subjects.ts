/** How a page is made that shows a list: one page of rows asked for at a time, or everything at once. */
export type Paging = 'server' | 'browser'

/** What is measured. */
export interface Subject {
  name: string
  /** Of the page, below `/bench/`. */
  page: string
  paging: Paging
  /** Finds the rows on it. */
  rows: string
  /** Finds the name within a row. */
  cell: string
}

/** Another list of the same rows, by what its library is: a table alone, a grid with its own filters and keys, or a whole back office. */
export interface Peer extends Subject {
  kind: 'table' | 'grid' | 'panel'
}

export const plainTable = { rows: 'tbody tr', cell: 'td:nth-child(2)' }
const element = { rows: '[part~=row]', cell: '[part~=cell]:nth-child(2)' }

/** The floors: no library at all. */
export const floors = { server: 'by hand', browser: 'by hand, whole list' } as const satisfies Record<Paging, string>
/** The same data in one plain table of React. */
export const reactTables = { server: 'React table', browser: 'React table, whole list' } as const satisfies Record<Paging, string>
export const ours = { server: 'doctor-subscriptions', browser: 'doctor-subscriptions, whole list' } as const satisfies Record<
  Paging,
  string
>

/** The element beside what it is measured against, in both ways. */
export const ownSubjects: readonly Subject[] = [
  { name: floors.server, page: 'by-hand.html', paging: 'server', ...plainTable },
  { name: reactTables.server, page: 'react-table.html', paging: 'server', ...plainTable },
  { name: ours.server, page: 'element.html', paging: 'server', ...element },
  { name: floors.browser, page: 'by-hand-whole.html', paging: 'browser', ...plainTable },
  { name: reactTables.browser, page: 'react-table-whole.html', paging: 'browser', ...plainTable },
  { name: ours.browser, page: 'element-whole.html', paging: 'browser', ...element },
]

/** What a subject's figures are ratios to. */
export const floorOf = (subject: string): string => (subject.endsWith('whole list') ? floors.browser : floors.server)
