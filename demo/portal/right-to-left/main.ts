import { configure } from 'pinned:index'
import 'pinned:doctor-subscriptions'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'

// Direction and language are the page's own.
configure({ getToken, locale: 'auto' })
document.querySelector('doctor-subscriptions')?.addEventListener('subscription-change', ({ detail }) => tell(detail.subscription.name))
