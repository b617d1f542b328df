import { configure } from '/elements/index.js'

configure({ apiBase: '/whole/api/v1' })
