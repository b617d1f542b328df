/** Loading of a list: `server` requests one page of rows at a time, `browser` requests all rows at once. */
export type Paging = 'server' | 'browser'

export interface Subject {
  name: string
  /** Path of the page below `/bench/`. */
  page: string
  paging: Paging
  /** Selector of the rows. */
  rows: string
  /** Selector of the name within a row. */
  cell: string
}

/** The same list made with another library: a plain table, a grid with its own filters and keys, or a whole back office. */
export interface Peer extends Subject {
  kind: 'table' | 'grid' | 'panel'
}

export const plainTable = { rows: 'tbody tr', cell: 'td:nth-child(2)' }
const element = { rows: '[part~=row]', cell: '[part~=cell]:nth-child(2) > :first-child' }

/** Floors (baselines): pages without any library. */
export const floors = { server: 'by hand', browser: 'by hand, whole list' } as const satisfies Record<Paging, string>
/** The same data in a plain React table. */
export const reactTables = { server: 'React table', browser: 'React table, whole list' } as const satisfies Record<Paging, string>
export const ours = { server: 'doctor-subscriptions', browser: 'doctor-subscriptions, whole list' } as const satisfies Record<
  Paging,
  string
>

/** The element and its references, with both kinds of loading. */
export const ownSubjects: readonly Subject[] = [
  { name: floors.server, page: 'by-hand.html', paging: 'server', ...plainTable },
  { name: reactTables.server, page: 'react-table.html', paging: 'server', ...plainTable },
  { name: ours.server, page: 'element.html', paging: 'server', ...element },
  { name: floors.browser, page: 'by-hand-whole.html', paging: 'browser', ...plainTable },
  { name: reactTables.browser, page: 'react-table-whole.html', paging: 'browser', ...plainTable },
  { name: ours.browser, page: 'element-whole.html', paging: 'browser', ...element },
]

/** Lists of doctors with 50 rows on a page. */
export const longPages = { floor: 'by hand, 50 rows', ours: 'account-list, 50 rows' } as const

export const longPageSubjects: readonly Subject[] = [
  { name: longPages.floor, page: 'by-hand-50.html', paging: 'server', ...plainTable },
  { name: longPages.ours, page: 'element-50.html', paging: 'server', ...element },
]

/** Returns the name of the floor that a subject's ratios refer to. */
export const floorOf = (subject: string): string => {
  if (subject.endsWith('50 rows')) return longPages.floor
  return subject.endsWith('whole list') ? floors.browser : floors.server
}
