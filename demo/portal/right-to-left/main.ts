import { configure } from 'pinned:index'
import 'pinned:doctor-subscriptions'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'

// The page sets direction and language.
configure({ getToken, locale: 'auto' })
document.querySelector('doctor-subscriptions')?.addEventListener('subscription-change', ({ detail }) => tell(detail.subscription.name))
