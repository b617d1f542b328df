import { configure } from 'pinned:index'

// One script in place of two, which the bundler of these pages would put into one.
configure({ apiBase: '/api/v1' })
await import('pinned:account-list')
