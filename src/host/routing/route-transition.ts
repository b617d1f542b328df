import { $animation } from '../../core/theme/settings.ts'
import { isMotionReduced } from '../../core/theme/theme.ts'

/** Milliseconds, §9. */
const duration = 100

/** Keyframes of the veil over the page, which has the color of the background. */
const transitions: Readonly<Record<string, Keyframe[]>> = {
  fadeIn: [{ opacity: 1 }, { opacity: 0 }],
}

/**
 * Plays the chosen transition over a new page. Plays none with reduced motion or for an unknown name.
 * Animates a veil, not the page: Chromium leaves an animated page inert for good if a dialog covers it meanwhile.
 */
export function playTransition(): void {
  const name = $animation.get()
  const keyframes = Object.hasOwn(transitions, name) ? transitions[name] : undefined
  if (keyframes && !isMotionReduced()) document.querySelector('.route-veil')?.animate(keyframes, duration)
}
