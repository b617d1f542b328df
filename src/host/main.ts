import { beginFirstList } from './first-list.ts'

// What the first screen asks for is on its way while the rest of the program is.
beginFirstList()
void import('./panel.tsx').then(({ startPanel }) => startPanel())
