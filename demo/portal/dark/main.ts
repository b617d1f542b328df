import { configure } from 'pinned:index'
import 'pinned:admin-overview'
import 'pinned:doctor-subscriptions'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'

configure({ getToken })
document
  .querySelector('doctor-subscriptions')
  ?.addEventListener('subscription-change', ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`))
