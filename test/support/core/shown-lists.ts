import { entryOf } from '../../../src/core/resources/cache.ts'
import { createSubscriptionList, type SubscriptionList } from '../../../src/core/subscriptions.ts'
import { signIn } from '../../../src/elements/index.ts'
import { newRequests } from '../elements/new-requests.ts'
import { signIns } from '../backend.ts'
import { until } from '../until.ts'

// Each test uses its own page size, which identifies its requests.
export let page_size = 2
export let mine: { path: RegExp }
export let asked: Awaited<ReturnType<typeof newRequests>>

/** Unsubscribe functions of this test, called when it ends. */
export const stops: (() => void)[] = []

export const shown = (...parameters: Parameters<typeof createSubscriptionList>): SubscriptionList => {
  const list = createSubscriptionList(...parameters)
  stops.push(list.$view.subscribe(() => undefined))
  return list
}

export const names = ({ $view }: SubscriptionList) => $view.get().page?.rows.map(({ name }) => name) ?? []
export const loaded = (list: SubscriptionList) => until(() => names(list).length > 0 && !list.$view.get().loading, 'No rows come')
/** Waits until a page of the usual list is answered here, not only by the server: a visit before that joins the request. */
export const answered = (page: number) =>
  until(() => entryOf('subscriptions', JSON.stringify({ page, page_size })).reading === undefined, `Page ${page} is not answered`)
/** Waits until the list shows other rows. */
export const changed = (list: SubscriptionList, before: string[]) => until(() => names(list).join() !== before.join(), 'Nothing comes')

/** Signs in before each test and counts its requests. */
export function freshLists(): void {
  beforeEach(async () => {
    await signIn(signIns.superadmin)
    page_size += 1
    mine = { path: new RegExp(`page_size=${page_size}(&|$)`) }
    asked = await newRequests(mine)
  })
  afterEach(() => stops.splice(0).forEach((stop) => stop()))
}
