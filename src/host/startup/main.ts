import { preloadList } from '../routing/preload-list.ts'
import { pathOf } from '../installation/paths.ts'

// Requests the first screen's list while the rest of the program loads.
preloadList(pathOf(location.pathname + location.search))
void import('./panel.tsx').then(({ startPanel }) => startPanel())
