/**
 * Screens that others embed by their tag, each with its registration. It stands here, because a screen never
 * imports another screen's folder: what it knows of one is the tag, the attributes and the events.
 */
export const embeddable = {
  'account-list': () => import('./account-list/account-list.element.ts'),
  'doctor-subscriptions': () => import('./doctor-subscriptions/doctor-subscriptions.element.ts'),
}
