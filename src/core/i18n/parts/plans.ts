import { i18n } from '../i18n.ts'

/** Plan names of the specification, §3, for lists and filters. */
export const $planLabels = i18n('planLabels', {
  premium: 'App & Gallery',
  basic: 'App Only',
  standard: 'Gallery Only',
  free: 'Free',
  unknown: 'Unknown',
})

export const $planBadges = i18n('planBadges', {
  premium: 'APP & GALLERY',
  basic: 'APP ONLY',
  standard: 'GALLERY ONLY',
  free: 'FREE',
  unknown: 'Unknown',
})
