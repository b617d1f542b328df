import { configure } from 'pinned:index'

configure({ apiBase: '/whole/api/v1' })
// Only then, because an element asks as soon as it is defined. The page preloads it.
await import('pinned:doctor-subscriptions')
