import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import type { ListEvents } from '../ui/table/list-events.ts'
import { AccountList } from './account-list.tsx'
import { preloadAccountList } from './attributes.ts'

/**
 * The table of all doctors, patients or admins. Admins show for superadmins only.
 * @attr {'doctors' | 'patients' | 'admins'} key-prop - which list
 * @attr {string | number} doctor-id - the patients of this doctor only
 * @attr {number} page-size - rows of a page, 10 when absent, 100 at most
 * @attr {string} list-state - what `list-change` told, such as `page=2&sort=name&order=desc&q=ann`; what means nothing in it is ignored
 */
export interface AccountListElement extends ScreenElement<ListEvents> {
  keyProp: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('account-list', AccountList, ['keyProp', 'doctorId', 'pageSize', 'listState'], {
  awaited: ['keyProp', 'doctorId'],
  prepare: preloadAccountList,
})

declare global {
  interface HTMLElementTagNameMap {
    'account-list': AccountListElement
  }
}
