import { configure } from 'practice-elements'
import 'practice-elements/doctor-editor'
import 'practice-elements/doctor-subscriptions'
import 'practice-elements/patient-detail'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'
import { hosts } from './hosts.ts'

configure({ getToken })

const template = document.getElementById('record') as HTMLTemplateElement

let close: (() => void) | undefined

const hostInAddress = () => location.hash.slice(1)

/** Opens the modal in the address and closes the one before, such as after the browser's Back. */
async function followAddress(): Promise<void> {
  close?.()
  close = undefined
  const name = hostInAddress()
  const host = hosts[name]
  const open = await host?.load()
  if (!host || !open || hostInAddress() !== name) return
  close = open(recordIn(host.title), () => {
    close = undefined
    tell(`${host.title} closed`)
    if (hostInAddress() === name) history.replaceState(null, '', location.pathname)
  })
}

function recordIn(title: string): HTMLElement {
  const record = document.importNode(template.content, true).firstElementChild as HTMLElement
  record.querySelector('h2')?.append(title)
  record.querySelector('button')?.addEventListener('click', () => history.back())
  return record
}

document.getElementById('hosts')?.append(
  ...Object.entries(hosts).map(([name, { title }]) => {
    const link = document.createElement('a')
    link.href = `#${name}`
    link.textContent = title
    return link
  }),
)
document.addEventListener('subscription-change', ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`))
window.addEventListener('hashchange', () => void followAddress())
void followAddress()
