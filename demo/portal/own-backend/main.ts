import { configure, type EventOf } from 'practice-elements'
import type { AccountListElement } from 'practice-elements/account-list'
import 'practice-elements/account-list'
import 'practice-elements/doctor-editor'
import 'practice-elements/doctor-profile'
import 'practice-elements/patient-detail'
import { tell } from '../shared/activity.ts'
import hooks from './hooks.ts'

const apiBase = '/demo/portal/own-backend/api/v1'

/** Stands in for the portal's own sign-in. */
async function getToken(): Promise<string> {
  const response = await fetch(`${apiBase}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-tenant': 'kestrel' },
    body: JSON.stringify({ email: 'ada@kestrel.test', password: 'kestrel-demo' }),
  })
  return ((await response.json()) as { data: { token: string } }).data.token
}

configure({ ...hooks, apiBase, getToken })

/** Elements that show a record below the list, with the attribute of its id. */
const records: Readonly<Record<string, readonly [tag: string, attribute: string]>> = {
  doctor: ['doctor-profile', 'doctor-id'],
  'doctor-edit': ['doctor-editor', 'doctor-id'],
  patient: ['patient-detail', 'patient-id'],
}

/** Opens the record of a link below the list. The elements would lead to a page of their own panel. */
function open(event: EventOf<AccountListElement, 'navigate'>): void {
  event.preventDefault()
  const { to, id } = event.detail
  const [tag, attribute] = records[to] ?? []
  const place = document.querySelector('#record')
  if (!tag || !attribute || id === undefined) return place?.replaceChildren()
  const element = document.createElement(tag)
  element.setAttribute(attribute, String(id))
  place?.replaceChildren(element)
  element.scrollIntoView()
}

document.addEventListener('navigate', open)
document.addEventListener('doctor-change', ({ detail }) => tell(`Practice ${detail.doctorId} was changed`))
document.addEventListener('subscription-change', ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`))
