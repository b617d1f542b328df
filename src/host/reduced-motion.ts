/** Whether the one who looks wants things to stand still. */
export const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)')
