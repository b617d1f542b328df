/**
 * Screens that other screens embed by tag, each with its registration.
 * A screen never imports another screen's folder: it knows only tag, attributes and events.
 */
export const embeddable = {
  'activity-log': () => import('./activity-log/activity-log.element.ts'),
  'account-list': () => import('./account-list/account-list.element.ts'),
  'doctor-subscriptions': () => import('./doctor-subscriptions/doctor-subscriptions.element.ts'),
}
