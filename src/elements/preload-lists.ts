import { hasToken } from '../core/session/token.ts'
import { isFirstInstance } from '../core/single-instance.ts'
import { accountListPreload } from './account-list/attributes.ts'
import { doctorSubscriptionsPreload } from './doctor-subscriptions/attributes.ts'
import { isKnown, propOf, valueOf, type ListPreload } from './runtime/properties.ts'

/** Sends the first requests of the lists in the page, while the code of their screens still loads. */
export function preloadLists(): void {
  if (typeof document === 'undefined' || !isFirstInstance() || !hasToken()) return
  // `<admin-config>` may change where requests go.
  if (document.querySelector('admin-config:not(:defined)')) return
  preload('account-list', accountListPreload)
  preload('doctor-subscriptions', doctorSubscriptionsPreload)
}

function preload<Props extends object>(tag: string, { attributes, awaited, preload: send }: ListPreload<Props>): void {
  for (const element of document.querySelectorAll(`${tag}:not(:defined)`)) {
    if (valueOf(element, 'loading') === 'lazy') continue
    const props = Object.fromEntries(attributes.map((name) => [name, propOf(element, name, awaited)])) as Props
    if (isKnown(props, awaited)) send(props)
  }
}
