import { configure } from 'practice-elements'
import { hydrateRoot } from 'react-dom/client'
import { tell } from '../shared/activity.ts'
import { getToken } from '../shared/session.ts'
import { page } from './page.js'

const { document } = globalThis

configure({ getToken })
hydrateRoot(
  document.getElementById('app'),
  page({
    onBeforeSubscriptionChange: (event) => {
      if (!document.getElementById('audit').checked) return
      event.preventDefault()
      tell('Nothing changes during the audit')
    },
    onSubscriptionChange: ({ detail }) => tell(`${detail.subscription.name} is ${detail.status}`),
  }),
)
