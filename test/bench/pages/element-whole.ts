import { configure } from '/elements/index.js'

configure({ apiBase: '/whole/api/v1' })
// Only then, because an element asks as soon as it is defined. The page preloads it.
const element = '/elements/doctor-subscriptions.js'
await import(/* @vite-ignore */ element)
