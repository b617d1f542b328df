import { configure } from 'practice-elements'
import { hydrateRoot } from 'react-dom/client'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'
import { page } from './page.js'

configure({ getToken })
hydrateRoot(globalThis.document.getElementById('app'), page())
globalThis.document.addEventListener('subscription-change', ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`))
