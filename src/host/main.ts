import { preloadList } from './preload-list.ts'
import { pathOf } from './paths.ts'

// What the first screen asks for is on its way while the rest of the program is.
preloadList(pathOf(location.pathname + location.search))
void import('./panel.tsx').then(({ startPanel }) => startPanel())
