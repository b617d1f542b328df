import { beginFirstList } from './first-list.ts'

// What the first screen asks for is on its way while the rest of the program is.
beginFirstList()
const { startPanel } = await import('./panel.tsx')
await startPanel()
