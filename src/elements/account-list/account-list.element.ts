import { defineElement } from '../define.tsx'
import { AccountList } from './account-list.tsx'

/**
 * The table of all doctors, patients or admins. Admins show for superadmins only.
 * Events: `list-change` (`{state}`) when page, size, sort or search change, `navigate` (cancelable), `ready`, `load-error`.
 * @attr key-prop doctors, patients, admins
 * @attr doctor-id whole number: the patients of this doctor only
 * @attr page-size rows of a page, 10 when absent, 100 at most
 * @attr list-state what `list-change` told, such as `page=2&sort=name&order=desc&q=ann`; what means nothing in it is ignored
 */
export interface AccountListElement extends HTMLElement {
  keyProp: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('account-list', AccountList, ['keyProp', 'doctorId', 'pageSize', 'listState'])

declare global {
  interface HTMLElementTagNameMap {
    'account-list': AccountListElement
  }
}
