import { beginList } from './begin-list.ts'
import { hrefOf } from './paths.ts'

// What the first screen asks for is on its way while the rest of the program is.
beginList(location.pathname.slice(hrefOf('').length) + location.search)
void import('./panel.tsx').then(({ startPanel }) => startPanel())
