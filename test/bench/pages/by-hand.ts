import { doctors, subscriptions, type List } from './lists.ts'
import { pagedByBrowser, pagedByServer } from './reading.ts'
import { showTable } from './table-by-hand.ts'

const place = document.getElementById('list')!

function show<Row extends { id: number; name: string; profile_picture: string | null }>(list: List<Row>): void {
  showTable(place, list, place.dataset['paging'] === 'browser' ? pagedByBrowser(list) : pagedByServer(list))
}

if (place.dataset['list'] === 'doctors') show(doctors)
else show(subscriptions)
