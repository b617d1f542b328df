import { subscriptions } from './lists.ts'
import { pagedByBrowser, pagedByServer } from './reading.ts'
import { showTable } from './table-by-hand.ts'

const place = document.getElementById('list')!
showTable(place, subscriptions, place.dataset['paging'] === 'browser' ? pagedByBrowser(subscriptions) : pagedByServer(subscriptions))
