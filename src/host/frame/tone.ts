import type { FrameShape } from './layouts.ts'
import './tone.css'

const classes: Record<FrameShape['tone'], string> = { plain: '', dark: 'pe-dark', brand: 'on-brand' }

/** The class that gives a part of the frame colours of its own. */
export const toneClass = (tone: FrameShape['tone']): string => classes[tone]
