import { $animation } from '../core/theme/settings.ts'
import { isMotionReduced } from '../core/theme/theme.ts'

/** Milliseconds, §9. */
const duration = 100

/** Of a veil in the colour of the ground, through which the page comes. */
const transitions: Readonly<Record<string, Keyframe[]>> = {
  fadeIn: [{ opacity: 1 }, { opacity: 0 }],
}

/**
 * Plays the chosen transition over a page that has just come; none where motion is unwanted, or the choice means nothing.
 * It is not the page that is animated: Chromium would leave it inert for good when a dialog has lain over it meanwhile.
 */
export function playTransition(): void {
  const name = $animation.get()
  const keyframes = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (keyframes && !isMotionReduced()) document.querySelector('.route-veil')?.animate(keyframes, duration)
}
