import { configure } from 'pinned:index'
import 'pinned:doctor-subscriptions'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'
import { showWarnings } from '../shared/warnings.ts'

showWarnings()
configure({ getToken })
document
  .querySelector('doctor-subscriptions')
  ?.addEventListener('subscription-change', ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`))

// A second supplier loads an older version later.
await customElements.whenDefined('doctor-subscriptions')
const { configure: older } = await import('older:index')
await import('older:doctor-subscriptions')
older({ getToken })
document.documentElement.dataset['suppliers'] = '2'
