import { hasToken } from '../core/session/token.ts'
import { accountListRequest } from './account-list/attributes.ts'
import { doctorSubscriptionsRequest } from './doctor-subscriptions/attributes.ts'
import { isKnown, propOf, type FirstRequest } from './runtime/properties.ts'

/** Sends the first requests of the lists that stand in the page, while the code of their screens still loads. */
export function askAhead(): void {
  // `<admin-config>` may change where requests go.
  if (typeof document === 'undefined' || !hasToken() || document.querySelector('admin-config:not(:defined)')) return
  askFor('account-list', accountListRequest)
  askFor('doctor-subscriptions', doctorSubscriptionsRequest)
}

function askFor<Props extends object>(tag: string, { attributes, awaited, send }: FirstRequest<Props>): void {
  for (const element of document.querySelectorAll(`${tag}:not(:defined, [loading=lazy])`)) {
    const props = Object.fromEntries(attributes.map((name) => [name, propOf(element, name, awaited)])) as Props
    if (isKnown(props, awaited)) send(props)
  }
}
