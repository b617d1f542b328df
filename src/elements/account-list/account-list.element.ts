import { defineElement } from '../define.tsx'
import { AccountList } from './account-list.tsx'

/**
 * The table of all doctors, patients or admins. Admins show for superadmins only.
 * Events: `navigate` (cancelable), `ready`, `load-error`.
 * @attr key-prop doctors, patients, admins
 * @attr doctor-id whole number: the patients of this doctor only
 * @attr page-size rows of a page, 10 when absent, 100 at most
 */
export interface AccountListElement extends HTMLElement {
  keyProp: string | null
  doctorId: string | null
  pageSize: string | null
}

defineElement('account-list', AccountList, ['keyProp', 'doctorId', 'pageSize'])

declare global {
  interface HTMLElementTagNameMap {
    'account-list': AccountListElement
  }
}
