import { defineElement } from '../define.tsx'
import type { ScreenElement } from '../screen-element.ts'
import { AccountList } from './account-list.tsx'
import { accountListPreload } from './attributes.ts'
import type { AccountListEvents } from './events.ts'

/**
 * Table of all doctors, patients or admins. The table of admins shows for superadmins only.
 * An event `export-csv` that the page dispatches at it starts its export.
 * @attr {'doctors' | 'patients' | 'admins'} key-prop - the kind of accounts, required
 * @attr {string | number} doctor-id - shows only the patients of this doctor
 * @attr {number} page-size - rows of a page, at most 100; default: the size that the admin chose last for this kind of list, or 10
 * @attr {string} list-state - page, sort order and search as `list-change` reports them, such as `page=2&sort=name&order=desc&q=ann`; unknown parts are ignored
 */
export interface AccountListElement extends ScreenElement<AccountListEvents> {
  keyProp: string | null
  doctorId: string | null
  pageSize: string | null
  listState: string | null
}

defineElement('account-list', AccountList, accountListPreload.attributes, accountListPreload)

declare global {
  interface HTMLElementTagNameMap {
    'account-list': AccountListElement
  }
}
