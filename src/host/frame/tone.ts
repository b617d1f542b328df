import type { FrameShape } from '../settings/layout-shapes.ts'
import './tone.css'

const classes: Record<FrameShape['tone'], string> = { plain: '', dark: 'pe-dark', brand: 'on-brand' }

/** Returns the CSS class that gives a part of the frame its own colors. Empty for `plain`. */
export const toneClass = (tone: FrameShape['tone']): string => classes[tone]
