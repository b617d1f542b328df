import { configure } from 'pinned:index'

configure({ apiBase: '/whole/api/v1' })
// Import after `configure()`, because an element sends requests as soon as it is defined. The page preloads it.
await import('pinned:doctor-subscriptions')
