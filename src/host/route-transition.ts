import { $animation } from '../core/theme/settings.ts'
import { reducedMotion } from './reduced-motion.ts'

/** Milliseconds, §9. */
const duration = 100

const transitions: Readonly<Record<string, Keyframe[]>> = {
  fadeIn: [{ opacity: 0 }, { opacity: 1 }],
}

/** Plays the chosen transition on a page that has just come; none where motion is unwanted, or the choice means nothing. */
export function playTransition(page: Element): void {
  const name = $animation.get()
  const keyframes = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (keyframes && !reducedMotion.matches) page.animate(keyframes, duration)
}
