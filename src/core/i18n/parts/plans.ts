import { computed, type StoreValue } from 'nanostores'
import { isPlan, plans } from '../../contract/subscriptions.ts'
import { i18n } from '../i18n.ts'

/** Plan names of the specification, §3, for lists and filters. */
export const $planLabels = i18n('planLabels', {
  premium: 'App & Gallery',
  basic: 'App Only',
  standard: 'Gallery Only',
  free: 'Free',
  unknown: 'Unknown',
})

/** Returns the name of a plan; any other text is 'Unknown'. */
export const planName = (labels: StoreValue<typeof $planLabels>, plan: string): string => labels[isPlan(plan) ? plan : 'unknown']

/** Plans to choose from, in the order of the specification, §2. */
export const $planChoices = computed($planLabels, (labels) => Object.fromEntries(plans.map((plan) => [plan, labels[plan]])))

export const $planBadges = i18n('planBadges', {
  premium: 'APP & GALLERY',
  basic: 'APP ONLY',
  standard: 'GALLERY ONLY',
  free: 'FREE',
  unknown: 'Unknown',
})
